'use client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { noSync, type SyncView } from '../../../sources/mirror/sync/syncView.ts'
import { canonicalScope, type Scope, scopeId } from '../../../sources/mirror/coverage/scope.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { useClient } from '../../provider/useClient.ts'
import type { MirrorHookOptions } from './useMirror.ts'
import { noSubscription } from '../../display/createStore.ts'
import { type AnyMirror, useMirrorStore } from './useMirrorStore.ts'

/** Options of {@link useSync}. */
export interface SyncHookOptions extends MirrorHookOptions {
  /** Starts the sync as soon as the mirror is open. @default false */
  readonly auto?: boolean | undefined
}

/** Result of {@link useSync}. */
export interface SyncResult extends SyncView {
  /** Starts the sync, or updates the scope, as soon as the mirror is open. Does nothing while the sync runs. */
  readonly start: () => void
  /** Stops the sync; its rows stay, and the next start continues there. */
  readonly pause: () => void
  /** Continues a paused sync; does nothing otherwise. */
  readonly resume: () => void
}

/**
 * Syncs one scope into a mirror: an account's history, its NFTs, a trace. Components that name the same
 * scope share one sync, which ends when the last of them unmounts.
 * @param mirror Undefined while there is none.
 * @param given Scope to sync, with addresses in any form; undefined or `skipToken` for none.
 * @param options Whether the sync begins by itself and goes on, and the client that it asks.
 * @throws {TonlensError} The scope is invalid.
 * @example const sync = useSync(opening, { kind: 'transactions', account })
 */
export function useSync(
  mirror: AnyMirror | undefined,
  given: Skippable<Scope>,
  options: SyncHookOptions = {},
): SyncResult {
  const { service } = useClient(options.client)
  const { follow = false, auto = false } = options
  const { store, error, whenOpen } = useMirrorStore(mirror)
  // As text, because callers create the scope object anew at each render.
  const scope = givenParams(given)
  const wanted = scope && JSON.stringify(canonicalScope(scope))
  const id = wanted === undefined ? undefined : scopeId(JSON.parse(wanted) as Scope)
  const actions = useMemo(() => {
    const named = wanted === undefined ? undefined : (JSON.parse(wanted) as Scope)
    const start = () => named && whenOpen((open) => open.start(named, { service, follow }))
    const pause = () => named && whenOpen((open) => open.pause(named))
    const resume = () =>
      named &&
      whenOpen((open) => {
        if (open.sync(scopeId(named)).state === 'paused') open.start(named, { service, follow })
      })
    return { start, pause, resume }
  }, [whenOpen, wanted, service, follow])
  const readSync = () => (store === undefined || id === undefined ? noSync : store.sync(id))
  const view = useSyncExternalStore(store?.subscribe ?? noSubscription, readSync, () => noSync)
  useEffect(() => {
    if (store === undefined || id === undefined) return
    return store.hold(id)
  }, [store, id])
  useEffect(() => {
    if (auto && store !== undefined) actions.start()
  }, [store, actions, auto])
  return error === undefined ? { ...view, ...actions } : { ...actions, ...noSync, state: 'failed', error }
}
