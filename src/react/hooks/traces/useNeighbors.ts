'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { combineOrigins } from '../../../sources/client/origin.ts'
import { adjacentTransactions, transactions } from '../../../service/endpoints/transactions.ts'
import { endpointQueryOptions } from '../../query/endpointQueryOptions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { findNeighbors, type Neighbors } from '../../../meaning/trace/neighbors.ts'
import { useClient } from '../../provider/useClient.ts'
import type { OneQueryResult } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'

/** Result of {@link useNeighbors}. */
export interface NeighborsResult extends OneQueryResult<Neighbors, 'notFound'> {
  /** Parent and children; undefined until all requests have succeeded. */
  readonly data: Neighbors | undefined
  /** The transaction itself; undefined until it is loaded, and if the service does not know it. */
  readonly transaction: Transaction | undefined
  /** The transaction and its neighbors in the order of the answers, as `extendTrace` takes them. */
  readonly transactions: readonly Transaction[]
  /** `notFound`: the service knows no such transaction. */
  readonly status: 'pending' | 'success' | 'notFound' | 'error'
}

/**
 * Loads the parent of a transaction, which sent its message, and its children.
 * @param given A transaction, which saves a request, or its hash; undefined or `skipToken` for none.
 * @param options Client to use, such as one of another network. @default the provider's
 * @example const around = useNeighbors(hash)
 */
export function useNeighbors(
  given: Skippable<Transaction | string>,
  options: {
    /** Client to use, such as one of another network. @default the provider's */
    readonly client?: Client | undefined
  } = {},
): NeighborsResult {
  const client = useClient(options.client)
  const of = givenParams(given)
  const hash = typeof of === 'string' ? of : of?.hash
  const known = typeof of === 'object' ? of : undefined
  const middleQuery = endpointQueryOptions(
    client,
    transactions,
    typeof of === 'string' ? { hash: [of], limit: 1 } : skipToken,
  )
  const middle = useQuery(middleQuery)
  const adjacentQuery = endpointQueryOptions(client, adjacentTransactions, hash === undefined ? skipToken : { hash })
  const adjacent = useQuery(adjacentQuery)
  const transaction = known ?? middle.data?.transactions[0]
  const around = adjacent.data?.transactions
  const data = useMemo(
    () => (transaction === undefined || around === undefined ? undefined : findNeighbors(transaction, around)),
    [transaction, around],
  )
  const rows = useMemo(
    () => (transaction === undefined ? (around ?? []) : [transaction, ...(around ?? [])]),
    [transaction, around],
  )
  const middleOrigin = useOrigins(middleQuery.queryKey).origin
  const adjacentOrigin = useOrigins(adjacentQuery.queryKey).origin
  const error = middle.error ?? adjacent.error
  const missing = typeof of === 'string' && middle.isSuccess && transaction === undefined
  const status = error !== null ? 'error' : missing ? 'notFound' : data === undefined ? 'pending' : 'success'
  return {
    data,
    transaction,
    transactions: rows,
    status,
    isPending: status === 'pending',
    isFetching: middle.isFetching || adjacent.isFetching,
    fetchStatus: [middle, adjacent].find((query) => query.fetchStatus !== 'idle')?.fetchStatus ?? 'idle',
    error,
    origin: combineOrigins([
      ...(middle.data === undefined ? [] : [middleOrigin]),
      ...(adjacent.data === undefined ? [] : [adjacentOrigin]),
    ]),
    refetch: () => {
      if (typeof of === 'string') void middle.refetch()
      if (hash !== undefined) void adjacent.refetch()
    },
  }
}
