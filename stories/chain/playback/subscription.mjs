import { finalityLevel } from './traceBody.mjs'

/** @import { StreamEvent } from './events.mjs' */

/**
 * @typedef {object} Wanted A subscription as it is sent.
 * @property {readonly string[]} [types]
 * @property {readonly string[]} [addresses] Raw.
 * @property {readonly string[]} [trace_external_hash_norms]
 * @property {string} [min_finality]
 * @property {boolean} [include_address_book]
 * @property {boolean} [include_metadata]
 */

/**
 * @typedef {object} Forms How addresses and hashes are read. Both throw at a text that is none.
 * @property {(text: string) => string} address Into the raw form.
 * @property {(text: string) => string} hash Into base64.
 */

const eventTypes = ['transactions', 'actions', 'trace', 'account_state_change', 'jettons_change']
const lists = /** @type {const} */ (['types', 'addresses', 'trace_external_hash_norms'])
const kinds = {
  operation: 'string',
  min_finality: 'string',
  id: 'string',
  include_address_book: 'boolean',
  include_metadata: 'boolean',
}

/** A subscription that the service refuses; the message is its text. */
export class SubscriptionError extends Error {}

/** A message that cannot be read, and why. */
export class MessageError extends SubscriptionError {}

/**
 * Reads a JSON text as the service does, which takes null for an empty request and names in any letter case.
 * @param {string} text
 * @returns {Readonly<Record<string, unknown>>}
 * @throws {MessageError} It is no object, or a field has a value of another kind.
 */
export function readFields(text) {
  const fields = /** @type {Record<string, unknown>} */ ({})
  for (const [name, value] of Object.entries(readObject(text))) fields[name.toLowerCase()] = value ?? undefined
  for (const name of lists) {
    const list = fields[name]
    const wrong = Array.isArray(list) ? list.find((item) => typeof item !== 'string') : list
    if (wrong !== undefined) throw new MessageError(`json: cannot unmarshal ${nameKind(wrong)} into field ${name}`)
  }
  for (const [name, kind] of Object.entries(kinds)) {
    if (fields[name] === undefined || typeof fields[name] === kind) continue
    throw new MessageError(`json: cannot unmarshal ${nameKind(fields[name])} into field ${name}`)
  }
  return fields
}

