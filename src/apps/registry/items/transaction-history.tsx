'use client'
import { AccountHistory } from 'tonlens/views'

/** Table of an account's transactions, newest first, with new ones as they happen and export as CSV. */
export function TransactionHistory({ address }: { readonly address: string }) {
  return <AccountHistory address={address} exportable />
}
