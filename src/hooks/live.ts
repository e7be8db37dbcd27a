'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Client } from '../client/client.ts'
import type { TonlensError } from '../ton/errors.ts'
import { streamOf } from '../client/stream/stream.ts'
import type { Finality } from '../client/stream/events.ts'
import { accountStates } from '../endpoints/accounts.ts'
import { masterchainInfo } from '../endpoints/blocks.ts'
import { endpointQueryOptions } from '../query/endpointQueryOptions.ts'
import type { AccountState, AccountStateFull } from '../schema/account.ts'
import type { Action } from '../schema/action.ts'
import type { Block, MasterchainInfo } from '../schema/block.ts'
import type { Transaction } from '../schema/transaction.ts'
import { readRawAddress } from '../ton/address.ts'
import { lazyStore } from '../live/lazyStore.ts'
import type { FeedSource } from '../live/feed/feed.ts'
import { emptyFeed, type Feed, type FeedState } from '../live/feed/state.ts'
import { useClient } from './useClient.ts'

export type { FeedState } from '../live/feed/state.ts'

/** Options of the live hooks. */
export interface LiveOptions {
  /** Milliseconds between two questions where no stream tells. @default 5000 */
  readonly interval?: number | undefined
  /** Client to ask in place of the provider's. */
  readonly client?: Client | undefined
}

/** Options of the live lists. */
export interface LiveListOptions extends LiveOptions {
  /** Rows of a page, 1 to 1000. @default 20 */
  readonly limit?: number | undefined
  /** Least finality of a row. @default 'pending' */
  readonly minFinality?: Finality | undefined
  /** Put new rows into the list by themselves instead of counting them. @default false */
  readonly follow?: boolean | undefined
}

/** A list that grows at its head while it is read. */
export interface LiveList<Row> extends FeedState<Row> {
  /** Puts the rows that wait into the list. */
  readonly showNew: () => void
  /** Loads the page after the oldest row; by cursor, so that none is skipped or repeated. */
  readonly loadMore: () => void
  /** Asks again after a failure. */
  readonly retry: () => void
}

/**
 * Transactions of one account, newest first, while new ones arrive: emulated ones appear at once,
 * are replaced by the real ones, and vanish when they are withdrawn.
 * @param account Any form of the address; undefined while there is none.
 */
export function useLiveTransactions(
  account: string | undefined,
  options: LiveListOptions = {},
): LiveList<Transaction> {
  return useFeed(account, options, 'transactionSource') as LiveList<Transaction>
}

/** Actions of one account, newest first, while new ones arrive. */
export function useLiveActions(
  account: string | undefined,
  options: LiveListOptions = {},
): LiveList<Action> {
  return useFeed(account, options, 'actionSource') as LiveList<Action>
}

function useFeed(
  account: string | undefined,
  options: LiveListOptions,
  kind: 'transactionSource' | 'actionSource',
): LiveList<unknown> {
  const { interval = 5000, limit = 20, minFinality = 'pending', follow = false } = options
  const client = useClient(options.client)
  const raw = rawAddress(account)
  const store = useMemo(() => {
    if (raw === undefined) return undefined
    return lazyStore<FeedState<unknown>, Feed<unknown>>(
      emptyFeed,
      async () => {
        const { createFeed, ...sources } = await import('../live/engine.ts')
        const pace = { interval, slow: Math.max(60_000, interval), follow }
        const source = sources[kind](client, raw, limit, minFinality) as FeedSource<unknown>
        return createFeed(client, source, pace)
      },
      (error) => ({ ...emptyFeed, loading: false, error }),
    )
  }, [client, raw, limit, minFinality, interval, follow, kind])
  const state = useSyncExternalStore(store?.subscribe ?? silence, store?.state ?? idle, idle)
  return useMemo(
    () => ({
      ...state,
      showNew: () => store?.engine()?.showNew(),
      loadMore: () => store?.engine()?.loadMore(),
      retry: () => store?.retry(),
    }),
    [state, store],
  )
}

