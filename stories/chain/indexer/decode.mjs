import { decodeField, parse, parseBody, parsedBoc, readComment } from './product.mjs'

/**
 * Bodies in the service's own words: `@type` and the fields in wire order. What the service was not seen to decode is
 * written by analogy.
 *
 * @import { Cell } from '@ton/core'
 * @import { Cell as ParsedCell } from '../../../src/ton/cells/cell.ts'
 * @import { Row } from './values.mjs'
 */

/**
 * Text of a plain comment.
 * @param {Cell} body
 */
export const commentText = (body) => plainText(parse(body))

/**
 * @param {ParsedCell} body
 * @returns {string | null} `null` for any other body.
 */
function plainText(body) {
  const comment = readComment(body)
  return comment?.type === 'text' && comment.complete ? comment.text : null
}

/**
 * @param {ParsedCell} cell
 * @returns {Row | null} `null` for bodies without a known form.
 */
function decodeBody(cell) {
  if (cell.bitLength === 0 && cell.refs.length === 0) return { '@type': 'empty_cell' }
  const body = parseBody(cell)
  if (body === null) return null
  const fields = Object.entries(body.fields).map(([name, value]) => [name, decodeValue(name, value, cell)])
  if (body.name !== 'change_dns_record' || body.fields.value !== null)
    return { '@type': body.name, ...Object.fromEntries(fields) }
  return { '@type': 'delete_dns_record', query_id: body.fields.query_id, key: body.fields.key }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {ParsedCell} body
 */
function decodeValue(name, value, body) {
  if (name === 'query_id' || name === 'key') return value
  const payload = /** @type {ParsedCell} */ (value)
  if ((name === 'custom_payload' || name === 'value') && value !== null)
    return { '@type': 'just_from_maybe', value: nested(payload) }
  if (name !== 'forward_payload') return decodeField(name, value, body)
  return body.refs.includes(payload)
    ? { '@type': 'second_from_either', value: { cell_reference: nested(payload) } }
    : { '@type': 'first_from_either', value: nested(payload) }
}

/**
 * A payload inside another body; comments keep the decoder's own form there.
 * @param {ParsedCell} cell
 */
function nested(cell) {
  const text = plainText(cell)
  return text === null ? (decodeBody(cell) ?? parsedBoc(cell)) : { '@type': 'text_comment', text }
}

/**
 * `decoded_opcode` and `message_content.decoded` of a message.
 * @param {Cell} body
 * @returns {{ opcode: string | null, decoded: Row | null }}
 */
export function decodedContent(body) {
  const comment = commentText(body)
  if (comment !== null)
    return { opcode: 'text_comment', decoded: { type: 'text_comment', '@type': 'text_comment', comment } }
  const cell = parse(body)
  return { opcode: parseBody(cell)?.name ?? null, decoded: decodeBody(cell) }
}
