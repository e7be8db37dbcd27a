import type { ReactElement } from 'react'
import { cardState, PortfolioCard, usePortfolio } from 'tonlens'
import type { AccountPartProps } from '../AccountPage.tsx'

/** All that an account owns, added up. */
export function Portfolio({ address }: AccountPartProps): ReactElement {
  const query = usePortfolio([address])
  return <PortfolioCard {...cardState(query)} portfolio={query.data} />
}
