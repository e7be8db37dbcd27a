import type { NftCollection, NftItem } from '../../schema/nft.ts'
import { packAddress, packAddressOrNull, packIndex, packLtDescending } from '../storage/keys.ts'
import { defineKind, laterState } from './kind.ts'

/** Items of a collection by index. */
export const COLLECTION = 1
/** Items of a collection, last changed first. */
export const COLLECTION_CHANGED = 2
/** Items of a direct owner by collection and index. */
export const OWNER = 3
/** Items of a real owner by collection and index: the seller's while on sale. Whole worlds only. */
export const REAL_OWNER = 4

/** NFT items, by address. */
export const nftItem = defineKind<NftItem>({
  store: 'nft',
  serial: true,
  listed: false,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
  indexKeys: (value, authoritative) => {
    const collection = packAddress(value.collection_address)
    const index = packIndex(value.index)
    const whole = authoritative ? value : undefined
    const place = [packAddressOrNull(value.collection_address), index] as const
    return [
      [COLLECTION, collection, index],
      [COLLECTION_CHANGED, collection, packLtDescending(whole?.last_transaction_lt)],
      [OWNER, packAddress(value.owner_address), ...place],
      [REAL_OWNER, whole && packAddress(realOwner(whole)), ...place],
    ]
  },
})

/** NFT collections, by address. */
export const nftCollection = defineKind<NftCollection>({
  store: 'ent',
  byte: 6,
  serial: true,
  field: 'address',
  key: ({ address }) => packAddress(address),
  merge: laterState,
})

/** Owner of an item; while it is on sale, the seller. */
export function realOwner({ on_sale, real_owner, owner_address }: NftItem): string | null {
  return (on_sale === true ? real_owner : null) ?? owner_address
}

/** Name of the swept list of an owner's items that includes those on sale. */
export const WITH_ON_SALE = 'withOnSale'
