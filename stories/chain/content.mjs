import { Dictionary, beginCell } from '@ton/core'
import { createHash } from 'node:crypto'

/** @import { Cell, Slice } from '@ton/core' */

/** @param {string} key */
const contentKey = (key) => BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)

/**
 * TEP-64 content that names a document elsewhere.
 * @param {string} uri
 */
export const offChainContent = (uri) => beginCell().storeUint(1, 8).storeStringTail(uri).endCell()

/**
 * TEP-64 content kept in the contract.
 * @param {Record<string, string>} fields
 */
export function onChainContent(fields) {
  const values = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  for (const [key, text] of Object.entries(fields)) {
    values.set(contentKey(key), beginCell().storeUint(0, 8).storeStringTail(text).endCell())
  }
  return beginCell().storeUint(0, 8).storeDict(values).endCell()
}

const knownKeys = ['uri', 'name', 'description', 'image', 'symbol', 'decimals']

/**
 * Content as the index shows it: text by key.
 * @param {Cell} content
 * @returns {Record<string, string>}
 */
export function readContent(content) {
  const slice = content.beginParse()
  if (slice.loadUint(8) === 1) return { uri: slice.loadStringTail() }
  const values = slice.loadDict(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  /** @type {Record<string, string>} */
  const fields = {}
  for (const key of knownKeys) {
    const value = values.get(contentKey(key))
    if (value) fields[key] = readSnakeText(value.beginParse())
  }
  return fields
}

/** @param {Slice} slice */
function readSnakeText(slice) {
  slice.skip(8)
  return slice.loadStringTail()
}
