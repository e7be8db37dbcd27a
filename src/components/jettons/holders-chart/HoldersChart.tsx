'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { formatShare } from '../../../text/format/count.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Holder } from '../jetton-holders/Holder.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { ChartNotes } from '../../charts/parts/ChartNotes.tsx'
import { PartsBar, type BarPart } from '../../charts/parts/PartsBar.tsx'
import { PartsTable, skeletonRows, type PartRow } from '../../charts/parts/PartsTable.tsx'
import { distribute } from './distribution.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { jettonMasterShape } from '../../../service/rows/shapes/tables.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { jettonWalletShape } from '../../../service/rows/shapes/tables.ts'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Props of {@link HoldersChart}; the rest go to the `<article>`. */
export interface HoldersChartProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardStateProps {
  /** Rows of `/jetton/wallets` of one jetton, from the first page on, requested with `sort: 'desc'`. */
  readonly wallets: readonly JettonWallet[]
  /** Row of `/jetton/masters`: supply, decimals and symbol. @default shares are those of the loaded balances */
  readonly master?: JettonMaster | null | undefined
  /**
   * Whether the service has more holders than those in `wallets`.
   * @default unknown: the chart says only how many are loaded
   */
  readonly hasMore?: boolean | undefined
}

/**
 * Distribution of a jetton: its largest holders, the other loaded ones, and the part of the supply whose holders are
 * not loaded. It says how many holders it is made of. Feed it from {@link useInfiniteJettonWallets} with
 * `jetton_address`, and its `master` from {@link useJettonMasters}.
 */
export const HoldersChart = forwardRef<HTMLElement, HoldersChartProps>(function HoldersChart(
  { wallets: given, master: givenMaster, hasMore, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('chart', chartMessages)
  const { rows: wallets, malformed } = useRows(jettonWalletShape, given)
  const master = checkRow(jettonMasterShape, givenMaster)
  const { metadata } = useName(master?.address)
  const content = master?.jetton_content
  const { decimals, symbol } = useMemo(() => jettonFacts(metadata, content), [metadata, content])
  const supply = master?.total_supply
  const distribution = useMemo(() => distribute(wallets, supply), [wallets, supply])
  const { count, holders, next, notLoaded = 0n, whole, concentration } = distribution
  const isKnown = holders.length > 0
  const isOfSupply = distribution.notLoaded !== undefined
  const amount = (balance: bigint): ReactElement => (
    <JettonAmount
      amount={String(balance)}
      master={wallets[0]?.jetton}
      decimals={decimals}
      symbol={symbol || undefined}
      {...amountPrecision('list')}
      href={false}
    />
  )
  const share = (balance: bigint): string => formatShare(balance, whole, locale)
  const rows: PartRow[] = holders.map(({ id, owner, balance, series }) => ({
    id,
    series,
    name: <Holder address={owner} />,
    amount: amount(balance),
    share: share(balance),
  }))
  const parts: BarPart[] = holders.map(({ id, balance, series }, at) => ({
    id,
    size: balance,
    series,
    words: `${formatNumber(at + 1, locale)}: ${share(balance)}`,
  }))
  if (next.count > 0) {
    const words = messages.nextHolders(next.count, locale)
    rows.push({ id: 'next', series: 'rest', name: words, amount: amount(next.balance), share: share(next.balance) })
    parts.push({ id: 'next', size: next.balance, series: 'rest', words: `${words}: ${share(next.balance)}` })
  }
  if (notLoaded > 0n)
    rows.push({
      id: 'not-loaded',
      series: 'none',
      name: hasMore === false ? messages.noHolder : messages.otherHolders,
      amount: amount(notLoaded),
      share: share(notLoaded),
    })
  return (
    <Card
      {...rest}
      ref={ref}
      kind="holders-chart"
      part={part}
      label={rest['aria-label'] ?? messages.holders}
      entity={isKnown ? distribution : undefined}
      malformed={malformed}
      emptyText={messages.noHolders}
    >
      <header part="chart-header">
        <h3 part="card-heading">{messages.holders}</h3>
        <span part="chart-moment">
          {isKnown ? isOfSupply ? messages.shareOfSupply : '' : <Skeleton like="Share of the supply" />}
        </span>
      </header>
      <PartsBar parts={parts} whole={whole} />
      <PartsTable
        headings={[messages.holders, messages.amount, messages.share]}
        loading={!isKnown}
        rows={
          isKnown ? rows : skeletonRows([addressLike, 'UQABCD…uvwxyz', 'UQCDEF…uvwxyz', 'UQEFGH…uvwxyz'], '1,234.56')
        }
      />
      {concentration.length > 0 && (
        <ul part="chart-facts">
          {concentration.map(({ count, balance }) => (
            <li key={count}>
              <bdi>{messages.topHolders(formatNumber(count, locale))}</bdi> <strong>{share(balance)}</strong>
            </li>
          ))}
        </ul>
      )}
      <ChartNotes notes={[isKnown && describeCover(hasMore, messages)(count, locale)]} />
      <ChartNotes warning notes={[isKnown && !isOfSupply && messages.shareOfLoaded]} />
    </Card>
  )
})

/** Says how many of the holders are loaded. */
function describeCover(
  hasMore: boolean | undefined,
  { someHolders, largestHolders, allHolders }: Texts['chart'],
): Texts['chart']['someHolders'] {
  if (hasMore === undefined) return someHolders
  return hasMore ? largestHolders : allHolders
}
