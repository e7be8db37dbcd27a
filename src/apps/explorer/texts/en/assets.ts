/** Texts of the pages of jettons, NFTs and domains. */
export const assets = {
  jetton: 'Jetton',
  jettonParts: 'Parts of the jetton',
  collection: 'NFT collection',
  collectionParts: 'Parts of the collection',
  item: 'NFT',
  domain: 'Domain',
  transfers: 'Transfers',
  holders: 'Holders',
  burns: 'Burns',
  items: 'Items',
  itemList: 'Items of this collection',
  openCollection: 'Open the collection',
  openItem: 'Open the NFT of this domain',
  auctions: 'Auctions that this account leads',
}
