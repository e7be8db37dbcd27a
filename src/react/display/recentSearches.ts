import {
  addRecentSearch,
  readRecentSearches,
  writeRecentSearches,
  type RecentSearch,
} from '../../meaning/names/recentSearches.ts'
import { createStorageListeners, findStorage, type TextStorage } from './labelStore.ts'

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

type Change = (searches: readonly RecentSearch[]) => readonly RecentSearch[]

/** More than the searches that are kept: the changes before have no effect. */
const maxUnsaved = 100

/** Creates a store of searches. Create it outside of components. On servers it is empty. */
export function createRecentSearches({
  name = 'tonlens-recent',
  storage = findStorage(),
}: RecentSearchesOptions = {}): RecentSearches {
  const listeners = createStorageListeners(name, refresh)
  let text: string | null = null
  let searches: readonly RecentSearch[] = []
  /** Changes that the browser has not saved yet. Until it does, they last as long as the page. */
  let unsaved: Change[] = []

  function refresh(): void {
    const stored = readText()
    if (stored === undefined || stored === text) return
    text = stored
    show(applyChanges(readRecentSearches(stored)))
  }
  /** Returns the stored text; undefined if the browser refuses to read it. */
  function readText(): string | null | undefined {
    try {
      return storage === undefined ? text : storage.getItem(name)
    } catch {
      return undefined
    }
  }
  function change(edit: Change): void {
    unsaved = [...unsaved, edit].slice(-maxUnsaved)
    const stored = readText()
    // Searches that cannot be read are not replaced.
    const next = stored === undefined ? edit(searches) : applyChanges(readRecentSearches(stored))
    if (stored !== undefined) save(writeRecentSearches(next))
    show(next)
  }
  function save(next: string): void {
    try {
      storage?.setItem(name, next)
      text = next
      unsaved = []
    } catch {
      // A browser without room: the next change tries again.
    }
  }
  function applyChanges(before: readonly RecentSearch[]): readonly RecentSearch[] {
    return unsaved.reduce((list, edit) => edit(list), before)
  }
  function show(next: readonly RecentSearch[]): void {
    searches = next
    listeners.notify()
  }
  refresh()
  return {
    current: () => searches,
    subscribe(listener) {
      refresh()
      return listeners.subscribe(listener)
    },
    add: (search) => change((list) => addRecentSearch(list, search)),
    clear() {
      unsaved = []
      change(() => [])
    },
  }
}
