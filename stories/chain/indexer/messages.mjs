import { loadMessage } from '@ton/core'
import { decodedContent } from './decode.mjs'
import { normalizedHash } from './product.mjs'
import { cellBoc, cellHash, bodyOpcode, opcodeText, rawAddress, stateInitCell } from './values.mjs'

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
 * @param {boolean} pending Pending rows say a little more about external messages.
 * @returns {Row}
 */
export function messageRow({ cell, message, hash, source, destination, opcode, body }, pending) {
  const { info } = message
  const internal = info.type === 'internal' ? info : null
  const outgoing = info.type === 'external-in' ? null : info
  const content = decodedContent(body)
  const init = message.init ? stateInitCell(message.init) : null
  return {
    hash,
    source,
    destination,
    value: internal ? String(internal.value.coins) : null,
    value_extra_currencies: internal || pending ? {} : null,
    fwd_fee: internal ? String(internal.forwardFee) : null,
    ihr_fee: internal ? '0' : null,
    extra_flags: internal ? '0' : null,
    created_lt: outgoing ? String(outgoing.createdLt) : null,
    created_at: outgoing ? String(outgoing.createdAt) : null,
    opcode: opcode === null ? null : opcodeText(opcode),
    decoded_opcode: content.opcode,
    ihr_disabled: internal ? internal.ihrDisabled : null,
    bounce: internal ? internal.bounce : null,
    bounced: internal ? internal.bounced : null,
    import_fee: info.type === 'external-in' ? String(info.importFee) : null,
    message_content: { hash: cellHash(body), body: cellBoc(body), decoded: content.decoded },
    init_state: init ? { hash: cellHash(init), body: cellBoc(init), decoded: null } : null,
    ...(info.type === 'external-in' ? normalized(cell, hash, pending) : {}),
  }
}

/**
 * `hash_norm` of an external message: indexed rows carry it only where it differs from the plain hash.
 * @param {Cell} message
 * @param {string} hash
 * @param {boolean} pending
 */
function normalized(message, hash, pending) {
  const hash_norm = normalizedHash(message)
  return hash_norm === hash && !pending ? {} : { hash_norm }
}
