'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { TonlensError } from '../../ton/errors.ts'
import { startPause, throttle } from '../../client/limits/pause.ts'
import { getStream } from '../../client/stream/stream.ts'
import { accountStates } from '../../endpoints/accounts.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import { addStreamedState, applyState, isBehind, type StreamedState } from '../../live/account/streamedState.ts'
import { leastPause } from '../../live/polling.ts'
import type { AccountStateFull } from '../../schema/account.ts'
import { type ResultOrigin, withOrigin } from '../withOrigin.ts'
import { useClient } from '../useClient.ts'
import { type LiveOptions, rawOrText } from './liveOptions.ts'

/** Result of {@link useLiveAccount}. */
export interface LiveAccount extends ResultOrigin {
  /** State of the account; undefined before the first answer, and if the service does not know it. */
  readonly data: AccountStateFull | undefined
  /** Finality of the last change; emulated balances are never shown. */
  readonly finality: 'confirmed' | 'finalized'
  /** True until the first answer or error; as in TanStack Query, also without an address. */
  readonly isPending: boolean
  readonly error: TonlensError | null
  /** True while the stream delivers events; otherwise the service is polled. */
  readonly live: boolean
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** Requests the state now. */
  readonly refetch: () => void
}

/** State of the account of a query, as the stream has told it. */
interface Streamed {
  readonly query: object
  readonly live: boolean
  readonly change: StreamedState | undefined
}

type AccountStates = { readonly accounts: readonly AccountStateFull[] }

/** Milliseconds for which a confirmed state is shown that the index does not know. */
const maxUnsettled = 30_000

/**
 * Loads the state of one account, and updates it as it changes. What is shown never goes back: an answer
 * that is older than an event does not replace it.
 * @param address Any form of the address; undefined while there is none.
 */
export function useLiveAccount(address: string | undefined, options: LiveOptions = {}): LiveAccount {
  const { interval = 5000 } = options
  const client = useClient(options.client)
  const cache = useQueryClient()
  const raw = rawOrText(address)
  const query = useMemo(
    () => endpointQueryOptions(client, accountStates, { address: raw === undefined ? [] : [raw] }),
    [client, raw],
  )
  const [streamed, setStreamed] = useState<Streamed>()
  // Events of another account, or of another client, say nothing about this one.
  const current = streamed?.query === query ? streamed : undefined
  const live = current?.live ?? false
  const change = current?.change
  const { data, error, isPending, fetchStatus, origin, refetch } = withOrigin(useQuery({
    ...query,
    enabled: raw !== undefined,
    refetchInterval: ({ state }) => {
      const row = state.data?.accounts[0]
      const awaitsIndex = change !== undefined && row !== undefined && isBehind(row, change)
      return live && !awaitsIndex ? Math.max(60_000, interval) : interval
    },
  }), cache, query.queryKey)
  useEffect(() => {
    const stream = getStream(client)
    if (stream === undefined || raw === undefined) return
    const update = (next: (last: Streamed) => Partial<Streamed>) =>
      setStreamed((given) => {
        const last = given?.query === query ? given : { query, live: false, change: undefined }
        return { ...last, ...next(last) }
      })
    const refresh = throttle(leastPause(interval), () => void cache.invalidateQueries({ queryKey: query.queryKey }))
    const stop = stream.listen(
      { topics: ['account_state_change'], addresses: [raw], minFinality: 'confirmed' },
      {
        opened() {
          update(() => ({ live: true }))
          refresh()
        },
        closed: () => update(() => ({ live: false })),
        event(event) {
          if (event.type !== 'account_state_change' || event.account !== raw) return
          const row = cache.getQueryData<AccountStates>(query.queryKey)?.accounts[0]
          const finality = event.finality === 'confirmed' ? 'confirmed' : 'finalized'
          update((last) => ({ change: addStreamedState(last.change, row, event.state, finality) }))
          if (finality === 'finalized') refresh()
        },
      },
    )
    return () => {
      stop()
      refresh.cancel()
    }
  }, [client, raw, cache, query, interval])
  const isCertain = change?.finality === 'finalized' && change.older !== undefined
  useEffect(() => {
    if (change === undefined || isCertain) return undefined
    // The service does not tell when a confirmed state is rolled back.
    const pause = startPause(maxUnsettled, () => setStreamed((last) => (last?.change === change ? { ...last, change: undefined } : last)))
    return pause.cancel
  }, [change, isCertain])
  const row = data?.accounts[0]
  const shown = row !== undefined && change !== undefined && isBehind(row, change) ? change : undefined
  return useMemo(
    () => ({
      data: row && shown ? applyState(row, shown.state) : row,
      finality: shown?.finality ?? 'finalized',
      isPending,
      fetchStatus,
      origin,
      error,
      live,
      refetch: () => void refetch(),
    }),
    [row, shown, isPending, fetchStatus, origin, error, live, refetch],
  )
}
