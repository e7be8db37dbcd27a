import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` where there is a layout; React 18 warns of it in server output. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