const nothing = () => {}
const silence = () => nothing
/** Nothing is being loaded where there is no account. */
const noFeed: FeedState<never> = { ...emptyFeed, loading: false }
const idle = () => noFeed

/** Raw where it is an address; else as it is, for the client to refuse by name. */
function rawAddress(account: string | undefined): string | undefined {
  return account && (readRawAddress(account) ?? account)
}

/** State of one account, as it changes. */
export interface LiveAccount {
  /** Undefined before the first answer. */
  readonly account: AccountStateFull | undefined
  /** Finality of the last change; balances are never shown from emulation. */
  readonly finality: 'confirmed' | 'finalized'
  readonly error: TonlensError | null
  readonly live: boolean
  readonly retry: () => void
}

/** The newest state of one account. */
export function useLiveAccount(address: string | undefined, options: LiveOptions = {}): LiveAccount {
  const { interval = 5000 } = options
  const client = useClient(options.client)
  const cache = useQueryClient()
  const raw = rawAddress(address)
  const query = useMemo(
    () => endpointQueryOptions(client, accountStates, { address: raw === undefined ? [] : [raw] }),
    [client, raw],
  )
  const [told, setTold] = useState<{ raw: string; live: boolean; finality: LiveAccount['finality'] }>()
  const current = told?.raw === raw ? told : undefined
  const live = current?.live ?? false
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: raw !== undefined,
    refetchInterval: live ? 60_000 : interval,
  })
  useEffect(() => {
    const stream = streamOf(client)
    if (stream === undefined || raw === undefined) return
    const tell = (changes: Partial<NonNullable<typeof told>>) =>
      setTold((last) => ({ raw, live: true, finality: last?.finality ?? 'finalized', ...changes }))
    const ask = () => void cache.invalidateQueries({ queryKey: query.queryKey })
    return stream.listen(
      { topics: ['account_state_change'], addresses: [raw], minFinality: 'confirmed' },
      {
        opened() {
          tell({ live: true })
          ask()
        },
        closed: () => tell({ live: false }),
        event(event) {
          if (event.type !== 'account_state_change' || event.account !== raw) return
          cache.setQueryData<typeof data>(query.queryKey, (known) =>
            known === undefined ? known : { ...known, accounts: known.accounts.map((row) => changed(row, event.state)) },
          )
          tell({ finality: event.finality === 'confirmed' ? 'confirmed' : 'finalized' })
          if (event.finality === 'finalized') ask()
        },
      },
    )
  }, [client, raw, cache, query])
  return useMemo(
    () => ({
      account: data?.accounts[0],
      finality: current?.finality ?? 'finalized',
      error,
      live,
      retry: () => void refetch(),
    }),
    [data, current, error, live, refetch],
  )
}

/** Events bring no code and no data: what they made out of date is left out until it is asked for. */
function changed(row: AccountStateFull, state: AccountState): AccountStateFull {
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

/** The newest block of the masterchain that is indexed. */
export interface LiveHead {
  /** Undefined before the first answer. */
  readonly head: Block | undefined
  /** The answer that it comes from, as `MasterchainHead` takes it; undefined before the first. */
  readonly info: MasterchainInfo | undefined
  /** Seconds by which the index was behind the clock when it was asked; undefined before. */
  readonly lag: number | undefined
  readonly error: TonlensError | null
  readonly retry: () => void
}

/** The newest block of the masterchain, and how far the index is behind. */
export function useMasterchainHead(options: LiveOptions = {}): LiveHead {
  const { interval = 5000 } = options
  const client = useClient(options.client)
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...endpointQueryOptions(client, masterchainInfo, {}),
    refetchInterval: interval,
  })
  const head = data?.last
  const lag = head === undefined ? undefined : Math.max(0, Math.round(dataUpdatedAt / 1000) - Number(head.gen_utime))
  return useMemo(
    () => ({ head, info: data, lag, error, retry: () => void refetch() }),
    [head, data, lag, error, refetch],
  )
}
