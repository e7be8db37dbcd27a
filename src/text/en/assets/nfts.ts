import { countEnglish } from '../../format/intl.ts'
/** Texts about NFT items. */
export const nftMessages = {
  items: 'NFT items',
  empty: 'No NFT items',
  loadingMore: 'Loading more items…',
  /** Why an item is covered. */
  scam: 'Flagged as scam',
  nsfw: 'Sensitive content',
  /** Uncovers an item. */
  reveal: 'Show',
  /** Stands for the name of an item whose own name is part of the scam. */
  hiddenName: 'Hidden item',
  /** Warns of an item or a collection with the name of another one. */
  forged: (other: string) => `Looks like ${other}, but is something else`,
}

/** Texts about one NFT item in full. */
export const nftDetailsMessages = {
  title: 'NFT item',
  empty: 'Item not found',
  collection: 'Collection',
  noCollection: 'None',
  index: 'Index',
  /** Whoever sells it has to be asked: the contract that holds it does not say. */
  ownerUnknown: 'Not provided by the sale contract',
  /** The contract that holds an item while it is for sale. */
  saleContract: 'Held by sale contract',
  auctionContract: 'Held by auction contract',
  /** Content as the contract stores it. */
  content: 'Content',
  sale: 'Sale',
  attributes: 'Attributes',
  /** How rare an attribute is: in how many of the items that are loaded. */
  rarity: (share: string, count: string, items: string) => `${share} · ${count} of ${items} loaded items`,
  /** It lists more than are shown. */
  attributesLeft: (count: string) => `${count} more in the raw metadata`,
  name: 'Name',
  wallet: 'Linked wallet',
  site: 'Site',
  storage: 'Storage',
  resolver: 'Next resolver',
  links: 'Links',
  transfers: 'Transfers',
  raw: 'Raw metadata',
  /** The item exists, but its contract has not been set up. */
  notInitialized: 'Not initialized',
  /** The service has not read the item's metadata yet. */
  metadataPending: 'Metadata not indexed yet',
}

/** Texts of the ways to look through NFT items. */
export const nftGalleryMessages = {
  toolbar: 'Filters',
  search: 'Search',
  searchHint: 'Name, index or address',
  collection: 'Collection',
  allCollections: 'All collections',
  noCollection: 'No collection',
  attribute: 'Attribute',
  allAttributes: 'All attributes',
  order: 'Sort by',
  orders: { given: 'Default order', index: 'By index', activity: 'By last activity' },
  layout: 'View as',
  layouts: { grid: 'Grid', list: 'List' },
  clear: 'Clear filters',
  /** A choice and how many items it has; numbers are in the reader's digits, here and below. */
  choice: (name: string, count: string) => `${name} (${count})`,
  /** All items are loaded, and all are shown. */
  all: (count: number, locale: string) => countEnglish(count, locale, 'item', 'items'),
  /** All that are loaded are shown, and more follow. */
  soFar: (total: string) => `${total} items loaded so far`,
  found: (found: string, total: string) => `${found} of ${total} items`,
  foundSoFar: (found: string, total: string) => `${found} of ${total} items loaded so far`,
  scamsHidden: (count: string) => `${count} hidden as scam`,
  scamsShown: (count: string) => `${count} flagged as scam`,
  show: 'Show',
  hide: 'Hide',
  /** Nothing that is loaded fits. */
  noMatch: 'No loaded items match the filters',
  onlyScams: 'All items are flagged as scam',
  /** The list grew or shrank between two of its pages. */
  changed: 'The list changed while it was loading. Some items may be missing.',
  reload: 'Reload',
}

/** Texts about what NFTs cost, who moved them, and what they belong to. */
export const nftMarketMessages = {
  saleEnded: 'Sale ended',
  auctionEnded: 'Auction ended',
  /** Names of amounts. */
  price: 'Price',
  lastBid: 'Last bid',
  minimumBid: 'Minimum bid',
  buyNow: 'Buy now',
  /** When the sale or the auction was made. */
  listed: 'Listed',
  ends: 'Ends',
  ended: 'Ended',
  bidder: 'Highest bidder',
  seller: 'Seller',
  marketplace: 'Marketplace',
  royalty: 'Royalty',
  marketplaceFee: 'Marketplace fee',
  contract: 'Contract',
  transfers: 'NFT transfers',
  noTransfers: 'No transfers',
  item: 'Item',
  event: 'Event',
  transferred: 'Transferred',
  received: 'Received',
  sent: 'Sent',
  /** The owner gave the item to a selling contract. */
  putOnSale: 'Put up for sale',
  /** A selling contract gave the item to its buyer. */
  sold: 'Sold',
  /** A selling contract gave the item back to the seller. */
  takenBack: 'Taken back',
  /** Stands for an owner that is none. */
  noOwner: 'No owner',
  collection: 'NFT collection',
  noCollection: 'Collection not found',
  items: 'Next item index',
  /** The collection does not number its items. */
  unnumbered: 'Not sequential',
}
