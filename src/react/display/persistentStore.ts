import { createStore, type Subscribable } from './createStore.ts'

/** Keeps one text; `localStorage` is one. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

/** Options of {@link createPersistentStore}. */
export interface PersistentStoreOptions<Value> {
  /** Name in the storage. Stores of one name share their value. */
  readonly name: string
  /** @default `localStorage`; the value is kept for this page only if the browser has none or refuses it */
  readonly storage?: TextStorage | undefined
  /** Reads a stored text; null if there is none. Anybody may have written it, so it must not throw. */
  readonly read: (text: string | null) => Value
  readonly write: (value: Value) => string
  /**
   * Returns the error that `update` throws if the browser refuses to read or save the value, which stays as it was.
   * @default none: a change lasts as long as the page, and is saved with the next one
   */
  readonly refuse?: ((cause: unknown) => Error) | undefined
}

/** A value that the browser keeps for all tabs of the site. */
export interface PersistentStore<Value> extends Subscribable<Value> {
  /** Whether the value outlives the page: false without a storage. */
  readonly isPersistent: boolean
  /** Whether the browser has saved all changes. */
  readonly isSaved: () => boolean
  /**
   * Changes the value that is stored now, which another tab may have changed since. Nothing is saved while the browser
   * refuses to read it, so a value that cannot be read once is not replaced. What `change` throws is thrown.
   */
  readonly update: (change: (value: Value) => Value) => void
}

/** Unsaved changes that are kept: those before have no effect on what is saved. */
const maxUnsaved = 100

/**
 * Creates a value that the browser keeps. Create it outside of components. On servers it lasts as long as the process.
 */
export function createPersistentStore<Value>({
  name,
  storage = findStorage(),
  read,
  write,
  refuse,
}: PersistentStoreOptions<Value>): PersistentStore<Value> {
  type Change = (value: Value) => Value
  const store = createStore(
    read(null),
    () => {
      if (typeof window !== 'undefined') window.addEventListener('storage', handleStorage)
      refresh()
    },
    () => {
      if (typeof window !== 'undefined') window.removeEventListener('storage', handleStorage)
    },
  )
  /** Text that was read or saved last. */
  let text: string | null = null
  let unsaved: readonly Change[] = []

  const readText = () => (storage === undefined ? text : storage.getItem(name))
  const changeBy = (changes: readonly Change[], value: Value) => changes.reduce((each, change) => change(each), value)

  function handleStorage({ key }: StorageEvent): void {
    // The key is null if the other tab cleared everything.
    if (key === name || key === null) refresh()
  }
  function take(stored: string | null): void {
    if (stored === text) return
    text = stored
    store.set(changeBy(unsaved, read(stored)))
  }
  function refresh(): void {
    try {
      take(readText())
    } catch {
      // The value that was read before stays.
    }
  }
  refresh()
  return {
    // A server cannot tell, and its page must be the one that the browser renders first.
    isPersistent: storage !== undefined || typeof document === 'undefined',
    isSaved: () => unsaved.length === 0,
    current: store.current,
    subscribe: store.subscribe,
    update(change) {
      const changes = refuse === undefined ? [...unsaved, change].slice(-maxUnsaved) : [change]
      let stored: string | null
      try {
        stored = readText()
      } catch (cause) {
        if (refuse !== undefined) throw refuse(cause)
        unsaved = changes
        return store.set(change(store.current()))
      }
      const value = changeBy(changes, read(stored))
      const next = write(value)
      try {
        storage?.setItem(name, next)
        text = next
        unsaved = []
      } catch (cause) {
        if (refuse !== undefined) throw refuse(cause)
        unsaved = changes
      }
      store.set(value)
    },
  }
}

/** Storage of the browser; undefined on servers, and if the browser refuses it. */
function findStorage(): TextStorage | undefined {
  try {
    // Node has a `localStorage` of its own, which all requests of a server would share.
    return typeof document === 'undefined' ? undefined : globalThis.localStorage
  } catch {
    return undefined
  }
}
