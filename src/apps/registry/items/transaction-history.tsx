'use client'
import { useMemo } from 'react'
import { listState, TransactionTable, useInfiniteTransactions } from 'tonlens'

/** Table of an account's transactions, newest first, page after page, with export as CSV. */
export function TransactionHistory({ address }: { readonly address: string }) {
  const query = useInfiniteTransactions({ account: [address], limit: 20, sort: 'desc' })
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.transactions) ?? [], [query.data])
  return <TransactionTable {...listState(query)} transactions={rows} perspective={address} exportable />
}
