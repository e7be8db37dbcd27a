'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { TonlensError } from '../../ton/errors.ts'
import { getStream } from '../../client/stream/stream.ts'
import { accountStates } from '../../endpoints/accounts.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import type { AccountState, AccountStateFull } from '../../schema/account.ts'
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

/**
 * Loads the state of one account, and updates it as it changes.
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
  const [streamed, setStreamed] = useState<{ raw: string; live: boolean; finality: LiveAccount['finality'] }>()
  const current = streamed?.raw === raw ? streamed : undefined
  const live = current?.live ?? false
  const { data, error, isPending, fetchStatus, origin, refetch } = withOrigin(useQuery({
    ...query,
    enabled: raw !== undefined,
    refetchInterval: live ? 60_000 : interval,
  }), cache, query.queryKey)
  useEffect(() => {
    const stream = getStream(client)
    if (stream === undefined || raw === undefined) return
    const update = (changes: Partial<NonNullable<typeof streamed>>) =>
      setStreamed((last) => ({ raw, live: true, finality: last?.finality ?? 'finalized', ...changes }))
    const refresh = () => void cache.invalidateQueries({ queryKey: query.queryKey })
    return stream.listen(
      { topics: ['account_state_change'], addresses: [raw], minFinality: 'confirmed' },
      {
        opened() {
          update({ live: true })
          refresh()
        },
        closed: () => update({ live: false }),
        event(event) {
          if (event.type !== 'account_state_change' || event.account !== raw) return
          cache.setQueryData<typeof data>(query.queryKey, (known) =>
            known === undefined ? known : { ...known, accounts: known.accounts.map((row) => applyChange(row, event.state)) },
          )
          update({ finality: event.finality === 'confirmed' ? 'confirmed' : 'finalized' })
          if (event.finality === 'finalized') refresh()
        },
      },
    )
  }, [client, raw, cache, query])
  return useMemo(
    () => ({
      data: data?.accounts[0],
      finality: current?.finality ?? 'finalized',
      isPending,
      fetchStatus,
      origin,
      error,
      live,
      refetch: () => void refetch(),
    }),
    [data, current, isPending, fetchStatus, origin, error, live, refetch],
  )
}

/** Applies a change to the state. Events contain no code and no data: outdated ones are removed until the next answer. */
function applyChange(row: AccountStateFull, state: AccountState): AccountStateFull {
  const { code_boc, data_boc, ...rest } = row
  return {
    ...rest,
    ...(state.code_hash === row.code_hash && code_boc !== undefined && { code_boc }),
    ...(state.data_hash === row.data_hash && data_boc !== undefined && { data_boc }),
    account_state_hash: state.hash,
    balance: state.balance ?? row.balance,
    status: state.account_status ?? row.status,
    code_hash: state.code_hash,
    data_hash: state.data_hash,
  }
}
