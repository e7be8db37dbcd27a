import { readRawAddress } from '../../../ton/cells/address.ts'
import { readBase64Hash } from '../../../ton/cells/hash.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { isObject } from '../../../service/rows/readRow.ts'
import type { StreamSubscription } from '../../../sources/client/stream/events.ts'

type Topic = StreamSubscription['topics'][number]
type Finality = NonNullable<StreamSubscription['minFinality']>

/** Subscription of a visitor. */
export interface Wanted {
  readonly topics: readonly Topic[]
  /** Raw addresses. */
  readonly addresses: readonly string[]
  /** Normalized hashes of external messages, base64. */
  readonly traces: readonly string[]
  readonly minFinality: Finality
  readonly addressBook: boolean
  readonly metadata: boolean
  /** Types of actions; undefined for all. */
  readonly actionTypes: readonly string[] | undefined
}

/** A subscription is refused; the message is the service's own text. */
export class SubscriptionRefusal extends TonlensError {
  override readonly name = 'SubscriptionRefusal'
}

const topics: readonly Topic[] = ['transactions', 'actions', 'trace', 'account_state_change', 'jettons_change']
const finalities: readonly Finality[] = ['pending', 'confirmed', 'finalized']

/** Nothing yet, with what holds until a visitor says otherwise. */
export const nothingWanted: Wanted = {
  topics: [],
  addresses: [],
  traces: [],
  minFinality: 'finalized',
  addressBook: false,
  metadata: false,
  actionTypes: undefined,
}

/**
 * Reads a subscription. What a WebSocket leaves out stays as it was, but for topics, addresses and traces.
 * @param maxAddresses Most addresses and traces.
 * @throws {SubscriptionRefusal} The service would refuse it.
 */
export function readSubscription(
  fields: Readonly<Record<string, unknown>>,
  before: Wanted,
  maxAddresses: number,
  isSocket: boolean,
): Wanted {
  const what = isSocket ? '' : ' for subscription'
  const types = readTexts(fields, 'types')
  if (types.length === 0) throw new SubscriptionRefusal(`types are required${what}`)
  const unknown = types.find((type) => !topics.includes(type as Topic))
  if (unknown !== undefined) throw new SubscriptionRefusal(`invalid event type: ${unknown.slice(0, 40)}`)
  const { addresses, traces } = readSubjects(fields, maxAddresses, isSocket)
  if (types.some((type) => type !== 'trace') && addresses.length === 0)
    throw new SubscriptionRefusal(`addresses are required${what}`)
  if (types.includes('trace') && traces.length === 0)
    throw new SubscriptionRefusal('trace_external_hash_norms are required for trace subscription')
  if (!types.includes('trace') && traces.length > 0)
    throw new SubscriptionRefusal('trace_external_hash_norms requires type "trace"')
  const minFinality = fields['min_finality'] ?? before.minFinality
  if (!finalities.includes(minFinality as Finality))
    throw new SubscriptionRefusal(
      `invalid ${isSocket ? 'subscribe' : 'subscription'} request: unknown min_finality ${typeof minFinality === 'string' ? minFinality.slice(0, 40) : 'of another type'}`,
    )
  const understood = readTexts(fields, 'supported_action_types')
  if (understood.some((type) => type !== 'latest'))
    throw new SubscriptionRefusal('supported_action_types: this gateway streams the latest types only')
  return {
    topics: [...new Set(types)] as Topic[],
    addresses,
    traces,
    minFinality: minFinality as Finality,
    addressBook: readFlag(fields, 'include_address_book') ?? before.addressBook,
    metadata: readFlag(fields, 'include_metadata') ?? before.metadata,
    actionTypes: fields['action_types'] === undefined ? before.actionTypes : readTexts(fields, 'action_types'),
  }
}

/** Removes addresses and traces. @throws {SubscriptionRefusal} None is named, or one is unreadable. */
export function readUnsubscription(fields: Readonly<Record<string, unknown>>, before: Wanted): Wanted {
  const { addresses, traces } = readSubjects(fields, Infinity, true)
  if (addresses.length + traces.length === 0)
    throw new SubscriptionRefusal('addresses or trace_external_hash_norms are required')
  return {
    ...before,
    addresses: before.addresses.filter((address) => !addresses.includes(address)),
    traces: before.traces.filter((hash) => !traces.includes(hash)),
  }
}

/** Reads the JSON of a request. @throws {SubscriptionRefusal} It is no object. */
export function readFields(text: string, about: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SubscriptionRefusal(`${about}: the message is no JSON`)
  }
  if (isObject(value)) return value
  throw new SubscriptionRefusal(`${about}: the message is no JSON object`)
}

function readSubjects(
  fields: Readonly<Record<string, unknown>>,
  maxAddresses: number,
  isSocket: boolean,
): Pick<Wanted, 'addresses' | 'traces'> {
  const addresses = readEach(readTexts(fields, 'addresses'), readRawAddress, 'invalid address format')
  const traces = readEach(
    readTexts(fields, 'trace_external_hash_norms'),
    readBase64Hash,
    'trace_external_hash_norms contains empty value',
  )
  const count = addresses.length + traces.length
  if (count > maxAddresses)
    throw new SubscriptionRefusal(
      isSocket
        ? `address limit exceeded: current 0 + new ${count} > max ${maxAddresses}`
        : `too many addresses: ${count} > max ${maxAddresses}`,
    )
  return { addresses, traces }
}

function readEach(
  texts: readonly string[],
  read: (text: string) => string | undefined,
  problem: string,
): readonly string[] {
  const found = texts.map((text) => read(text.trim()))
  if (found.includes(undefined)) throw new SubscriptionRefusal(problem)
  return [...new Set(found as readonly string[])]
}

function readTexts(fields: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const given = fields[name] ?? []
  if (Array.isArray(given) && given.every((each) => typeof each === 'string')) return given
  throw new SubscriptionRefusal(`invalid subscription request: ${name} is no list of texts`)
}

function readFlag(fields: Readonly<Record<string, unknown>>, name: string): boolean | undefined {
  const given = fields[name] ?? undefined
  if (given === undefined || typeof given === 'boolean') return given
  throw new SubscriptionRefusal(`invalid subscription request: ${name} is neither true nor false`)
}
