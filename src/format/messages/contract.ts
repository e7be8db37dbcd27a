/**
 * Kinds of contracts by the service's names for them, after which a version may follow. A longer name
 * stands before the one with which it begins.
 */
export interface ContractMessages {
  readonly wallet_vesting: string
  readonly wallet: string
  readonly jetton_master: string
  readonly jetton_wallet: string
  readonly nft_collection: string
  readonly nft_item: string
  readonly nft_sale: string
  readonly nft_auction: string
  readonly multisig_order: string
  readonly multisig: string
  readonly dns: string
}

/** English {@link ContractMessages}: the service's own words, so that no component needs to bring them along. */
export const contractMessages: ContractMessages = {
  wallet_vesting: 'Wallet vesting',
  wallet: 'Wallet',
  jetton_master: 'Jetton master',
  jetton_wallet: 'Jetton wallet',
  nft_collection: 'NFT collection',
  nft_item: 'NFT item',
  nft_sale: 'NFT sale',
  nft_auction: 'NFT auction',
  multisig_order: 'Multisig order',
  multisig: 'Multisig',
  dns: 'DNS',
}
