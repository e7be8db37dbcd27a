import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import { writeFiatValue } from '../../../text/format/fiat.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { portfolioMessages } from '../../../text/en/contracts/portfolio.ts'
import type { LedgerAsset } from '../../../ledger/line.ts'
import type { Portfolio } from '../../../ledger/portfolio/portfolio.ts'
import { measureParts } from '../../charts/allocation-bar/allocation.ts'
import { type BarPart, PartsBar } from '../../charts/parts/PartsBar.tsx'
import { PartsTable } from '../../charts/parts/PartsTable.tsx'
import { JettonName } from '../../jettons/jetton-card/JettonName.tsx'
import { LineAmount } from '../../transactions/ledger-table/LineAmount.tsx'

interface AssetTableProps {
  readonly portfolio: Portfolio
  readonly currency: string | undefined
  /** Whether there are prices; otherwise neither values nor shares are shown. */
  readonly priced: boolean
}

interface AssetRow {
  readonly id: string
  readonly name: ReactElement
  readonly asset: LedgerAsset
  readonly balance: string
  readonly value: string | null
}

/** Assets of a portfolio by value: a bar, and a table with balances, values and shares. */
export function AssetTable({ portfolio, currency, priced }: AssetTableProps): ReactElement {
  const { locale } = useDisplay()
  const texts = useTexts('portfolio', portfolioMessages)
  const chart = useTexts('chart', chartMessages)
  const rows = useAssetRows(portfolio)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { measured, total } = measureParts(rows.map(({ id, value }) => ({ id, name: id, value })))
  const words = (value: string | null, size = 0n): string =>
    `${writeFiatValue(value, currency, locale)} (${formatShare(size, total, locale)})`
  const bar = measured.flatMap(({ key, part, size = 0n, series }): BarPart[] =>
    series === 'rest' ? [] : [{ id: key, size, series, words: words(byId.get(part.id)?.value ?? null, size) }],
  )
  const others = measured.filter(({ size = 0n, series }) => series === 'rest' && size > 0n)
  const rest = others.reduce((sum, { size = 0n }) => sum + size, 0n)
  const shown = measured.flatMap(({ key, part, size, series }) => {
    const row = byId.get(part.id)
    if (row === undefined) return []
    const amount = (
      <span part="portfolio-amounts">
        <LineAmount asset={row.asset} amount={row.balance} />
        {priced && (
          <bdi part="portfolio-value">
            {row.value === null
              ? row.balance === '0'
                ? ''
                : texts.noPrice
              : writeFiatValue(row.value, currency, locale)}
          </bdi>
        )}
      </span>
    )
    return [
      {
        id: key,
        series: priced ? series : undefined,
        name: row.name,
        amount,
        share: priced && size !== undefined && total > 0n ? formatShare(size, total, locale) : '',
      },
    ]
  })
  return (
    <>
      {priced && (
        <PartsBar
          parts={[
            ...bar,
            {
              id: 'rest',
              size: rest,
              series: 'rest',
              words: chart.other(others.length, locale),
            },
          ]}
        />
      )}
      <PartsTable
        headings={priced ? [texts.asset, texts.balance, texts.share] : [texts.asset, texts.balance]}
        loading={false}
        rows={shown}
      />
    </>
  )
}

function useAssetRows({ coin, staking, currencies, jettons }: Portfolio): readonly AssetRow[] {
  const { nativeCoin } = useDisplay()
  const texts = useTexts('portfolio', portfolioMessages)
  const staked: AssetRow = {
    id: 'staked',
    name: <bdi>{texts.staked}</bdi>,
    asset: { kind: 'coin' },
    balance: staking.balance,
    value: staking.value,
  }
  return [
    ...(coin === null ? [] : [{ ...coin, id: 'coin', name: <bdi>{nativeCoin.symbol}</bdi> }]),
    ...(staking.balance === '0' ? [] : [staked]),
    ...[...currencies, ...jettons].map((each, at): AssetRow => {
      const { asset } = each
      if (asset.kind === 'jetton')
        return { ...each, id: `jetton ${asset.jetton}`, name: <JettonName master={asset.jetton} /> }
      const id = asset.kind === 'currency' ? asset.id : String(at)
      return { ...each, id: `currency ${id}`, name: <bdi>{`#${id}`}</bdi> }
    }),
  ]
}
