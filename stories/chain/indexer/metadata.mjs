import { collections, hostileName, itemDocument, jettons } from '../catalogue.mjs'
import { previewUrl } from './accounts.mjs'

/**
 * Metadata as the indexer would have fetched it.
 *
 * @import { Facts } from './facts.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * Addresses of the three previews of a picture.
 * @param {string} image
 */
export const previews = (image) => ({
  _image_big: previewUrl('big', image),
  _image_medium: previewUrl('medium', image),
  _image_small: previewUrl('small', image),
})

/**
 * One fetched role from its document: known texts at the top, the rest under `extra`.
 * @param {string} type
 * @param {Row} document
 * @param {{ nft_index?: string, uri?: string | undefined, hasPreviews: boolean }} options
 */
function tokenInfo(type, document, { nft_index, uri, hasPreviews }) {
  const { name, symbol, description, image, is_nsfw = false, is_scam = false } = document
  const extra = Object.fromEntries(
    Object.entries(document).filter(
      ([key]) => !['name', 'symbol', 'description', 'image', 'is_nsfw', 'is_scam'].includes(key),
    ),
  )
  return {
    valid: true,
    type,
    name,
    ...(symbol === undefined ? {} : { symbol }),
    description,
    image,
    ...(nft_index === undefined ? {} : { nft_index }),
    is_nsfw,
    is_scam,
    extra: {
      ...(hasPreviews && typeof image === 'string' ? previews(image) : {}),
      ...(uri === undefined ? {} : { uri }),
      ...extra,
    },
  }
}

/** @param {Row} info */
const indexed = (info) => ({ is_indexed: true, token_info: [info] })

/**
 * Metadata of one item.
 * @param {import('../catalogue.mjs').Collection} collection
 * @param {number} index
 * @param {string} uri
 */
function itemMetadata(collection, index, uri) {
  const document = itemDocument(collection, index)
  const role = { type: 'nft_items', nft_index: String(index) }
  if (document['unindexed']) return { is_indexed: false, token_info: [role] }
  if (document['invalid']) return indexed({ valid: false, ...role })
  const hostile = collection.key === 'signals' ? hostileName(index) : undefined
  return indexed(
    tokenInfo('nft_items', document, {
      nft_index: String(index),
      uri,
      hasPreviews: hostile === undefined,
    }),
  )
}

/**
 * Metadata of every token of the chain, by raw address.
 * @param {Facts} facts
 * @returns {Map<string, Row>}
 */
export function metadataRows(facts) {
  /** @type {Map<string, Row>} */
  const rows = new Map()
  const documents = new Map(
    Object.values(jettons).map((jetton) => [jetton.content['uri'] ?? jetton.content['name'], jetton.document]),
  )
  for (const [address, { content }] of facts.minters) {
    const document = documents.get(content['uri'] ?? content['name'])
    if (!document) throw new Error(`The jetton ${address} is not in the catalogue.`)
    rows.set(
      address,
      indexed(
        tokenInfo('jetton_masters', document, {
          uri: content['uri'],
          hasPreviews: !document['is_scam'],
        }),
      ),
    )
  }
  for (const [address, { owner, jetton, balance }] of facts.jettonWallets) {
    rows.set(
      address,
      indexed({
        valid: true,
        type: 'jetton_wallets',
        extra: { balance: String(balance), jetton, owner },
      }),
    )
  }
  const byUri = new Map(Object.values(collections).map((collection) => [collection.uri, collection]))
  for (const [address, { content }] of facts.collections) {
    const { name, description, image, uri } = byUri.get(content['uri'] ?? '') ?? collections.names
    rows.set(address, indexed(tokenInfo('nft_collections', { name, description, image }, { uri, hasPreviews: true })))
  }
  for (const [address, item] of facts.items) {
    const content = facts.collections.get(item.collection)?.content
    const collection = byUri.get(content?.['uri'] ?? '') ?? collections.tides
    rows.set(address, itemMetadata(collection, Number(item.index), `${collection.base}${item.path}`))
  }
  for (const [address, { domain, index }] of facts.domains) {
    const document = { name: domain, description: '', image: collections.names.image, domain }
    rows.set(address, indexed(tokenInfo('nft_items', document, { nft_index: String(index), hasPreviews: true })))
  }
  return rows
}
