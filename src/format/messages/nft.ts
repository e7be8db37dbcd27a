/** Texts about NFT items. */
export interface NftMessages {
  /** Name of a list of items. */
  readonly items: string
  readonly empty: string
  readonly loadingMore: string
  readonly onSale: string
  readonly auction: string
  /** Why an item is covered. */
  readonly scam: string
  readonly nsfw: string
  /** Uncovers an item. */
  readonly reveal: string
  /** Stands for the name of an item whose own name is part of the scam. */
  readonly hiddenName: string
}

/** English {@link NftMessages}. */
export const nftMessages: NftMessages = {
  items: 'NFT items',
  empty: 'No NFT items here',
  loadingMore: 'Loading more items',
  onSale: 'On sale',
  auction: 'Auction',
  scam: 'Marked as scam',
  nsfw: 'Sensitive content',
  reveal: 'Show',
  hiddenName: 'Hidden item',
}
