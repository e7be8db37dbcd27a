import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in browsers and `useEffect` on servers, where React 18 warns of the former. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
