/** Texts about what NFTs cost, who moved them, and what they belong to. */
export interface NftMarketMessages {
  readonly onSale: string
  readonly auction: string
  readonly saleOver: string
  readonly auctionOver: string
  /** Names of amounts. */
  readonly price: string
  readonly lastBid: string
  readonly leastBid: string
  readonly buyNow: string
  readonly ends: string
  readonly ended: string
  readonly bidder: string
  readonly seller: string
  readonly marketplace: string
  readonly royalty: string
  readonly marketplaceFee: string
  readonly contract: string
  readonly since: string
  /** Name of a table of transfers. */
  readonly transfers: string
  readonly noTransfers: string
  readonly item: string
  readonly from: string
  readonly to: string
  readonly time: string
  readonly transaction: string
  readonly result: string
  readonly moved: string
  readonly received: string
  readonly sent: string
  /** The transaction was undone: the item stayed where it was. */
  readonly failed: string
  /** Stands for an owner that is none. */
  readonly nobody: string
  /** Name of a card of one collection. */
  readonly collection: string
  readonly noCollection: string
  readonly owner: string
  readonly items: string
  /** The collection does not number its items. */
  readonly unnumbered: string
  readonly lastChange: string
  readonly address: string
}

/** English {@link NftMarketMessages}. */
export const nftMarketMessages: NftMarketMessages = {
  onSale: 'On sale',
  auction: 'Auction',
  saleOver: 'Sale over',
  auctionOver: 'Auction over',
  price: 'Price',
  lastBid: 'Last bid',
  leastBid: 'Least bid',
  buyNow: 'Buy now',
  ends: 'Ends',
  ended: 'Ended',
  bidder: 'Highest bidder',
  seller: 'Seller',
  marketplace: 'Marketplace',
  royalty: 'Royalty',
  marketplaceFee: 'Marketplace fee',
  contract: 'Contract',
  since: 'Listed',
  transfers: 'NFT transfers',
  noTransfers: 'No transfers here',
  item: 'Item',
  from: 'From',
  to: 'To',
  time: 'Time',
  transaction: 'Transaction',
  result: 'What happened',
  moved: 'Moved',
  received: 'Received',
  sent: 'Sent',
  failed: 'Failed',
  nobody: 'Nobody',
  collection: 'NFT collection',
  noCollection: 'No such collection',
  owner: 'Owner',
  items: 'Next index',
  unnumbered: 'Not in sequence',
  lastChange: 'Last change at lt',
  address: 'Address',
}
