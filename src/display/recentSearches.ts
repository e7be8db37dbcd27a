import { notify } from '../client/notify.ts'
import { addRecentSearch, readRecentSearches, writeRecentSearches, type RecentSearch } from '../model/search/recentSearches.ts'
import { findStorage, type TextStorage } from './labelStore.ts'

/** Options of {@link createRecentSearches}. */
export interface RecentSearchesOptions {
  /** Name in the storage. Use one for each network. @default 'tonlens-recent' */
  readonly name?: string | undefined
  /** @default `localStorage`; searches are kept for this page only if the browser has none or refuses it */
  readonly storage?: TextStorage | undefined
}

/** The reader's last searches, kept in this browser: 20 at most. */
export interface RecentSearches {
  /** Searches now, newest first: the same list until they change. */
  readonly current: () => readonly RecentSearch[]
  /** Calls `listener` when searches change, in this tab or another. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Puts a search first. */
  readonly add: (search: RecentSearch) => void
  /** Forgets all searches. */
  readonly clear: () => void
}

/** Creates a store of searches. Create it outside of components. On servers it is empty. */
export function createRecentSearches({ name = 'tonlens-recent', storage: given = findStorage() }: RecentSearchesOptions = {}): RecentSearches {
  let storage = given
  const listeners = new Set<() => void>()
  let text: string | null = null
  let searches: readonly RecentSearch[] = []

  function refresh(): void {
    const stored = readText()
    if (stored === text) return
    text = stored
    searches = readRecentSearches(stored)
    for (const listener of Array.from(listeners)) notify(listener)
  }
  function readText(): string | null {
    try {
      return storage === undefined ? text : storage.getItem(name)
    } catch {
      return text
    }
  }
  function change(next: readonly RecentSearch[]): void {
    text = writeRecentSearches(next)
    searches = next
    try {
      storage?.setItem(name, text)
    } catch {
      // A browser without room: from now on, searches last as long as the page.
      storage = undefined
    }
    for (const listener of Array.from(listeners)) notify(listener)
  }
  const onStorage = (event: StorageEvent): void => {
    // The key is null if the other tab cleared everything.
    if (event.key === name || event.key === null) refresh()
  }

  refresh()
  return {
    current: () => searches,
    subscribe(listener) {
      if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', onStorage)
      refresh()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && typeof window !== 'undefined') window.removeEventListener('storage', onStorage)
      }
    },
    add(search) {
      refresh()
      change(addRecentSearch(searches, search))
    },
    clear: () => change([]),
  }
}
