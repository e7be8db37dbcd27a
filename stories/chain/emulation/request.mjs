/**
 * Bodies of the emulate service, with the checks and texts of the service.
 *
 * @import { TonConnectMessage } from './tonConnect.mjs'
 */

/**
 * @typedef {object} Flags
 * @property {boolean} with_actions
 * @property {boolean} include_address_book
 * @property {boolean} include_metadata
 * @property {number | null} mc_block_seqno
 *
 * @typedef {Flags & { boc: string, ignore_chksig: boolean }} TraceRequest
 * @typedef {Flags & { from: string, messages: TonConnectMessage[], valid_until: number | null }} TonConnectRequest
 * @typedef {TraceRequest | TonConnectRequest} EmulateRequest
 */

/** A refusal of the service. */
export class RequestError extends Error {
  /** @param {number} status @param {string} text */
  constructor(status, text) {
    super(text)
    this.status = status
  }
}

/** @param {string} text */
const invalid = (text) => new RequestError(400, `invalid request: ${text}`)

const flags = /** @type {const} */ (['with_actions', 'include_address_book', 'include_metadata'])

/**
 * @param {string} route Last part of the path.
 * @param {unknown} body
 * @returns {EmulateRequest}
 */
export function readRequest(route, body) {
  if (route !== 'emulateTrace' && route !== 'emulateTonConnect') {
    throw new RequestError(404, `Cannot POST /api/emulate/v1/${route}`)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('unexpected type of the body')
  const given = /** @type {Record<string, unknown>} */ (body)
  const seqno = given['mc_block_seqno'] ?? null
  if (seqno !== null && !isUint32(seqno)) throw invalid('unexpected type of mc_block_seqno')
  const shared = /** @type {Flags} */ ({
    ...Object.fromEntries(flags.map((name) => [name, readFlag(given, name)])),
    mc_block_seqno: seqno,
  })
  return route === 'emulateTrace' ? readTrace(given, shared) : readTonConnect(given, shared)
}

/**
 * @param {Record<string, unknown>} given
 * @param {Flags} shared
 * @returns {TraceRequest}
 */
function readTrace(given, shared) {
  const boc = readText(given['boc'], 'boc')
  if (boc === '') throw invalid('boc is required')
  const place = illegalBase64(boc)
  if (place !== undefined) throw invalid(`invalid boc: illegal base64 data at input byte ${place}`)
  return { ...shared, boc, ignore_chksig: readFlag(given, 'ignore_chksig') }
}

/**
 * @param {Record<string, unknown>} given
 * @param {Flags} shared
 * @returns {TonConnectRequest}
 */
function readTonConnect(given, shared) {
  const from = readText(given['from'], 'from')
  if (from === '') throw invalid('from address is required for emulation')
  const messages = given['messages'] ?? []
  if (!Array.isArray(messages)) throw invalid('unexpected type of messages')
  if (messages.length === 0) throw invalid('messages array cannot be empty')
  if (messages.length > 4) throw invalid('messages array cannot contain more than 4 messages')
  const limit = given['valid_until'] ?? null
  if (limit !== null && !(Number.isSafeInteger(limit) && Number(limit) >= 0))
    throw invalid('unexpected type of valid_until')
  return { ...shared, from, messages: messages.map(readMessage), valid_until: limit === null ? null : Number(limit) }
}

/**
 * @param {unknown} given
 * @param {number} index
 * @returns {TonConnectMessage}
 */
function readMessage(given, index) {
  const message = /** @type {Record<string, unknown>} */ (given ?? {})
  const address = readText(message['address'], 'address')
  const amount = readText(message['amount'], 'amount')
  if (address === '') throw invalid(`message at index ${index} cannot be empty`)
  if (amount === '') throw invalid(`amount in message at index ${index} cannot be empty`)
  if (!/^\d{1,20}$/.test(amount) || BigInt(amount) >= 2n ** 64n) {
    throw invalid(
      `invalid amount in message at index ${index}: ${JSON.stringify(amount)} is no unsigned number of 64 bits`,
    )
  }
  const [payload, stateInit] = ['payload', 'stateInit'].map((name) => {
    const boc = readText(message[name], name)
    const place = illegalBase64(boc)
    if (place === undefined) return boc
    throw invalid(`invalid message ${name} at index ${index}: illegal base64 data at input byte ${place}`)
  })
  return { address, amount, payload: payload ?? '', stateInit: stateInit ?? '' }
}

/** @param {unknown} value @param {string} name */
function readText(value, name) {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw invalid(`unexpected type of ${name}`)
  return value
}

/** @param {Record<string, unknown>} given @param {string} name */
function readFlag(given, name) {
  const value = given[name] ?? false
  if (typeof value !== 'boolean') throw invalid(`unexpected type of ${name}`)
  return value
}

/** @param {unknown} value */
const isUint32 = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 0xffffffff

/**
 * Place of the first character that is not standard base64 with padding; undefined if there is none.
 * @param {string} text
 */
function illegalBase64(text) {
  const place = text.search(/[^A-Za-z0-9+/]/)
  const bare = place < 0 ? text.length : place
  const isPadded = /^={0,2}$/.test(text.slice(bare)) && text.length % 4 === 0
  return isPadded ? undefined : bare
}
