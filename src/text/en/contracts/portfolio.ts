import type { PortfolioMessages } from '../../messages/contracts/portfolio.ts'
import { countEnglish } from '../../format/plurals.ts'

/** English {@link PortfolioMessages}. */
export const portfolioMessages: PortfolioMessages = {
  title: 'Portfolio',
  empty: 'No portfolio',
  assets: 'Assets',
  asset: 'Asset',
  amount: 'Balance',
  share: 'Share',
  staked: 'Staked',
  nfts: 'NFTs',
  noCollection: 'Without a collection',
  itemCount: (count, shown) => countEnglish(count, shown, 'NFT', 'NFTs'),
  onSale: (_count, shown) => `${shown} for sale`,
  domains: 'Domains',
  staking: 'Nominator pools',
  pendingStake: 'Waits for the next round:',
  multisigs: 'Multisigs',
  multisigNote: 'The coins belong to all signers, so they are not in the total.',
  required: (needed, signers) => `${needed} of ${signers} must approve`,
  signer: 'Signer',
  proposer: 'Proposer',
  scams: (_count, shown) => `Marked as scam: ${shown}`,
  scamNote: 'Not in the total.',
  atLeast: (value) => `At least ${value}`,
  pricing: 'Loading prices…',
  noPrice: 'No price',
  unpriced: (count, shown) =>
    `${countEnglish(count, shown, 'asset has', 'assets have')} no price and ${count === 1 ? 'is' : 'are'} not in the total.`,
  priceFailed: 'Some prices could not be loaded.',
  parts: { accounts: 'coins', jettons: 'jettons', nfts: 'NFTs', staking: 'stakes', multisigs: 'multisigs' },
  loading: (parts) => `Loading: ${parts}`,
  failed: (parts) => `Could not be loaded: ${parts}`,
  partial: (parts) => `Incomplete, there may be more: ${parts}`,
}
