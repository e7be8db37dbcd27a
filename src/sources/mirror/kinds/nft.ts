import { packAddress, packAddressOrNull, packIndex } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Index of the items of a collection, by index. */
export const collectionIndex = 1
/** Index of the items of a direct owner, by collection and index. */
export const ownerIndex = 3

/** NFT items, by address. */
export const nftItem = defineKind('nftItems', {
  store: 'nft',
  dated: true,
  key: ({ address }) => packAddress(address),
  indexKeys({ collection_address, owner_address, index }) {
    const packedIndex = packIndex(index)
    return [
      [collectionIndex, packAddress(collection_address), packedIndex],
      [ownerIndex, packAddress(owner_address), packAddressOrNull(collection_address), packedIndex],
    ]
  },
})

/** Name of the swept list of an owner's items that includes those on sale. */
export const onSaleScope = 'withOnSale'
