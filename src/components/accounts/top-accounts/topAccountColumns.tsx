import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountBalance } from '../../../service/rows/account.ts'
import { accountColumn, coinsColumn, rankColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { DecadeBar } from '../../parts/ShareBar.tsx'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Row of a `TopAccounts` table. */
export interface RankedAccount extends AccountBalance {
  /** Place among all accounts, from 1 on. */
  readonly rank: number
  /** Balance relative to the largest one of all, 0 to 1; undefined if that is unknown. */
  readonly share: number | undefined
}

/**
 * Creates the columns of a `TopAccounts` table: rank, account, bar on a logarithmic scale, and balance.
 * @param options.bars Whether there is a column of bars. @default true
 * @param display Language and coin; pass `useDisplay()`. @default English
 */
export function topAccountColumns(
  { bars: hasBars = true }: { readonly bars?: boolean | undefined } = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<RankedAccount>[] {
  const messages = readMessages(display, 'account', accountMessages)
  const bars: readonly TableColumn<RankedAccount>[] = [
    {
      id: 'share',
      label: messages.relativeToLargest,
      cell: ({ share = 0 }) => <DecadeBar share={share} />,
      stacked: 'aside',
    },
  ]
  return [
    rankColumn(messages.rank, display.locale),
    accountColumn('account', messages.account, ({ account }) => account, { width: 'text', stacked: 'title' }),
    ...(hasBars ? bars : []),
    coinsColumn('balance', messages.balance, ({ balance }) => balance, {
      ...amountPrecision('list'),
      stacked: 'value',
    }),
  ]
}
