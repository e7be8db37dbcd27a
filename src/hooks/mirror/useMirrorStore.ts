import { useEffect, useState } from 'react'
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

/** Returns the store of a mirror once it is open, or the error why it did not open. */
export function useMirrorStore(mirror: AnyMirror): Omit<Opened, 'mirror'> {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
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
  return opened?.mirror === mirror ? opened : {}
}

/** `subscribe` of a mirror that is not open. */
export const neverChanges = (): (() => void) => () => {}

function sharedStore(mirror: SyncedMirror): MirrorStore {
  const store = stores.get(mirror) ?? createMirrorStore(mirror)
  stores.set(mirror, store)
  return store
}
