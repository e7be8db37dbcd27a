import { loadMessage } from '@ton/core'
import { decodedContent } from './decode.mjs'
import { readMessageRow } from './product.mjs'
import { cellHash, bodyOpcode, rawAddress } from './values.mjs'

/**
 * @import { Cell } from '@ton/core'
 * @import { Row } from './values.mjs'
 */

/**
 * A message with what the classifier asks about it.
 * @param {Cell} cell
 */
export function readMessage(cell) {
  const message = loadMessage(cell.beginParse())
  const { info } = message
  return {
    cell,
    message,
    hash: cellHash(cell),
    source: info.type === 'external-in' ? null : rawAddress(info.src),
    destination: info.type === 'external-out' ? null : rawAddress(info.dest),
    value: info.type === 'internal' ? info.value.coins : 0n,
    bounced: info.type === 'internal' && info.bounced,
    isInternal: info.type === 'internal',
    opcode: bodyOpcode(message.body),
    body: message.body,
  }
}

/** @typedef {ReturnType<typeof readMessage>} KnownMessage */

/**
 * A message as the service shows it inside a transaction.
 * @param {KnownMessage} known
 * @param {boolean} pending Pending rows say a little more about external messages: no currencies instead of null, and
 *   `hash_norm` also where it is the plain hash.
 * @returns {Row}
 */
export function messageRow({ cell, body, isInternal }, pending) {
  const { hash_norm, ...row } = readMessageRow(cell)
  const content = decodedContent(body)
  return {
    ...row,
    value_extra_currencies: isInternal || pending ? row.value_extra_currencies : null,
    decoded_opcode: content.opcode,
    message_content: { ...row.message_content, decoded: content.decoded },
    ...(hash_norm === undefined || (hash_norm === row.hash && !pending) ? {} : { hash_norm }),
  }
}
