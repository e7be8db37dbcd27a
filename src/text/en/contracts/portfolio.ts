import { formatNumber, countEnglish } from '../../format/intl.ts'

/** Texts of the card of a portfolio. */
export const portfolioMessages = {
  title: 'Portfolio',
  empty: 'No portfolio',
  assets: 'Assets',
  asset: 'Asset',
  /** Coins in nominator pools. */
  staked: 'Staked',
  nfts: 'NFTs',
  noCollection: 'No collection',
  itemCount: (count: number, locale: string) => countEnglish(count, locale, 'NFT', 'NFTs'),
  onSale: (count: number, locale: string) => `${formatNumber(count, locale)} for sale`,
  domains: 'Domains',
  staking: 'Nominator pools',
  /** Before the deposit that waits for the next round. */
  pendingStake: 'Pending until next round:',
  multisigs: 'Multisigs',
  /** Note that the coins of multisigs belong to all signers. */
  multisigNote: 'The coins belong to all signers, so they are not in the total.',
  required: (needed: string, signers: string) => `${needed} of ${signers} must approve`,
  signer: 'Signer',
  proposer: 'Proposer',
  /** Label of the folded scams. */
  scams: (count: number, locale: string) => `Marked as scam: ${formatNumber(count, locale)}`,
  scamNote: 'Excluded from total',
  /** A total that lacks something. */
  atLeast: (value: string) => `At least ${value}`,
  pricing: 'Loading prices…',
  noPrice: 'No price',
  unpriced: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'asset has', 'assets have')} no price and ${count === 1 ? 'is' : 'are'} not in the total.`,
  priceFailed: 'Some prices could not be loaded.',
  /** Names of the parts, as `loading`, `failed` and `partial` take them. */
  parts: { accounts: 'coins', jettons: 'jettons', nfts: 'NFTs', staking: 'stakes', multisigs: 'multisigs' },
  loading: (parts: string) => `Loading: ${parts}`,
  failed: (parts: string) => `Could not be loaded: ${parts}`,
  /** Rows are missing. */
  partial: (parts: string) => `Incomplete, there may be more: ${parts}`,
}
