import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import { decimalCoins } from '../../../text/format/coins.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { divideShare, NumberedBar } from '../../parts/ShareBar.tsx'
import { accountColumn, rankColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { Holder } from './Holder.tsx'
import { jettonText } from '../jetton-transfer-table/jettonText.ts'

/** Row of a `JettonHolders` table. */
export interface RankedWallet extends JettonWallet {
  /** Place among all holders, from 1 on. */
  readonly rank: number
}

/** Options of {@link jettonHolderColumns}. */
export interface JettonHolderColumnOptions {
  /** Supply of the jetton in its smallest unit, decimal string. @default no column of shares */
  readonly supply?: string | null | undefined
  /** @default those of the master's metadata */
  readonly decimals?: number | undefined
  /** @default that of the master's metadata */
  readonly symbol?: string | undefined
}

/**
 * Creates the columns of a `JettonHolders` table: rank, holder, share of the supply as a bar and a number, and balance.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function jettonHolderColumns(
  { supply: total, ...unit }: JettonHolderColumnOptions = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<RankedWallet>[] {
  const messages = readMessages(display, 'jetton', jettonMessages)
  const { locale } = display
  const supply = parseAmount(total)
  const shares: readonly TableColumn<RankedWallet>[] = [
    {
      id: 'share',
      label: messages.share,
      cell: ({ balance }) => (
        <NumberedBar
          share={divideShare(parseAmount(balance), supply)}
          text={formatShare(parseAmount(balance), supply, locale)}
        />
      ),
      value: ({ balance }) => formatShare(parseAmount(balance), supply, locale),
      like: '12.34%',
      stacked: 'aside',
    },
  ]
  return [
    rankColumn(messages.rank, locale),
    accountColumn('owner', messages.holder, ({ owner }) => owner, {
      cell: ({ owner }) => <Holder address={owner} />,
      width: 'text',
      stacked: 'title',
    }),
    ...(supply === undefined ? [] : shares),
    {
      id: 'balance',
      label: messages.balance,
      // All digits of a balance of nine decimal places.
      width: 192,
      align: 'end',
      cell: ({ balance, jetton }) => <JettonAmount {...unit} amount={balance} master={jetton} href={false} />,
      value: ({ balance, jetton }, naming) =>
        unit.decimals === undefined ? jettonText(balance, jetton, naming) : decimalCoins(balance, unit.decimals),
      kind: 'decimal',
      compare: (a, b) => compareAmounts(a.balance, b.balance),
      stacked: 'value',
    },
  ]
}
