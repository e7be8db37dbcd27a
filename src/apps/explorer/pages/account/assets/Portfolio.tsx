import type { ReactElement } from 'react'
import { cardState, PortfolioCard, usePortfolio } from 'tonlens'
import { usePrices } from '../../../prices/usePrices.ts'
import type { AccountPartProps } from '../AccountPage.tsx'

/** All that an account owns, added up, with values if the network has prices. */
export function Portfolio({ address }: AccountPartProps): ReactElement {
  const prices = usePrices()
  const query = usePortfolio([address], { prices: prices?.source, currency: prices?.currency })
  return <PortfolioCard {...cardState(query)} portfolio={query.data} currency={prices?.currency} pricing={query.isPricing} priceError={query.priceError} />
}