/** @param {string} text @returns {object} */
function readObject(text) {
  let value
  try {
    value = JSON.parse(text)
  } catch (error) {
    const [, character] = /token '(.)'/.exec(String(error)) ?? []
    throw new MessageError(
      character === undefined
        ? 'unexpected end of JSON input'
        : `invalid character '${character}' looking for beginning of value`,
    )
  }
  if (value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value
  throw new MessageError(`json: cannot unmarshal ${nameKind(value)}`)
}

/** @param {unknown} value */
function nameKind(value) {
  return Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value
}

/**
 * Reads the accounts and traces of a request.
 * @param {Readonly<Record<string, unknown>>} fields As `readFields` gives them.
 * @param {Forms} forms
 * @param {boolean} isSocket
 * @throws {SubscriptionError} One is unreadable.
 */
export function readSubjects(fields, forms, isSocket) {
  const { addresses: texts = [], trace_external_hash_norms: hashes = [] } = /** @type {Wanted} */ (fields)
  // Over SSE one address that is of no account makes all of them disappear.
  const isAccount = (/** @type {string} */ text) => !/^(?:null|addr_none|(?:ext|var)\$.*)$/.test(text.trim())
  const isPlain = texts.every(isAccount)
  if (!isPlain && isSocket) throw new SubscriptionError('address is not standard')
  return {
    addresses: isPlain ? readEach(texts, forms.address, 'invalid address format') : [],
    traces: readEach(hashes, forms.hash, 'trace_external_hash_norms contains empty value'),
  }
}

/** @param {readonly string[]} texts @param {(text: string) => string} read @param {string} problem */
function readEach(texts, read, problem) {
  try {
    return [...new Set(texts.map((text) => read(text.trim())))]
  } catch {
    throw new SubscriptionError(problem)
  }
}

/**
 * Reads a subscription as the service does.
 * @param {Readonly<Record<string, unknown>>} fields As `readFields` gives them.
 * @param {Forms} forms
 * @param {boolean} [isSocket] A WebSocket has texts of its own. @default false
 * @returns {Wanted}
 * @throws {SubscriptionError} It is refused.
 */
export function readSubscription(fields, forms, isSocket = false) {
  const { types = [], ...rest } = /** @type {Wanted} */ (fields)
  const what = isSocket ? '' : ' for subscription'
  if (types.length === 0) throw new SubscriptionError(`types are required${what}`)
  const unknown = types.find((type) => !eventTypes.includes(type))
  if (unknown !== undefined) throw new SubscriptionError(`invalid event type: ${unknown}`)
  const { addresses, traces } = readSubjects(fields, forms, isSocket)
  if (types.some((type) => type !== 'trace') && addresses.length === 0) {
    throw new SubscriptionError(`addresses are required${what}`)
  }
  if (types.includes('trace') && traces.length === 0) {
    throw new SubscriptionError('trace_external_hash_norms are required for trace subscription')
  }
  if (!types.includes('trace') && traces.length > 0) {
    throw new SubscriptionError('trace_external_hash_norms requires type "trace"')
  }
  if (rest.min_finality !== undefined && finalityLevel(rest.min_finality) < 0) {
    throw new MessageError(`unknown min_finality ${rest.min_finality}`)
  }
  return { ...rest, types, addresses, trace_external_hash_norms: traces }
}

/**
 * Selects the part of an event that a subscriber gets; undefined for none.
 * @param {Wanted} wanted
 * @param {StreamEvent} event
 * @param {Set<string>} seen Traces that this subscriber saw below finalized; kept up here.
 * @returns {StreamEvent | undefined}
 */
export function selectPart(wanted, event, seen) {
  const { types = [], trace_external_hash_norms: traces = [], min_finality = 'finalized' } = wanted
  const addresses = new Set(wanted.addresses)
  const trace = String(event['trace_external_hash_norm'])
  if (event.type === 'trace_invalidated') return seen.delete(trace) ? event : undefined
  if (!types.includes(event.type) || finalityLevel(event.finality) < finalityLevel(min_finality)) return undefined
  const part = named(cut(event, addresses, traces, trace), wanted)
  if (part !== undefined && finalityLevel(event.finality) < 2) seen.add(trace)
  return part
}

/**
 * @param {StreamEvent} event @param {ReadonlySet<string>} addresses
 * @param {readonly string[]} traces @param {string} trace
 * @returns {StreamEvent | undefined}
 */
function cut(event, addresses, traces, trace) {
  if (event.type === 'trace') return traces.includes(trace) ? event : undefined
  if (event.type === 'account_state_change') {
    return addresses.has(String(event['account'])) ? event : undefined
  }
  /** @type {(row: Readonly<Record<string, unknown>>) => boolean} */
  const touches =
    event.type === 'actions'
      ? (row) => /** @type {string[]} */ (row['accounts'] ?? []).some((account) => addresses.has(account))
      : (row) => addresses.has(String(row['account']))
  const rows = /** @type {Readonly<Record<string, unknown>>[]} */ (event[event.type] ?? [])
  const own = rows.filter(touches)
  return own.length === 0 ? undefined : { ...event, [event.type]: own }
}

/** @param {StreamEvent | undefined} event @param {Wanted} wanted @returns {StreamEvent | undefined} */
function named(event, { include_address_book, include_metadata }) {
  if (event === undefined) return undefined
  const { address_book, metadata, ...rest } = event
  return {
    ...rest,
    ...(include_address_book === true && address_book !== undefined && { address_book }),
    ...(include_metadata === true && metadata !== undefined && { metadata }),
  }
}
