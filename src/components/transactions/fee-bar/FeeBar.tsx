'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { ChartNotes } from '../../charts/parts/ChartNotes.tsx'
import { PartsTable, skeletonRows } from '../../charts/parts/PartsTable.tsx'
import { feeSeries, sumFees } from './feeParts.ts'
import { FeeStrip, useFeeNames } from './FeeStrip.tsx'

/** Props of {@link FeeBar}; the rest go to the `<article>`. */
export interface FeeBarProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardStateProps {
  /** Rows of `/transactions`: one, or all of a trace. */
  readonly transactions: readonly Transaction[]
  /** Whether transactions of the trace are missing: the bar then says that the total may be higher. @default false */
  readonly partial?: boolean | undefined
}

/**
 * Fees of a transaction or of a whole trace as one bar: storage, gas, action and forward fees, with exact amounts. Feed
 * it from {@link useTransactions} or {@link useTrace}.
 */
export const FeeBar = forwardRef<HTMLElement, FeeBarProps>(function FeeBar(
  { transactions, partial = false, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('chart', chartMessages)
  const names = useFeeNames()
  const { rows: checked, malformed } = useRows(transactionShape, transactions)
  const fees = useMemo(() => sumFees(checked), [checked])
  const { sums, total, counted, unstated } = fees
  const isKnown = counted > 0
  const notes = [partial && messages.partialFees, unstated > 0 && messages.unstatedFees(unstated, locale)]
  const rows = sums.map(({ kind, amount }) => ({
    id: kind,
    series: feeSeries[kind],
    name: names[kind],
    amount: <CoinAmount amount={String(amount)} />,
    share: formatShare(amount, total, locale),
  }))
  return (
    <Card
      {...rest}
      ref={ref}
      kind="fee-bar"
      part={part}
      label={rest['aria-label'] ?? messages.fees}
      entity={isKnown ? fees : undefined}
      malformed={malformed}
      emptyText={messages.noFees}
    >
      <header part="chart-header">
        <h3 part="card-heading">{messages.fees}</h3>
        <span part="chart-figure">
          {isKnown ? <CoinAmount amount={String(total)} /> : <Skeleton like="0.0123456 GRAM" />}
        </span>
      </header>
      <FeeStrip sums={sums} />
      <PartsTable
        headings={[messages.part, messages.amount, messages.share]}
        loading={!isKnown}
        rows={isKnown ? rows : skeletonRows([names.storage, names.gas, names.forward], '0.0012345 GRAM')}
      />
      <ChartNotes notes={isKnown ? notes : []} warning />
    </Card>
  )
})
