import { describeSyntaxError } from './goJson.mjs'
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
const subjects = { addresses: '[]string', trace_external_hash_norms: '[]string' }
const subscription = {
  ...subjects,
  types: '[]v2.EventType',
  min_finality: 'emulated.FinalityState',
  action_types: '[]string',
  supported_action_types: '[]string',
  include_address_book: 'bool',
  include_metadata: 'bool',
}

/** The service reads a message into one of these structs, with the types of their fields. */
const messages = {
  SSERequest: { id: 'string', ...subscription },
  Envelope: { id: 'string', operation: 'v2.Operation' },
  SubscribeRequest: subscription,
  UnsubscribeRequest: subjects,
}

/** A subscription that the service refuses; the message is its text. */
export class SubscriptionError extends Error {}

/** A message that cannot be read, and why. */
export class MessageError extends SubscriptionError {}

/**
 * Reads a JSON text as the service does, which takes null for an empty request and names in any letter case.
 * @param {string} text
 * @param {keyof typeof messages} [message] @default 'SSERequest'
 * @returns {Readonly<Record<string, unknown>>}
 * @throws {MessageError} It is no object, or a field has a value of another kind.
 */
export function readFields(text, message = 'SSERequest') {
  const types = /** @type {Readonly<Record<string, string>>} */ (messages[message])
  const fields = /** @type {Record<string, unknown>} */ ({})
  for (const [given, value] of Object.entries(readObject(text, message))) {
    const name = given.toLowerCase()
    if (value === null || types[name] === undefined) continue
    const problem = findMismatch(value, types[name])
    if (problem !== undefined) {
      const [wrong, type] = problem
      throw new MessageError(
        `json: cannot unmarshal ${nameKind(wrong)} into Go struct field ${message}.${name} of type ${type}`,
      )
    }
    fields[name] = value
  }
  return fields
}

/** Returns the value that does not fit a type of Go, and the type that it should have. @param {unknown} value @param {string} type @returns {readonly [wrong: unknown, type: string] | undefined} */
function findMismatch(value, type) {
  if (type === 'bool') return typeof value === 'boolean' ? undefined : [value, type]
  if (!type.startsWith('[]')) return typeof value === 'string' ? undefined : [value, type]
  if (!Array.isArray(value)) return [value, type]
  const wrong = value.find((item) => typeof item !== 'string' && item !== null)
  return wrong === undefined ? undefined : [wrong, type.slice(2)]
}

/** @param {string} text @param {string} message @returns {object} */
function readObject(text, message) {
  let value
  try {
    value = JSON.parse(text)
  } catch {
    throw new MessageError(describeSyntaxError(text))
  }
  if (value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value
  throw new MessageError(`json: cannot unmarshal ${nameKind(value)} into Go value of type v2.${message}`)
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
  // An empty text is what null in a list means.
  const [texts = [], hashes = []] = [fields['addresses'], fields['trace_external_hash_norms']].map((list) =>
    /** @type {(string | null)[]} */ (list ?? []).map((text) => text ?? ''),
  )
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
  if (event.type === 'jettons_change') {
    const { address, owner } = /** @type {{ address: string, owner: string }} */ (event['jetton'])
    return addresses.has(address) || addresses.has(owner) ? event : undefined
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
