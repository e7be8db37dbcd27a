'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { decimalCoins, formatCoins } from '../../../text/format/coins.ts'
import { formatShare } from '../../../text/format/count.ts'
import { formatFiat } from '../../../text/format/fiat.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { type BarPart, PartsBar } from '../parts/PartsBar.tsx'
import { PartsTable, skeletonRows } from '../parts/PartsTable.tsx'
import { readColor } from '../parts/slices.ts'
import { type AllocationPart, type MeasuredPart, measureParts, valueDecimals } from './allocation.ts'
import { amountPrecision } from '../../../text/format/precision.ts'

/** Props of {@link AllocationBar}; the rest go to the `<article>`. */
export interface AllocationBarProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardStateProps {
  /** Parts in any order. Those without a value are listed apart and have no share. */
  readonly parts: readonly AllocationPart[]
  /** ISO 4217 code of the currency of the values. @default that of the display; plain numbers without it */
  readonly currency?: string | undefined
}

/** Parts of a portfolio by value: one bar, and a list with exact values and shares, largest first. */
export const AllocationBar = forwardRef<HTMLElement, AllocationBarProps>(function AllocationBar(
  { parts, currency: given, part, ...rest },
  ref,
) {
  const { locale, currency: own } = useDisplay()
  const messages = useTexts('chart', chartMessages)
  const currency = given ?? own ?? ''
  const allocation = useMemo(() => measureParts(parts), [parts])
  const { measured, total } = allocation
  const write = (size: bigint): string =>
    formatFiat('1', { price: decimalCoins(String(size), valueDecimals), currency, decimals: 0, locale }) ??
    formatCoins(String(size), { decimals: valueDecimals, ...amountPrecision('list'), locale })
  const isKnown = measured.length > 0
  const rows = measured.map(({ key, part: { name, color }, size, series }) => ({
    id: key,
    series,
    color: size === undefined || size === 0n ? undefined : readColor(color),
    name: <bdi>{partName(name)}</bdi>,
    amount: <bdi>{size === undefined ? messages.unpriced : write(size)}</bdi>,
    share: size === undefined ? '' : formatShare(size, total, locale),
  }))
  return (
    <Card
      {...rest}
      ref={ref}
      kind="allocation-bar"
      part={part}
      label={rest['aria-label'] ?? messages.allocation}
      entity={isKnown ? allocation : undefined}
      emptyText={messages.noParts}
    >
      <header part="chart-header">
        <h3 part="card-heading">{messages.allocation}</h3>
        <span part="chart-figure">{isKnown ? <bdi>{write(total)}</bdi> : <Skeleton like="$12,345.67" />}</span>
      </header>
      <PartsBar
        parts={barParts(
          measured,
          (size, name) => `${name}: ${write(size)} (${formatShare(size, total, locale)})`,
          (count) => messages.other(count, locale),
        )}
      />
      <PartsTable
        headings={[messages.part, messages.value, messages.share]}
        loading={!isKnown}
        rows={isKnown ? rows : skeletonRows(['Gram', 'Tether USD', 'Notcoin'], '$1,234.56')}
      />
    </Card>
  )
})

/** Parts with a color, and all others as one. */
function barParts(
  measured: readonly MeasuredPart[],
  words: (size: bigint, name: string) => string,
  otherName: (count: number) => string,
): readonly BarPart[] {
  const own = measured.flatMap(({ key, part, size = 0n, series }) =>
    series === 'rest'
      ? []
      : [{ id: key, size, series, color: readColor(part.color), words: words(size, partName(part.name)) }],
  )
  const others = measured.filter(({ size = 0n, series }) => series === 'rest' && size > 0n)
  const rest = others.reduce((sum, { size = 0n }) => sum + size, 0n)
  return [...own, { id: 'rest', size: rest, series: 'rest', words: words(rest, otherName(others.length)) }]
}

function partName(name: unknown): string {
  return plainText(name, { maximum: 60 }) || unknownText
}
