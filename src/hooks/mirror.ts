'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import type { MirrorView, SyncView } from '../format/mirror.ts'
import { canonicalScope, type Scope, scopeId } from '../mirror/coverage/scope.ts'
import { mirrorStore, type MirrorSnapshot, type MirrorStore, type SyncedMirror } from './mirrorStore.ts'
import { useClient } from './useClient.ts'

/** A mirror, or the promise of one that `openMirror` returned: the same object at each render. */
export type AnyMirror = SyncedMirror | Promise<SyncedMirror>

/** Options of {@link useMirror}. */
export interface MirrorHookOptions {
  /** Client whose service fills the mirror. @default the provider's */
  readonly client?: Client | undefined
  /** Syncs go on with what the chain adds, until they are paused. @default false */
  readonly follow?: boolean | undefined
}

/** Options of {@link useSync}. */
export interface SyncHookOptions extends MirrorHookOptions {
  /** Starts by itself, once the mirror is open. @default false */
  readonly auto?: boolean | undefined
}

/** Result of {@link useSync}. */
export interface SyncResult extends SyncView {
  /** Brings the scope here, or up to date. Does nothing while it runs or the mirror opens. */
  readonly start: () => void
  /** Stops; what is here stays, and the next start goes on from there. */
  readonly pause: () => void
  /** Goes on after a pause; does nothing otherwise. */
  readonly resume: () => void
}

/**
 * What a mirror holds, how old it is, what it takes, and what is wrong with it; follows changes by
 * this tab and by others. While it is mounted, the syncs of this tab run on.
 * @example
 * const opening = openMirror({ name: 'mainnet' })
 * const Settings = () => <MirrorStatus mirror={useMirror(opening)} />
 */
export function useMirror(mirror: AnyMirror, options: MirrorHookOptions = {}): MirrorView {
  const { service } = useClient(options.client)
  const { follow = false } = options
  const { store, problem } = useStore(mirror)
  useEffect(() => store?.hold(), [store])
  const shown = useSyncExternalStore(store?.subscribe ?? neverChanges, store?.snapshot ?? unread, unread)
  const acts = useMemo(
    () => ({
      start: (scope: Scope) => store?.start(scope, { service, follow }),
      pause: (scope: Scope) => store?.pause(scope),
      clear: (scope?: Scope) => store?.clear(scope),
      persist: () => store?.persist(),
    }),
    [store, service, follow],
  )
  return useMemo(() => {
    if (problem !== undefined) return { ...shown, ...acts, state: 'absent', problems: [problem] }
    return { ...shown, ...acts, state: store === undefined ? 'opening' : 'ready' }
  }, [shown, acts, store, problem])
}

/**
 * The sync of one scope: an account's history, its NFTs, a trace. Two components that name the same
 * scope share one sync; it ends with the last of them.
 * @param scope Addresses in any form; `skipToken` for none.
 * @throws {TonlensError} The scope names nothing.
 */
export function useSync(
  mirror: AnyMirror,
  scope: Scope | SkipToken,
  options: SyncHookOptions = {},
): SyncResult {
  const { service } = useClient(options.client)
  const { follow = false, auto = false } = options
  const { store, problem } = useStore(mirror)
  // As text: callers write the scope anew at each render.
  const wanted = scope === skipToken ? undefined : JSON.stringify(canonicalScope(scope))
  const id = wanted === undefined ? undefined : scopeId(JSON.parse(wanted) as Scope)
  const acts = useMemo(() => {
    const named = wanted === undefined ? undefined : (JSON.parse(wanted) as Scope)
    const start = () => named && store?.start(named, { service, follow })
    const pause = () => named && store?.pause(named)
    const resume = () => {
      if (named && store?.sync(scopeId(named)).state === 'paused') start()
    }
    return { start, pause, resume }
  }, [store, wanted, service, follow])
  const view = () => (store === undefined || id === undefined ? noSync : store.sync(id))
  const shown = useSyncExternalStore(store?.subscribe ?? neverChanges, view, () => noSync)
  useEffect(() => {
    if (store === undefined || id === undefined) return
    return store.hold(id)
  }, [store, id])
  useEffect(() => {
    if (auto) acts.start()
  }, [acts, auto])
  return problem === undefined ? { ...shown, ...acts } : { ...acts, ...noSync, state: 'failed', error: problem }
}

const noSync: SyncView = { state: 'idle', progress: undefined, error: undefined }
const nothing: MirrorSnapshot = { scopes: undefined, usage: undefined, problems: [] }
const unread = () => nothing
const neverChanges = () => () => {}

interface Opened {
  readonly of: AnyMirror
  readonly store?: MirrorStore
  readonly problem?: unknown
}

/** The store of the mirror once it is open; why it is not, once that is known. */
function useStore(mirror: AnyMirror): Omit<Opened, 'of'> {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let left = false
    const set = (result: Opened) => {
      if (!left) setOpened(result)
    }
    Promise.resolve(mirror).then(
      (open) => set({ of: mirror, store: mirrorStore(open) }),
      (problem: unknown) => set({ of: mirror, problem }),
    )
    return () => {
      left = true
    }
  }, [mirror])
  return opened?.of === mirror ? opened : {}
}
