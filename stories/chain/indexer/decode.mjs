import { cellBoc, bodyOpcode } from './values.mjs'

/**
 * Bodies in the service's own words: `@type` and the fields in wire order.
 *
 * @import { Cell, Slice } from '@ton/core'
 * @import { Row } from './values.mjs'
 */

const nothing = { '@type': 'nothing_from_maybe' }

/** @param {Slice} slice */
function address(slice) {
  const value = slice.loadAddressAny()
  if (value === null || !('hash' in value)) return { '@type': 'addr_none' }
  return {
    '@type': 'addr_std',
    anycast: nothing,
    workchain_id: String(value.workChain),
    address: value.hash.toString('hex').toUpperCase(),
  }
}

/** @param {Slice} slice */
function coins(slice) {
  const value = slice.loadCoins()
  return {
    '@type': 'var_uint',
    len: String(Math.ceil(value.toString(2).replace(/^0$/, '').length / 8)),
    value: String(value),
  }
}

/** @param {Slice} slice */
const queryId = (slice) => String(slice.loadUintBig(64))

/** @param {Slice} slice */
function maybeCell(slice) {
  const cell = slice.loadMaybeRef()
  return cell ? { '@type': 'just_from_maybe', value: nested(cell) } : nothing
}

/** @param {Slice} slice */
function eitherCell(slice) {
  return slice.loadBit()
    ? { '@type': 'second_from_either', value: { cell_reference: nested(slice.loadRef()) } }
    : { '@type': 'first_from_either', value: nested(slice.asCell()) }
}

/**
 * A payload inside another body; comments keep the decoder's own form there.
 * @param {Cell} cell
 * @returns {unknown}
 */
function nested(cell) {
  const text = commentText(cell)
  if (text !== null) return { '@type': 'text_comment', text }
  return decodeBody(cell)?.body ?? cellBoc(cell)
}

/**
 * Text of a plain comment.
 * @param {Cell} body
 * @returns {string | null} `null` for any other body.
 */
export function commentText(body) {
  if (bodyOpcode(body) !== 0 || body.bits.length % 8 !== 0) return null
  try {
    return body.beginParse().skip(32).loadStringTail()
  } catch {
    return null
  }
}

/** @type {Record<number, [name: string, fields: (slice: Slice) => Row]>} */
const messages = {
  0x0f8a7ea5: [
    'jetton_transfer',
    (slice) => ({
      query_id: queryId(slice),
      amount: coins(slice),
      destination: address(slice),
      response_destination: address(slice),
      custom_payload: maybeCell(slice),
      forward_ton_amount: coins(slice),
      forward_payload: eitherCell(slice),
    }),
  ],
  0x178d4519: [
    'jetton_internal_transfer',
    (slice) => ({
      query_id: queryId(slice),
      amount: coins(slice),
      from: address(slice),
      response_address: address(slice),
      forward_ton_amount: coins(slice),
      forward_payload: eitherCell(slice),
    }),
  ],
  0x7362d09c: [
    'jetton_notify',
    (slice) => ({
      query_id: queryId(slice),
      amount: coins(slice),
      sender: address(slice),
      forward_payload: eitherCell(slice),
    }),
  ],
  0x595f07bc: [
    'jetton_burn',
    (slice) => ({
      query_id: queryId(slice),
      amount: coins(slice),
      response_destination: address(slice),
      custom_payload: maybeCell(slice),
    }),
  ],
  0x7bdd97de: [
    'jetton_burn_notification',
    (slice) => ({
      query_id: queryId(slice),
      amount: coins(slice),
      sender: address(slice),
      response_destination: address(slice),
    }),
  ],
  0xd53276db: ['excess', (slice) => ({ query_id: queryId(slice) })],
  0x5fcc3d14: [
    'nft_transfer',
    (slice) => ({
      query_id: queryId(slice),
      new_owner: address(slice),
      response_destination: address(slice),
      custom_payload: maybeCell(slice),
      forward_amount: coins(slice),
      forward_payload: eitherCell(slice),
    }),
  ],
  0x05138d91: [
    'nft_ownership_assigned',
    (slice) => ({
      query_id: queryId(slice),
      prev_owner: address(slice),
      forward_payload: eitherCell(slice),
    }),
  ],
  0x4eb1f0f9: [
    'change_dns_record',
    (slice) => ({
      query_id: queryId(slice),
      key: slice.loadBuffer(32).toString('hex').toUpperCase(),
      value: maybeCell(slice),
    }),
  ],
}

/**
 * Name and decoded form of a body.
 * @param {Cell} body
 * @returns {{ name: string, body: Row } | null} `null` for bodies without a known form.
 */
export function decodeBody(body) {
  if (body.bits.length === 0 && body.refs.length === 0) return { name: '', body: { '@type': 'empty_cell' } }
  const opcode = bodyOpcode(body)
  const known = opcode === null ? undefined : messages[opcode]
  if (!known) return null
  const slice = body.beginParse()
  slice.skip(32)
  try {
    const fields = known[1](slice)
    if (known[0] === 'change_dns_record' && fields['value'] === nothing) {
      return {
        name: known[0],
        body: { '@type': 'delete_dns_record', query_id: fields['query_id'], key: fields['key'] },
      }
    }
    return { name: known[0], body: { '@type': known[0], ...fields } }
  } catch {
    return null
  }
}

/**
 * `decoded_opcode` and `message_content.decoded` of a message.
 * @param {Cell} body
 * @returns {{ opcode: string | null, decoded: Row | null }}
 */
export function decodedContent(body) {
  const text = commentText(body)
  if (text !== null)
    return {
      opcode: 'text_comment',
      decoded: { type: 'text_comment', '@type': 'text_comment', comment: text },
    }
  const known = decodeBody(body)
  return { opcode: known?.name || null, decoded: known?.body ?? null }
}
