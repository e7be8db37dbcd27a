'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '../../../sources/client/createListeners.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'

/** Options of {@link useUrlSelection}. */
export interface UrlSelectionOptions {
  /** Query parameter that holds the hash. @default 'transaction' */
  readonly parameter?: string | undefined
  /** `push` adds a history entry for each selection, so that the back button undoes it. @default 'replace' */
  readonly history?: 'replace' | 'push' | undefined
}

// Browsers fire no event when a script changes the URL.
const listeners = createListeners(
  () => addEventListener('popstate', listeners.notify),
  () => removeEventListener('popstate', listeners.notify),
)

/**
 * Keeps the selected transaction in the URL of the page, so that a link opens with it: pass the pair
 * as `selected` and `onSelect` to the graph, outline, table and timeline of a trace.
 * @param options Name of the URL's parameter, and whether a selection adds an entry to the history.
 * @returns The hash, base64, and a function that changes it. The hash is undefined if there is none,
 * on the server, and if the parameter is not a hash.
 * @example const [selected, select] = useUrlSelection()
 */
export function useUrlSelection({ parameter = 'transaction', history: way = 'replace' }: UrlSelectionOptions = {}): [
  selected: string | undefined,
  select: (hash: string | undefined) => void,
] {
  const text = useSyncExternalStore(
    listeners.subscribe,
    () => new URLSearchParams(location.search).get(parameter) ?? '',
    () => '',
  )
  const select = useCallback(
    (hash: string | undefined): void => {
      const url = new URL(location.href)
      if (hash === undefined) url.searchParams.delete(parameter)
      else url.searchParams.set(parameter, readBase64Hash(hash, true) ?? hash)
      if (url.href === location.href) return
      history[way === 'push' ? 'pushState' : 'replaceState'](history.state, '', url)
      listeners.notify()
    },
    [parameter, way],
  )
  return [readBase64Hash(text), select]
}
