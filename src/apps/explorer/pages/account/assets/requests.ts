import type { PortfolioPartName } from 'tonlens/ledger'

/** Rows of the first pages of lists that the head of an account and a tab ask for alike, so that they share them. */
export const jettonLimit = 100
export const nftLimit = 50

/** Parts of an account that have a price: they are read at once, with a request each. */
export const pricedParts: readonly PortfolioPartName[] = ['accounts', 'jettons', 'staking']
