'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { parseAmount } from '../../../model/amount.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import { formatCount } from '../../../format/count.ts'
import { accountMessages } from '../../../locales/en/accounts.ts'
import type { AccountMessages } from '../../../format/messages/accounts.ts'
import type { AccountBalance } from '../../../schema/account.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { ShareBar, divideShare } from './ShareBar.tsx'

/** Props of {@link TopAccounts}; the rest go to its root, which is the element that scrolls. */
export interface TopAccountsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps {
  /** Rows of `/topAccountsByBalance`, largest balance first. */
  readonly accounts: readonly AccountBalance[]
  /** Number of accounts before the first row: the `offset` of the request. @default 0 */
  readonly offset?: number | undefined
}

interface RankedAccount extends AccountBalance {
  readonly rank: number
  /** Balance relative to the largest one in this list, 0 to 1. */
  readonly share: number
}

/**
 * Accounts with the largest balances, with bars to compare them. Feed it from
 * {@link useInfiniteTopAccountsByBalance}.
 */
export const TopAccounts = forwardRef<HTMLDivElement, TopAccountsProps>(function TopAccounts(
  { accounts, offset = 0, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('account', accountMessages)
  const columns = useMemo(() => rankColumns(messages, locale), [messages, locale])
  const rows = useMemo(() => rankedFrom(accounts, offset), [accounts, offset])
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('top-accounts', part)}
      label={label ?? messages.top}
      rows={rows}
      columns={columns}
      rowKey={accountKey}
      empty={messages.noTop}
    />
  )
})

function rankedFrom(accounts: readonly AccountBalance[], offset: number): readonly RankedAccount[] {
  const readable = readRows(accounts)
  const amounts = readable.map(({ balance }) => parseAmount(balance))
  const largest = amounts.reduce<bigint>((most, amount) => (amount !== undefined && amount > most ? amount : most), 0n)
  return readable.map((row, at) => ({
    ...row,
    rank: offset + at + 1,
    share: divideShare(amounts[at], largest),
  }))
}

function rankColumns(messages: AccountMessages, locale: string): readonly TableColumn<RankedAccount>[] {
  return [
    {
      id: 'rank',
      label: messages.rank,
      width: 'mark',
      align: 'end',
      cell: ({ rank }) => formatCount(rank, locale),
    },
    { id: 'account', label: messages.account, cell: ({ account }) => <Address value={account} /> },
    { id: 'share', label: messages.relativeToLargest, cell: ({ share }) => <ShareBar share={share} /> },
    {
      id: 'balance',
      label: messages.balance,
      width: 'amount',
      align: 'end',
      cell: ({ balance }) => <CoinAmount amount={balance} maximumFractionDigits={2} />,
    },
  ]
}

function accountKey({ account, rank }: RankedAccount): string {
  return joinKey(rank, account)
}
