'use client'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getStream } from '../../../sources/client/stream/stream.ts'
import { accountStates } from '../../../service/endpoints/accounts.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import { accountInterval, createAccountChanges, latestAccount, noChanges } from '../../live/account/accountChanges.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'
import { useStore } from '../../display/useStore.ts'
import { useClient } from '../../provider/useClient.ts'
import type { Skippable } from '../../query/skipToken.ts'
import { type LiveOptions, rawOrText } from './liveOptions.ts'

/** Options of {@link useLiveAccount}. */
export interface LiveAccountOptions extends LiveOptions {
  /** Requests code and data of the account, too. @default true */
  readonly include_boc?: boolean | undefined
}

/** Result of {@link useLiveAccount}. */
export interface LiveAccount extends OneQueryResult<AccountStateFull> {
  /** State of the account; undefined before the first answer, and if the service does not know it. */
  readonly data: AccountStateFull | undefined
  /** Finality of the last change; emulated balances are never shown. */
  readonly finality: 'confirmed' | 'finalized'
  /** True while the stream delivers events; otherwise the service is polled. */
  readonly live: boolean
}

type AccountStates = { readonly accounts: readonly AccountStateFull[] }

/**
 * Loads the state of one account, and updates it as it changes. What is shown never goes back: an answer
 * that is older than an event does not replace it.
 * @param address Any form of the address; undefined or `skipToken` while there is none.
 * @param options How often the service is asked without a stream, whether with code and data, and the client.
 * @example const live = useLiveAccount(address)
 */
export function useLiveAccount(address: Skippable<string>, options: LiveAccountOptions = {}): LiveAccount {
  const { interval = 5000, include_boc = true } = options
  const client = useClient(options.client)
  const cache = useQueryClient()
  const raw = rawOrText(address)
  const query = useMemo(
    () =>
      endpointQueryOptions(
        client,
        accountStates,
        raw === undefined ? skipToken : { address: [raw], ...(!include_boc && { include_boc }) },
      ),
    [client, raw, include_boc],
  )
  const store = useMemo(
    () =>
      raw === undefined || getStream(client) === undefined
        ? undefined
        : createAccountChanges(client, raw, {
            readRow: () => cache.getQueryData<AccountStates>(query.queryKey)?.accounts[0],
            countAnswers: () => cache.getQueryState(query.queryKey)?.dataUpdateCount ?? 0,
            refresh: () => void cache.invalidateQueries({ queryKey: query.queryKey }),
            interval,
          }),
    [client, raw, cache, query, interval],
  )
  const changes = useStore(store, noChanges)
  const found = useQuery({
    ...query,
    refetchInterval: ({ state }) => accountInterval(changes, state.data?.accounts[0], interval),
  })
  const { origin } = useOrigins(query.queryKey)
  const answer = found.data?.accounts[0]
  const { row, finality } = useMemo(() => latestAccount(changes, answer), [changes, answer])
  return { ...readQuery(found, origin), data: row, finality, live: changes.live }
}
