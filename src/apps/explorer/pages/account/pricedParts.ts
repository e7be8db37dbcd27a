import type { PortfolioPartName } from 'tonlens/ledger'

/** Parts of an account that have a price: they are read at once, with a request each. */
export const pricedParts: readonly PortfolioPartName[] = ['accounts', 'jettons', 'staking']
