'use client'
import { useEffect, useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import type { MirrorView } from '../../../text/format/mirror.ts'
import { emptySnapshot } from '../../live/mirror/mirrorStore.ts'
import { useStore } from '../../display/useStore.ts'
import type { Scope } from '../../../sources/mirror/coverage/scope.ts'
import { useClient } from '../../provider/useClient.ts'
import { type AnyMirror, useMirrorStore } from './useMirrorStore.ts'

/** Options of {@link useMirror}. */
export interface MirrorHookOptions {
  /** Client whose service fills the mirror. @default the provider's */
  readonly client?: Client | undefined
  /** Keeps syncs running after they are complete, to add what is new, until they are paused. @default false */
  readonly follow?: boolean | undefined
  /**
   * Opens the mirror again: called when the reader asks for that after it did not open. Then give the hook, and the
   * transport of the client, the new promise. @default undefined: the reader cannot ask for it
   */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Shows what a mirror holds: its scopes, their age and size, and its problems. Follows changes by this tab
 * and by others. While the hook is mounted, the syncs of this tab keep running.
 * @param mirror Undefined while there is none: its state is `opening`.
 * @param options How the syncs that the view starts go on, and the client that they ask.
 * @example
 * const opening = openMirror({ name: 'mainnet' })
 * const Settings = () => <MirrorStatus mirror={useMirror(opening)} />
 */
export function useMirror(mirror: AnyMirror | undefined, options: MirrorHookOptions = {}): MirrorView {
  const { service } = useClient(options.client)
  const { follow = false, onRetry } = options
  const { store, error, whenOpen } = useMirrorStore(mirror)
  useEffect(() => store?.hold(), [store])
  const snapshot = useStore(store, emptySnapshot)
  const actions = useMemo(
    () => ({
      start: (scope: Scope) => whenOpen((open) => open.start(scope, { service, follow })),
      pause: (scope: Scope) => whenOpen((open) => open.pause(scope)),
      clear: (scope?: Scope) => whenOpen((open) => open.clear(scope)),
      persist: () => whenOpen((open) => open.persist()),
    }),
    [whenOpen, service, follow],
  )
  return useMemo(() => {
    if (error !== undefined) return { ...snapshot, ...actions, state: 'absent', problems: [error], retry: onRetry }
    return { ...snapshot, ...actions, state: store === undefined ? 'opening' : 'ready' }
  }, [snapshot, actions, store, error, onRetry])
}
