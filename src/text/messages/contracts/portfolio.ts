import type { PortfolioPartName } from '../../../ledger/portfolio/parts.ts'

/** Texts of the card of a portfolio. */
export interface PortfolioMessages {
  readonly title: string
  readonly empty: string
  readonly assets: string
  readonly asset: string
  /** Heading of the column with balance and value. */
  readonly amount: string
  readonly share: string
  /** Coins in nominator pools. */
  readonly staked: string
  readonly nfts: string
  readonly noCollection: string
  /** `shown` is the written count. */
  readonly itemCount: (count: number, shown: string) => string
  readonly onSale: (count: number, shown: string) => string
  readonly domains: string
  readonly staking: string
  /** Before the deposit that waits for the next round. */
  readonly pendingStake: string
  readonly multisigs: string
  /** Note that the coins of multisigs belong to all signers. */
  readonly multisigNote: string
  readonly required: (needed: string, signers: string) => string
  readonly signer: string
  readonly proposer: string
  /** Label of the folded scams. */
  readonly scams: (count: number, shown: string) => string
  readonly scamNote: string
  /** A total that lacks something. */
  readonly atLeast: (value: string) => string
  readonly pricing: string
  readonly noPrice: string
  readonly unpriced: (count: number, shown: string) => string
  readonly priceFailed: string
  /** Names of the parts, as `loading`, `failed` and `partial` take them. */
  readonly parts: Readonly<Record<PortfolioPartName, string>>
  readonly loading: (parts: string) => string
  readonly failed: (parts: string) => string
  /** Rows are missing. */
  readonly partial: (parts: string) => string
}
