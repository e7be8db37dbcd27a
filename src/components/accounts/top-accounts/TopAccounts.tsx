'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { parseAmount } from '../../../service/rows/amount.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountBalance } from '../../../service/rows/account.ts'
import { topAccountColumns, type RankedAccount } from './topAccountColumns.tsx'
import { divideShare } from '../../parts/ShareBar.tsx'
import { accountBalanceShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link TopAccounts}; the rest go to its root, which is the element that scrolls. */
export interface TopAccountsProps extends RowTableProps<RankedAccount> {
  /** Rows of `/topAccountsByBalance`, largest balance first. */
  readonly accounts: readonly AccountBalance[]
  /** Number of accounts before the first row: the `offset` of the request. @default 0 */
  readonly offset?: number | undefined
  /**
   * Balance of the first account of all, smallest unit: the longest bar. Needed for pages after the first, which have
   * no bars without it. @default the largest balance of the list, if `offset` is 0
   */
  readonly largest?: string | undefined
}

/**
 * Accounts with the largest balances, with bars to compare them: on a logarithmic scale, because the largest balances
 * are thousands of times the others. Feed it from
 * {@link useInfiniteTopAccountsByBalance}.
 */
export const TopAccounts = defineTable<TopAccountsProps, RankedAccount, 'offset' | 'largest'>({
  part: 'top-accounts',
  rows: 'accounts',
  shape: accountBalanceShape,
  options: ['offset', 'largest'],
  list: ({ accounts, offset = 0, largest }) => rankedFrom(accounts, offset, parseAmount(largest)),
  texts: (display) => {
    const { top: label, noTop: empty } = readMessages(display, 'account', accountMessages)
    return { label, empty }
  },
  columns: (display, { offset = 0, largest }) =>
    topAccountColumns({ bars: offset === 0 || parseAmount(largest) !== undefined }, display),
  rowKey: ({ account, rank }) => `${rank} ${account}`,
})

function rankedFrom(
  accounts: readonly AccountBalance[],
  offset: number,
  scale: bigint | undefined,
): readonly RankedAccount[] {
  const amounts = accounts.map(({ balance }) => parseAmount(balance))
  const start = scale ?? (offset === 0 ? 0n : undefined)
  // A list that is newer than its scale may have a larger balance.
  const largest =
    start === undefined
      ? undefined
      : amounts.reduce<bigint>((most, amount) => (amount !== undefined && amount > most ? amount : most), start)
  return accounts.map((row, at) => ({
    ...row,
    rank: offset + at + 1,
    share: largest === undefined ? undefined : divideShare(amounts[at], largest),
  }))
}
