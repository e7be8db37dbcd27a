import type { Origin } from '../../sources/client/origin.ts'
import type { AccountStateFull } from '../../service/rows/account.ts'
import type { JettonWallet } from '../../service/rows/jetton.ts'
import type { MultisigWallet } from '../../service/rows/contracts/multisig.ts'
import type { AddressBook, Metadata } from '../../service/rows/names.ts'
import type { NftItem } from '../../service/rows/nft.ts'
import type { NominatorPoolPosition } from '../../service/rows/staking/nominator-pool.ts'

/** Position of an account in a nominator pool. */
export interface StakingPosition extends NominatorPoolPosition {
  /** Account that holds the position. Raw address. */
  readonly nominator: string
}

/** Multisig that lists an account as a signer or proposer. */
export interface MultisigState extends MultisigWallet {
  /** Coins of the multisig, decimal string of the smallest unit; null if the service does not state them. */
  readonly balance: string | null
}

/** Rows of each part of a portfolio. */
export interface PortfolioRows {
  /** Coin and currencies. */
  readonly accounts: AccountStateFull
  readonly jettons: JettonWallet
  /** NFTs, those for sale included, and domains. */
  readonly nfts: NftItem
  /** Positions in nominator pools. */
  readonly staking: StakingPosition
  readonly multisigs: MultisigState
}

/** Part of a portfolio that is read on its own. */
export type PortfolioPartName = keyof PortfolioRows

/** All parts of a portfolio, in the order in which they are read. */
export const portfolioParts: readonly PortfolioPartName[] = ['accounts', 'jettons', 'nfts', 'staking', 'multisigs']

/** Rows of one part. */
export interface PortfolioPart<Name extends PortfolioPartName = PortfolioPartName> {
  readonly rows: readonly PortfolioRows[Name][]
  /** Whether rows can be missing: there are more pages than were read, or the list changed between two of them. */
  readonly hasMore: boolean
  readonly address_book: AddressBook
  readonly metadata: Metadata
  /** Origin of the oldest answer. */
  readonly origin: Origin | undefined
}
