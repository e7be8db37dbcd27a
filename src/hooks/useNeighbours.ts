'use client'
import { skipToken, type SkipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../client/client.ts'
import type { TonlensError } from '../ton/errors.ts'
import { adjacentTransactions, transactions } from '../endpoints/transactions.ts'
import { endpointQueryOptions } from '../query/endpointQueryOptions.ts'
import type { Transaction } from '../schema/transaction.ts'
import { neighboursOf, type Neighbours } from '../trace/neighbours.ts'
import { useClient } from './useClient.ts'

/** The transactions next to one, and how far the asking has come. */
export interface NeighboursResult {
  readonly data: Neighbours | undefined
  /** The transaction in the middle; undefined while it is not here, or is not known. */
  readonly transaction: Transaction | undefined
  /** The same and its neighbours as they came, for `extendTrace`. */
  readonly transactions: readonly Transaction[]
  readonly status: 'pending' | 'success' | 'notFound' | 'error'
  readonly error: TonlensError | null
  readonly refetch: () => void
}

/**
 * The transaction that caused one, and those that it caused.
 * @param of A transaction, which saves a request, or its hash.
 */
export function useNeighbours(
  of: Transaction | string | SkipToken,
  { client: given }: { readonly client?: Client | undefined } = {},
): NeighboursResult {
  const client = useClient(given)
  const hash = typeof of === 'string' ? of : of === skipToken ? undefined : of.hash
  const known = typeof of === 'object' ? of : undefined
  const middle = useQuery(
    endpointQueryOptions(client, transactions, typeof of === 'string' ? { hash: [of], limit: 1 } : skipToken),
  )
  const adjacent = useQuery(
    endpointQueryOptions(client, adjacentTransactions, hash === undefined ? skipToken : { hash }),
  )
  const transaction = known ?? middle.data?.transactions[0]
  const around = adjacent.data?.transactions
  const data = useMemo(
    () => (transaction === undefined || around === undefined ? undefined : neighboursOf(transaction, around)),
    [transaction, around],
  )
  const rows = useMemo(
    () => (transaction === undefined ? (around ?? []) : [transaction, ...(around ?? [])]),
    [transaction, around],
  )
  const error = middle.error ?? adjacent.error
  const missing = typeof of === 'string' && middle.isSuccess && transaction === undefined
  return {
    data,
    transaction,
    transactions: rows,
    status: error !== null ? 'error' : missing ? 'notFound' : data === undefined ? 'pending' : 'success',
    error,
    refetch: () => {
      if (typeof of === 'string') void middle.refetch()
      if (hash !== undefined) void adjacent.refetch()
    },
  }
}
