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
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { ShareBar, divideShare } from './ShareBar.tsx'

/** Props of {@link TopAccounts}; the rest go to its root, which is the element that scrolls. */
export interface TopAccountsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<RankedAccount> {
  /** Rows of `/topAccountsByBalance`, largest balance first. */
  readonly accounts: readonly AccountBalance[]
  /** Number of accounts before the first row: the `offset` of the request. @default 0 */
  readonly offset?: number | undefined
  /**
   * Balance of the first account of all, smallest unit: the longest bar. Needed for pages after the first, which have no
   * bars without it. @default the largest balance of the list, if `offset` is 0
   */
  readonly largest?: string | undefined
}

interface RankedAccount extends AccountBalance {
  readonly rank: number
  /** Balance relative to the largest one of all, 0 to 1; undefined if that is unknown. */
  readonly share: number | undefined
}

/**
 * Accounts with the largest balances, with bars to compare them. Feed it from
 * {@link useInfiniteTopAccountsByBalance}.
 */
export const TopAccounts = forwardRef<HTMLDivElement, TopAccountsProps>(function TopAccounts(
  { accounts, offset = 0, largest, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('account', accountMessages)
  const scale = parseAmount(largest)
  const hasBars = scale !== undefined || offset === 0
  const defaults = useMemo(() => rankColumns(messages, locale, hasBars), [messages, locale, hasBars])
  const columns = useColumns(defaults, choice)
  const rows = useMemo(() => rankedFrom(accounts, offset, scale), [accounts, offset, scale])
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

function rankedFrom(accounts: readonly AccountBalance[], offset: number, scale: bigint | undefined): readonly RankedAccount[] {
  const readable = readRows(accounts)
  const amounts = readable.map(({ balance }) => parseAmount(balance))
  const start = scale ?? (offset === 0 ? 0n : undefined)
  // A list that is newer than its scale may have a larger balance.
  const largest = start === undefined ? undefined : amounts.reduce<bigint>((most, amount) => (amount !== undefined && amount > most ? amount : most), start)
  return readable.map((row, at) => ({
    ...row,
    rank: offset + at + 1,
    share: largest === undefined ? undefined : divideShare(amounts[at], largest),
  }))
}

function rankColumns(messages: AccountMessages, locale: string, hasBars: boolean): readonly TableColumn<RankedAccount>[] {
  const bars: readonly TableColumn<RankedAccount>[] = [
    { id: 'share', label: messages.relativeToLargest, cell: ({ share = 0 }) => <ShareBar share={share} /> },
  ]
  return [
    {
      id: 'rank',
      label: messages.rank,
      width: 'mark',
      cell: ({ rank }) => formatCount(rank, locale),
    },
    { id: 'account', label: messages.account, cell: ({ account }) => <Address value={account} /> },
    ...(hasBars ? bars : []),
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
