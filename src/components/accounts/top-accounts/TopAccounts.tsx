'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { joinKey, readRows } from '../../../service/rows/readRow.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountBalance } from '../../../service/rows/account.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { topAccountColumns, type RankedAccount } from './topAccountColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { divideShare } from '../../parts/ShareBar.tsx'

/** Props of {@link TopAccounts}; the rest go to its root, which is the element that scrolls. */
export interface TopAccountsProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<RankedAccount> {
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

/**
 * Accounts with the largest balances, with bars to compare them: on a logarithmic scale, because the largest balances
 * are thousands of times the others. Feed it from
 * {@link useInfiniteTopAccountsByBalance}.
 */
export const TopAccounts = forwardRef<HTMLDivElement, TopAccountsProps>(function TopAccounts(
  { accounts, offset = 0, largest, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('account', accountMessages)
  const scale = parseAmount(largest)
  const hasBars = scale !== undefined || offset === 0
  const defaults = useMemo(() => topAccountColumns({ bars: hasBars }, display), [display, hasBars])
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
      emptyText={messages.noTop}
    />
  )
})

function rankedFrom(
  accounts: readonly AccountBalance[],
  offset: number,
  scale: bigint | undefined,
): readonly RankedAccount[] {
  const readable = readRows(accounts)
  const amounts = readable.map(({ balance }) => parseAmount(balance))
  const start = scale ?? (offset === 0 ? 0n : undefined)
  // A list that is newer than its scale may have a larger balance.
  const largest =
    start === undefined
      ? undefined
      : amounts.reduce<bigint>((most, amount) => (amount !== undefined && amount > most ? amount : most), start)
  return readable.map((row, at) => ({
    ...row,
    rank: offset + at + 1,
    share: largest === undefined ? undefined : divideShare(amounts[at], largest),
  }))
}

function accountKey({ account, rank }: RankedAccount): string {
  return joinKey(rank, account)
}
