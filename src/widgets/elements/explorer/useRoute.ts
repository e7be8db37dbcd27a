import { useMemo, useSyncExternalStore } from 'react'
import { type Route, parseFragment } from '../route.ts'

/** Current route of the URL; undefined for the home page. Updates on navigation. */
export function useRoute(): Route | undefined {
  const fragment = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseFragment(fragment), [fragment])
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
