import type { NftItem } from '../../service/rows/nft.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import type { LedgerAsset } from '../line.ts'
import type { MultisigState, PortfolioPartName, StakingPosition } from './parts.ts'

/** Asset of a portfolio, over all of its accounts. */
export interface PortfolioAsset {
  /** The wallet of a jetton is that of the first account which holds it. */
  readonly asset: LedgerAsset
  /** Sum, decimal string of the smallest unit. */
  readonly balance: string
  /** Accounts that hold it, in their order, with what each holds. Raw addresses, decimal strings. */
  readonly holders: readonly { readonly account: string; readonly balance: string }[]
  /** Price of a whole unit; null if it is not known, and for scams. */
  readonly price: string | null
  /** Value in the currency of the prices, decimal string; null without a price. */
  readonly value: string | null
}

/** NFTs of one collection in a portfolio. */
export interface PortfolioCollection {
  /** Raw address; null for items without a collection. */
  readonly collection: string | null
  /** Items, those for sale included. */
  readonly items: readonly NftItem[]
  /** Number of items. */
  readonly count: number
  /** Items that a sale or auction contract holds. */
  readonly onSale: number
}

/** Domain that an account of a portfolio owns. */
export interface PortfolioDomain {
  readonly domain: string
  /** NFT of the domain. Raw address. */
  readonly item: string
  /** Account of the portfolio; null if a sale contract does not name it. Raw address. */
  readonly owner: string | null
}

/** Funds in nominator pools. */
export interface PortfolioStaking {
  /** Working and waiting funds of all positions, decimal string of the smallest unit. */
  readonly balance: string
  /** Value at the price of the coin, decimal string; null without a price. */
  readonly value: string | null
  readonly positions: readonly StakingPosition[]
}

/**
 * Multisig in which accounts of a portfolio take part. Its coins belong to all of its signers: they are in no total.
 */
export interface PortfolioMultisig {
  readonly multisig: MultisigState
  /** Accounts of the portfolio that sign. Raw addresses. */
  readonly signers: readonly string[]
  /** Accounts of the portfolio that may only propose. Raw addresses. */
  readonly proposers: readonly string[]
}

/** How much of a part of a portfolio is known. */
export interface PortfolioPartState {
  /** `partial`: rows are missing, because there are more than were read, or because one cannot be read. */
  readonly status: 'pending' | 'error' | 'partial' | 'complete'
  /** Set if the status is `error`; with rows of an earlier answer, those are kept and the part is `partial`. */
  readonly error: TonlensError | null
}

/** Sum of a portfolio in the currency of the prices. */
export interface PortfolioTotal {
  /** Decimal string; null if no asset has a price. Scams, NFTs and multisigs are not in it. */
  readonly value: string | null
  /** Assets with a balance whose price is not known: they are not in the value. */
  readonly unpriced: number
  /** Whether every part with a value is complete and every asset in it has a price. */
  readonly isComplete: boolean
}

/** Assets of one or several accounts now. */
export interface Portfolio {
  /** Raw addresses, each once. */
  readonly accounts: readonly string[]
  /** Coin; null while it is not known. */
  readonly coin: PortfolioAsset | null
  readonly currencies: readonly PortfolioAsset[]
  /** Highest value first, then those without a price. */
  readonly jettons: readonly PortfolioAsset[]
  /** Jettons that the service marks as scams. */
  readonly scams: readonly PortfolioAsset[]
  /** Largest first. */
  readonly collections: readonly PortfolioCollection[]
  /** NFTs that the service marks as scams, or that belong to such a collection. */
  readonly scamCollections: readonly PortfolioCollection[]
  /** Domains that the accounts own. They are in `collections`, too. */
  readonly domains: readonly PortfolioDomain[]
  readonly staking: PortfolioStaking
  readonly multisigs: readonly PortfolioMultisig[]
  readonly total: PortfolioTotal
  readonly parts: Readonly<Record<PortfolioPartName, PortfolioPartState>>
}
