'use client'
import { listState, TransactionTable, useInfiniteTransactions } from 'tonlens'

/** Table of an account's transactions, newest first, page after page, with export as CSV. */
export function TransactionHistory({ address }: { readonly address: string }) {
  const query = useInfiniteTransactions({ account: [address], limit: 20, sort: 'desc' })
  return <TransactionTable {...listState(query)} transactions={query.rows} perspective={address} exportable />
}
