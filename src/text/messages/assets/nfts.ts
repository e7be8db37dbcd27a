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
  readonly codeHash: string
  readonly dataHash: string
  /** Content as the contract stores it. */
  readonly content: string
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
  readonly notInitialized: string
  /** The service has not read the item's metadata yet. */
  readonly metadataPending: string
}

/** Texts of the ways to look through NFT items. */
export interface NftGalleryMessages {
  /** Name of the row of controls. */
  readonly toolbar: string
  readonly search: string
  readonly searchHint: string
  readonly collection: string
  readonly allCollections: string
  readonly noCollection: string
  readonly attribute: string
  readonly allAttributes: string
  readonly onSale: string
  readonly order: string
  readonly orders: { readonly given: string; readonly index: string; readonly activity: string }
  readonly layout: string
  readonly layouts: { readonly grid: string; readonly list: string }
  readonly clear: string
  /** A choice and how many items it has; numbers are in the reader's digits, here and below. */
  readonly choice: (name: string, count: string) => string
  /** All items are loaded, and all are shown. */
  readonly all: (count: number, total: string) => string
  /** All that are loaded are shown, and more follow. */
  readonly soFar: (total: string) => string
  readonly found: (found: string, total: string) => string
  readonly foundSoFar: (found: string, total: string) => string
  readonly scamsHidden: (count: string) => string
  readonly scamsShown: (count: string) => string
  readonly show: string
  readonly hide: string
  /** Nothing that is loaded fits. */
  readonly noMatch: string
  readonly onlyScams: string
  /** The list grew or shrank between two of its pages. */
  readonly changed: string
  readonly reload: string
}

/** Texts about what NFTs cost, who moved them, and what they belong to. */
export interface NftMarketMessages {
  readonly onSale: string
  readonly codeHash: string
  readonly dataHash: string
  readonly auction: string
  readonly saleEnded: string
  readonly auctionEnded: string
  /** Names of amounts. */
  readonly price: string
  readonly lastBid: string
  readonly minimumBid: string
  readonly buyNow: string
  /** When the sale or the auction was made. */
  readonly listed: string
  readonly ends: string
  readonly ended: string
  readonly bidder: string
  readonly seller: string
  readonly marketplace: string
  readonly royalty: string
  readonly marketplaceFee: string
  readonly contract: string
  /** Name of a table of transfers. */
  readonly transfers: string
  readonly noTransfers: string
  readonly item: string
  readonly from: string
  readonly to: string
  readonly time: string
  readonly transaction: string
  readonly event: string
  readonly transferred: string
  readonly received: string
  readonly sent: string
  /** The owner gave the item to a selling contract. */
  readonly putOnSale: string
  /** A selling contract gave the item to its buyer. */
  readonly sold: string
  /** A selling contract gave the item back to the seller. */
  readonly takenBack: string
  /** The transaction was undone: the item stayed where it was. */
  readonly failed: string
  /** Stands for an owner that is none. */
  readonly noOwner: string
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
