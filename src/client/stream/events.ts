import { finalityRank } from '../../model/finality.ts'
import type {
  StreamAccountState,
  StreamActions,
  StreamJettons,
  StreamTrace,
  StreamTraceInvalidated,
  StreamTransactions,
} from '../../schema/stream.ts'

/** How far the network has committed something. */
export type Finality = 'pending' | 'confirmed' | 'finalized'

/** What can be subscribed to. */
export type StreamTopic =
  | 'transactions'
  | 'actions'
  | 'trace'
  | 'account_state_change'
  | 'jettons_change'

/** One notification of the Streaming API, told apart by `type`. */
export type StreamEvent =
  | (StreamTransactions & { readonly type: 'transactions' })
  | (StreamActions & { readonly type: 'actions' })
  | (StreamTrace & { readonly type: 'trace' })
  | (StreamAccountState & { readonly type: 'account_state_change' })
  | (StreamJettons & { readonly type: 'jettons_change' })
  | (StreamTraceInvalidated & { readonly type: 'trace_invalidated' })

/** What one listener wants to hear of. */
export interface StreamSubscription {
  readonly topics: readonly StreamTopic[]
  /** Raw addresses; needed for every topic except `trace`. */
  readonly addresses?: readonly string[] | undefined
  /** Normalised hashes of external messages, base64; needed for the topic `trace`. */
  readonly traces?: readonly string[] | undefined
  /** Least finality of an event. @default 'finalized' */
  readonly minFinality?: Finality | undefined
}

/** All of it as one request. */
export interface WireSubscription {
  readonly types: readonly StreamTopic[]
  readonly addresses?: readonly string[]
  readonly trace_external_hash_norms?: readonly string[]
  readonly min_finality: Finality
  readonly include_address_book: true
  readonly include_metadata: true
}

/** One subscription that covers many; undefined when none is left. */
export function joinSubscriptions(
  wanted: Iterable<StreamSubscription>,
): WireSubscription | undefined {
  const types = new Set<StreamTopic>()
  const addresses = new Set<string>()
  const traces = new Set<string>()
  let least: Finality = 'finalized'
  for (const { topics, addresses: own = [], traces: named = [], minFinality } of wanted) {
    for (const topic of topics) types.add(topic)
    for (const address of own) addresses.add(address)
    for (const hash of named) traces.add(hash)
    if (finalityRank({ finality: minFinality }) < finalityRank({ finality: least })) least = minFinality ?? least
  }
  if (types.size === 0) return undefined
  return {
    types: [...types].sort(),
    ...(addresses.size > 0 && { addresses: [...addresses].sort() }),
    ...(traces.size > 0 && { trace_external_hash_norms: [...traces].sort() }),
    min_finality: least,
    include_address_book: true,
    include_metadata: true,
  }
}

/** The service's text as an event; undefined for acknowledgements and for what is none. */
export function readEvent(value: unknown): StreamEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type } = value as { type?: unknown }
  const rows = Object.hasOwn(required, String(type)) ? required[type as StreamEvent['type']] : undefined
  const fields = value as Readonly<Record<string, unknown>>
  if (rows?.every((name) => isFilled(fields[name])) !== true) return undefined
  const { transactions, actions } = fields
  if (isFilled(transactions) && !Object.values(transactions).every(isTransaction)) return undefined
  if (isFilled(actions) && !Array.isArray(actions)) return undefined
  return value as StreamEvent
}

/** What every reader of a transaction takes for granted; the client checks only answers. */
function isTransaction(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { hash, lt, account, description, in_msg, out_msgs } = row as Readonly<Record<string, unknown>>
  return (
    [hash, lt, account].every((field) => typeof field === 'string') &&
    isFilled(description) &&
    (in_msg === null || isMessage(in_msg)) &&
    Array.isArray(out_msgs) &&
    out_msgs.every(isMessage)
  )
}

function isMessage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { hash?: unknown }).hash === 'string'
}

/** What an event is of no use without. */
const required: Readonly<Record<StreamEvent['type'], readonly string[]>> = {
  transactions: ['trace_external_hash_norm', 'transactions'],
  actions: ['trace_external_hash_norm', 'actions'],
  trace: ['trace_external_hash_norm', 'transactions'],
  account_state_change: ['account', 'state'],
  jettons_change: ['jetton'],
  trace_invalidated: ['trace_external_hash_norm'],
}

function isFilled(value: unknown): value is string | object {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

/** Whether one listener, of all on the connection, asked for the event. */
export function concerns(wanted: StreamSubscription, event: StreamEvent): boolean {
  if (event.type === 'trace_invalidated') return true
  if (!wanted.topics.includes(event.type)) return false
  if (finalityRank(event) < finalityRank({ finality: wanted.minFinality })) return false
  const own = (address: string | null) => address !== null && wanted.addresses?.includes(address) === true
  switch (event.type) {
    case 'trace':
      return wanted.traces?.includes(event.trace_external_hash_norm) === true
    case 'transactions':
      return event.transactions.some(({ account }) => own(account))
    case 'actions':
      return event.actions.some(({ accounts }) => accounts?.some(own) ?? true)
    case 'account_state_change':
      return own(event.account)
    case 'jettons_change':
      return own(event.jetton.address) || own(event.jetton.owner)
  }
}
