import { useMemo, useSyncExternalStore } from 'react'
import { type Route, parseRoute } from '../route.ts'

/** The place in the address bar; follows links and the back button. Undefined for the first page. */
export function useRoute(): Route | undefined {
  const fragment = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseRoute(fragment), [fragment])
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
