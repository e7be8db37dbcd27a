/** Texts about one NFT item in full. */
export interface NftDetailsMessages {
  /** Name of the card. */
  readonly title: string
  readonly empty: string
  readonly collection: string
  readonly noCollection: string
  readonly index: string
  readonly address: string
  readonly owner: string
  /** Whoever sells it has to be asked: the contract that holds it does not say. */
  readonly ownerUnknown: string
  /** The contract that holds an item while it is for sale. */
  readonly saleContract: string
  readonly auctionContract: string
  readonly lastChange: string
  readonly sale: string
  readonly auction: string
  readonly attributes: string
  /** How rare an attribute is: in how many of the items that are loaded. */
  readonly rarity: (share: string, count: string, items: string) => string
  /** It lists more than are shown. */
  readonly attributesLeft: (count: string) => string
  readonly name: string
  readonly wallet: string
  readonly site: string
  readonly storage: string
  readonly resolver: string
  readonly links: string
  readonly transfers: string
  readonly raw: string
  /** The item exists, but its contract has not been set up. */
  readonly notInitialised: string
  /** The service has not read the item's metadata yet. */
  readonly metadataPending: string
}

/** English {@link NftDetailsMessages}. */
export const nftDetailsMessages: NftDetailsMessages = {
  title: 'NFT item',
  empty: 'No such item',
  collection: 'Collection',
  noCollection: 'None',
  index: 'Index',
  address: 'Address',
  owner: 'Owner',
  ownerUnknown: 'Not told by the contract that sells it',
  saleContract: 'Held by sale contract',
  auctionContract: 'Held by auction contract',
  lastChange: 'Last change at lt',
  sale: 'Sale',
  auction: 'Auction',
  attributes: 'Attributes',
  rarity: (share, count, items) => `${share} · ${count} of ${items} loaded`,
  attributesLeft: (count) => `${count} more in the raw metadata`,
  name: 'Name',
  wallet: 'Leads to wallet',
  site: 'Site',
  storage: 'Storage',
  resolver: 'Next resolver',
  links: 'Links',
  transfers: 'Transfers',
  raw: 'Raw metadata',
  notInitialised: 'Not initialised',
  metadataPending: 'Metadata not read yet',
}
