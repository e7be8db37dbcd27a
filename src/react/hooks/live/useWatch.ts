'use client'
import { useEffect, useMemo, useState } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { lazyStore } from '../../live/lazyStore.ts'
import type { WatchCursor } from '../../live/watch/pass.ts'
import type { WatchMatch, WatchRule } from '../../live/watch/rules.ts'
import { emptyWatch, type Watch, type WatchState } from '../../live/watch/watchState.ts'
import { useStore } from '../../display/useStore.ts'
import { useClient } from '../../provider/useClient.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { type HookResult, readStatus } from '../result.ts'
import { type LiveOptions, rawOrText } from './liveOptions.ts'

export type { TransferCursor, UnreadRows, WatchCursor } from '../../live/watch/pass.ts'
export type { WatchDirection, WatchMatch, WatchRule } from '../../live/watch/rules.ts'
export type { WatchState } from '../../live/watch/watchState.ts'

/** Options of {@link useWatch}. */
export interface WatchOptions extends LiveOptions {
  /**
   * Milliseconds between two requests while there is no stream; a hidden page waits for a minute at least.
   * @default 10000
   */
  readonly interval?: number | undefined
  /**
   * Place to start from, such as the `cursor` that you stored before a reload. Read when the watch begins.
   * @default now
   */
  readonly since?: WatchCursor | undefined
  /** Called once for each match, oldest first: the place for a notification. */
  readonly onMatch?: ((match: WatchMatch) => void) | undefined
}

/** Result of {@link useWatch}. */
export interface WatchResult extends WatchState, HookResult<readonly WatchMatch[], unknown> {
  /** The same as `matches`; undefined until the accounts were read. */
  readonly data: readonly WatchMatch[] | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** Requests new rows now, and clears the error. */
  readonly refetch: () => void
}

/**
 * Watches accounts, and reports final rows that rules match: payments of an amount, a counterparty, failures,
 * jettons, scams. Each row is reported once. After a pause (offline, a hidden tab, a reload with `since`), the
 * rows in between are read first; `unread` names what could not be read.
 * @param accounts Any form of the addresses, 1,000 at most; undefined or `skipToken` for none.
 * @param rules Rules as data; a row is reported when at least one matches.
 * @param options Where to begin, whom to tell, and how often the service is asked without a stream.
 * @throws {TonlensError} As `error`: a rule or an address is invalid.
 * @example
 * const { matches } = useWatch([wallet], [{ kind: 'amount', least: '1000000000', direction: 'in' }], {
 *   onMatch: ({ id }) => new Notification('A payment arrived', { tag: id }),
 * })
 */
export function useWatch(
  accounts: Skippable<readonly string[]>,
  rules: readonly WatchRule[],
  options: WatchOptions = {},
): WatchResult {
  const { interval = 10_000, since, onMatch } = options
  const client = useClient(options.client)
  const [latest] = useState(createLatestOptions)
  useEffect(() => latest.set({ since, onMatch }))
  // As text, because callers create the lists anew at each render.
  const wanted = JSON.stringify([givenParams(accounts) ?? [], rules])
  const store = useMemo(() => {
    const [addresses, given] = JSON.parse(wanted) as [string[], WatchRule[]]
    if (addresses.length === 0 || given.length === 0) return undefined
    return lazyStore<WatchState, Watch>(
      emptyWatch,
      async () => {
        const { createWatch } = await import('../../live/engines.ts')
        return createWatch(client, {
          accounts: addresses.map((address) => rawOrText(address) ?? address),
          rules: given,
          since: latest.start(client),
          onMatch: (match) => latest.report(match),
          interval,
          streamingInterval: Math.max(60_000, interval),
        })
      },
      (error) => ({ ...emptyWatch, isPending: false, isFetching: false, error }),
    )
  }, [client, wanted, interval, latest])
  // On a server and while hydrating nothing has been asked yet: a watch with rules says that it will be.
  const state = useStore(store, store?.initial ?? withoutRules)
  useEffect(() => latest.reach(client, state.cursor), [latest, client, state.cursor])
  return useMemo(() => {
    const { isPending, error, matches } = state
    const data = matches.length === 0 && (isPending || error !== null) ? undefined : matches
    return { ...state, data, status: readStatus(state), refetch: () => store?.retry() }
  }, [state, store])
}

/** Options that may change while a watch runs, and how far it has come: neither starts it again. */
function createLatestOptions() {
  let options: Pick<WatchOptions, 'since' | 'onMatch'> = {}
  let reached: { readonly client: Client; readonly cursor: WatchCursor } | undefined
  return {
    set(next: typeof options): void {
      options = next
    },
    reach(client: Client, cursor: WatchCursor | undefined): void {
      if (cursor !== undefined) reached = { client, cursor }
    },
    /** Returns the place to start from: with other rules a watch goes on where it was. */
    start: (client: Client) => (reached?.client === client ? reached.cursor : options.since),
    report: (match: WatchMatch) => options.onMatch?.(match),
  }
}

const withoutRules: WatchState = { ...emptyWatch, isFetching: false }
