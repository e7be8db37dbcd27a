import { shortAddress } from '../../../format/address.ts'
import { plainText } from '../../../model/text.ts'
import type { AddressMetadata, TokenInfo } from '../../../schema/names.ts'
import type { NftItem } from '../../../schema/nft.ts'
import { own } from '../media/sources.ts'

/** What a card says about an item, read from foreign JSON and cleaned. */
export interface NftFacts {
  /** The token's own name, else its name on chain, else its index or address. */
  readonly name: string
  /** Name or short address of the collection; undefined for an item of none. */
  readonly collection: string | undefined
  /** Why the item is covered until the reader asks for it. */
  readonly flag: 'scam' | 'nsfw' | undefined
  readonly sale: 'sale' | 'auction' | undefined
  readonly token: TokenInfo | undefined
}

const longestName = 80

/**
 * Reads an item with the metadata of itself and of its collection.
 * @param testOnly Write addresses with the mark of the test network.
 */
export function nftFacts(
  item: NftItem,
  metadata: AddressMetadata | undefined,
  collectionMetadata: AddressMetadata | undefined,
  testOnly = false,
): NftFacts {
  const token = roleOf(metadata, 'nft_items')
  const collection = roleOf(collectionMetadata, 'nft_collections')
  const address = item.collection_address
  return {
    name:
      text(own(token, 'name')) ||
      text(own(item.content, 'name')) ||
      text(own(item.content, 'domain')) ||
      indexText(item.index) ||
      shortAddress(item.address, { testOnly }),
    collection:
      text(own(collection, 'name')) ||
      text(own(item.collection?.collection_content, 'name')) ||
      (address ? shortAddress(address, { testOnly }) : undefined),
    flag: flagOf(token, collection),
    sale: item.on_sale !== true ? undefined : item.auction_contract_address ? 'auction' : 'sale',
    token,
  }
}

/** `#7`, and long indexes by their ends; empty when it is no index. */
export function indexText(index: unknown): string {
  if (typeof index !== 'string' || !/^\d{1,80}$/.test(index)) return ''
  return index.length <= 12 ? `#${index}` : `#${index.slice(0, 4)}…${index.slice(-4)}`
}

/** The worst that the entries of an item and its collection say of it. */
export function flagOf(...entries: readonly (TokenInfo | undefined)[]): NftFacts['flag'] {
  const flagged = (flag: string) => entries.some((entry) => own(entry, flag) === true)
  return flagged('is_scam') ? 'scam' : flagged('is_nsfw') ? 'nsfw' : undefined
}

/** The entry of a role; one that is not valid says nothing. */
export function roleOf(metadata: AddressMetadata | undefined, type: string): TokenInfo | undefined {
  const roles = own(metadata, 'token_info')
  if (!Array.isArray(roles)) return undefined
  return roles.find(
    (role: unknown) => own(role, 'type') === type && own(role, 'valid') !== false,
  ) as TokenInfo | undefined
}

function text(value: unknown): string {
  return plainText(value, { maximum: longestName })
}
