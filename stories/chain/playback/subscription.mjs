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

const TYPES = ['transactions', 'actions', 'trace', 'account_state_change', 'jettons_change']

/**
 * Why a subscription is refused, in the words of the service.
 * @param {Wanted} wanted
 * @returns {string | undefined}
 */
export function checkSubscription({ types = [], addresses = [], trace_external_hash_norms: traces = [], ...rest }) {
  if (types.length === 0) return 'types are required for subscription'
  const unknown = types.find((type) => !TYPES.includes(type))
  if (unknown !== undefined) return `invalid event type: ${unknown}`
  if (types.some((type) => type !== 'trace') && addresses.length === 0) {
    return 'addresses are required for subscription'
  }
  const wrong = addresses.find((address) => !/^-?\d+:[0-9A-Fa-f]{64}$/.test(address))
  if (wrong !== undefined) return `invalid address: ${wrong}`
  if (types.includes('trace') && traces.length === 0) {
    return 'trace_external_hash_norms are required for trace subscription'
  }
  if (!types.includes('trace') && traces.length > 0) {
    return 'trace_external_hash_norms requires type "trace"'
  }
  if (rest.min_finality !== undefined && finalityLevel(rest.min_finality) < 0) {
    return `invalid subscription request: unknown min_finality ${rest.min_finality}`
  }
  return undefined
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
  const addresses = new Set((wanted.addresses ?? []).map((address) => address.toUpperCase()))
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
