import {
  addRecentSearch,
  readRecentSearches,
  writeRecentSearches,
  type RecentSearch,
} from '../../meaning/names/recentSearches.ts'
import { createPersistentStore, type PersistentStore, type TextStorage } from './persistentStore.ts'

/** Options of {@link createRecentSearches}. */
export interface RecentSearchesOptions {
  /** Name in the storage. Use one for each network. @default 'tonlens-recent' */
  readonly name?: string | undefined
  /** @default `localStorage`; searches are kept for this page only if the browser has none or refuses it */
  readonly storage?: TextStorage | undefined
}

/** The reader's last searches, newest first, kept in this browser: 20 at most. */
export interface RecentSearches extends Pick<PersistentStore<readonly RecentSearch[]>, 'current' | 'subscribe'> {
  /** Puts a search first. */
  readonly add: (search: RecentSearch) => void
  /** Forgets all searches. */
  readonly clear: () => void
}

/** Creates a store of searches. Create it outside of components. On servers it is empty. */
export function createRecentSearches({ name = 'tonlens-recent', storage }: RecentSearchesOptions = {}): RecentSearches {
  const { current, subscribe, update } = createPersistentStore({
    name,
    storage,
    read: readRecentSearches,
    write: writeRecentSearches,
  })
  return {
    current,
    subscribe,
    add: (search) => update((list) => addRecentSearch(list, search)),
    clear: () => update(() => []),
  }
}
