import { useCallback, useEffect, useRef, useState } from 'react'
import { createMirrorStore, type MirrorStore, type SyncedMirror } from '../../live/mirror/mirrorStore.ts'

/** A mirror, or the promise that `openMirror` returned: the same object at each render. */
export type AnyMirror = SyncedMirror | Promise<SyncedMirror>

/** A mirror that has opened, or has failed to. */
interface Opened {
  readonly mirror: AnyMirror
  readonly store?: MirrorStore
  readonly error?: unknown
}

/** Stores by mirror: one for the whole page, so that two components share one sync. */
const stores = new WeakMap<SyncedMirror, MirrorStore>()

/** Result of {@link useMirrorStore}. */
interface OpenedStore extends Omit<Opened, 'mirror'> {
  /** Runs an action at once, or as soon as the mirror is open: a reader who is quicker than the database is heard. */
  readonly whenOpen: (action: StoreAction) => void
}

type StoreAction = (store: MirrorStore) => void

/**
 * Returns the store of a mirror once it is open, or the error why it did not open.
 * @param mirror Undefined while there is none.
 */
export function useMirrorStore(mirror: AnyMirror | undefined): OpenedStore {
  const [opened, setOpened] = useState<Opened>()
  // With the mirror that each is for: a reader may press before effects have run, of the first mirror or of another.
  const waiting = useRef<{ readonly mirror: AnyMirror | undefined; readonly action: StoreAction }[]>([])
  useEffect(() => {
    if (mirror === undefined) return
    let unmounted = false
    const set = (result: Opened) => {
      if (!unmounted) setOpened(result)
    }
    Promise.resolve(mirror).then(
      (open) => set({ mirror, store: sharedStore(open) }),
      (error: unknown) => set({ mirror, error }),
    )
    return () => {
      unmounted = true
    }
  }, [mirror])
  const { store, error }: Partial<Opened> = (opened?.mirror === mirror ? opened : undefined) ?? {}
  useEffect(() => {
    if (store === undefined) return
    for (const { mirror: wanted, action } of waiting.current.splice(0)) if (wanted === mirror) action(store)
  }, [store, mirror])
  const whenOpen = useCallback(
    (action: StoreAction) => {
      if (store === undefined) waiting.current.push({ mirror, action })
      else action(store)
    },
    [store, mirror],
  )
  return { ...(store && { store }), ...(error !== undefined && { error }), whenOpen }
}

function sharedStore(mirror: SyncedMirror): MirrorStore {
  const store = stores.get(mirror) ?? createMirrorStore(mirror)
  stores.set(mirror, store)
  return store
}
