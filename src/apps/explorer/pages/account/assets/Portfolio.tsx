import { useMemo, type ReactElement } from 'react'
import { cardState } from 'tonlens'
import { PortfolioCard, usePortfolio } from 'tonlens/ledger'
import type { Portfolio as Assets, PortfolioPartName } from 'tonlens/ledger'
import { usePrices } from '../../../prices/usePrices.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { pricedParts } from './requests.ts'
import { MoreAssets, useAllAssets } from '../MoreAssets.tsx'

/** All that an account owns, added up, with values if the network has prices. */
export function Portfolio({ address }: AccountPartProps): ReactElement {
  const texts = useExplorerTexts('account').assets
  const prices = usePrices()
  const isAll = useAllAssets()
  const query = usePortfolio([address], {
    prices: prices?.source,
    currency: prices?.currency,
    ...(!isAll && { parts: pricedParts }),
  })
  const portfolio = useMemo(() => (isAll ? query.data : query.data && markUnread(query.data)), [isAll, query.data])
  return (
    <>
      <PortfolioCard
        {...cardState(query)}
        portfolio={portfolio}
        currency={prices?.currency}
        pricing={query.isPricing}
        priceError={query.priceError}
      />
      <MoreAssets note={texts.more} />
    </>
  )
}

/** Says of parts that nobody has asked for that they lack rows, not that they are coming. */
function markUnread(portfolio: Assets): Assets {
  const parts = Object.entries(portfolio.parts).map(([name, part]) => [
    name,
    pricedParts.includes(name as PortfolioPartName) ? part : { ...part, status: 'partial' },
  ])
  return { ...portfolio, parts: Object.fromEntries(parts) as Assets['parts'] }
}
