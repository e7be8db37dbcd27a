'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { readBase64Hash } from '../ton/hash.ts'

/** Options of {@link useUrlSelection}. */
export interface UrlSelectionOptions {
  /** Parameter of the query that holds it. @default 'transaction' */
  readonly parameter?: string | undefined
  /** `push` lets the reader go back from one selection to the one before. @default 'replace' */
  readonly history?: 'replace' | 'push' | undefined
}

// An address that a script changes is told to nobody else.
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/**
 * A selected transaction that is kept in the address of the page, so that a link shows it: give it
 * as `selected` and `onSelect` to the graph, outline, table and timeline of a trace.
 * @returns Its hash, base64, and how to change it; undefined for none, on the server, and for
 * anything in the address that is no hash.
 */
export function useUrlSelection({
  parameter = 'transaction',
  history: way = 'replace',
}: UrlSelectionOptions = {}): [selected: string | undefined, select: (hash: string | undefined) => void] {
  const text = useSyncExternalStore(
    subscribe,
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
      for (const listener of listeners) listener()
    },
    [parameter, way],
  )
  return [readBase64Hash(text), select]
}
