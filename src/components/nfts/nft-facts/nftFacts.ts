import { addressKey, shortAddress } from '../../../text/format/address.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import type { FindForgery } from '../../../meaning/tokens/lookalike.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { AddressMetadata, TokenInfo } from '../../../service/rows/names.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { readSaleKind, type SaleKind } from './saleFacts.ts'

/** Facts of an item for display, read from untrusted JSON and cleaned. */
export interface NftFacts {
  /** Name in the token's metadata, else its name on chain, else its index or address. */
  readonly name: string
  /** Name or short address of the collection; undefined for an item without one. */
  readonly collection: string | undefined
  /** Why the item is covered until the reader asks to see it. */
  readonly flag: 'scam' | 'nsfw' | undefined
  readonly sale: SaleKind | undefined
  readonly token: TokenInfo | undefined
}

const maxNameLength = 80

/**
 * Reads an item, the metadata of the item and the metadata of its collection.
 * @param testOnly Write addresses in their test-only form. @default false
 */
export function nftFacts(
  item: NftItem,
  metadata: AddressMetadata | undefined,
  collectionMetadata: AddressMetadata | undefined,
  testOnly = false,
): NftFacts {
  const token = findTokenInfo(metadata, 'nft_items')
  const collection = findTokenInfo(collectionMetadata, 'nft_collections')
  const address = item.collection_address
  return {
    name:
      readName(token) ||
      readName(item.content) ||
      cleanName(ownField(item.content, 'domain')) ||
      indexText(item.index) ||
      shortAddress(item.address, { testOnly }),
    collection: address
      ? collectionName(address, collection, item.collection?.collection_content, testOnly)
      : readName(collection) || readName(item.collection?.collection_content) || undefined,
    flag: worstFlag(token, collection),
    sale: readSaleKind(item),
    token,
  }
}

/** Finds what an item, or its collection, can be mistaken for by the names that it gives itself. */
export function findNftForgery(
  item: NftItem,
  findForgery: FindForgery,
  metadata: AddressMetadata | undefined,
  ofCollection: AddressMetadata | undefined,
): string | undefined {
  const collection = addressKey(item.collection_address)
  // The service states the domain of a genuine one.
  const isDomain = ownField(item.content, 'domain') !== undefined
  return (
    findForgery(addressKey(item.address) ?? '', metadata, isDomain ? undefined : collection) ??
    (collection === undefined ? undefined : findForgery(collection, ofCollection))
  )
}

/** Name of a collection: in its metadata, else on chain, else its short address. */
export function collectionName(
  address: string,
  token: TokenInfo | undefined,
  content: unknown,
  testOnly: boolean,
): string {
  return readName(token) || readName(content) || shortAddress(address, { testOnly })
}

/** Writes an index as `#7`, a long one with its middle left out; empty if it is not an index. */
export function indexText(index: unknown): string {
  if (typeof index !== 'string' || !/^\d{1,80}$/.test(index)) return ''
  return index.length <= 12 ? `#${index}` : `#${index.slice(0, 4)}…${index.slice(-4)}`
}

function readName(value: unknown): string {
  return cleanName(ownField(value, 'name'))
}

function cleanName(value: unknown): string {
  return plainText(value, { maximum: maxNameLength })
}
