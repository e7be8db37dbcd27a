import { openObject, openRecord } from '../../../service/rows/shapes/openObject.ts'
import * as z from 'zod/mini'
import { finalityRank } from '../../../service/rows/finality.ts'
import { conforms } from '../../../service/rows/shapes/conforms.ts'
import {
  StreamAccountState,
  StreamActions,
  StreamJettons,
  StreamTrace,
  StreamTraceInvalidated,
  StreamTransactions,
} from '../../../service/rows/stream.ts'
import type { CheckedRow } from '../checks/checkAnswer.ts'
import { ResponseShapeError } from '../errors.ts'

/** Finality of a transaction, from the least to the most final. */
export type CommitFinality = 'pending' | 'confirmed' | 'finalized'

/** One event of the Streaming API. Like an endpoint, it has a schema that its data are checked by. */
interface StreamEventRow<Type extends string, Event> extends Pick<CheckedRow, 'name' | 'path'> {
  readonly type: Type
  /** Documented shape: differences are reported like those of an answer. */
  readonly result: z.ZodMiniType<Event>
  /** The part of the shape that every listener relies on: an event without it is unusable. */
  readonly required: z.ZodMiniType
}

function defineStreamEvent<const Type extends string, Event>(
  type: Type,
  result: z.ZodMiniType<Event>,
  required: z.ZodMiniType,
): StreamEventRow<Type, Event> {
  return { type, name: `stream ${type}`, path: '/streaming/v2', result, required }
}

const messageWithHash = openObject({ hash: z.string() })
const requiredTransaction = openObject({
  hash: z.string(),
  lt: z.string(),
  account: z.string(),
  description: openObject({}),
  in_msg: z.nullable(messageWithHash),
  out_msgs: z.array(messageWithHash),
})
const requiredAction = openObject({ accounts: z.nullish(z.array(z.string())) })
const trace_external_hash_norm = z.string()

/** All events of the Streaming API, by type. */
const streamEvents = {
  transactions: defineStreamEvent(
    'transactions',
    StreamTransactions,
    openObject({ trace_external_hash_norm, transactions: z.array(requiredTransaction) }),
  ),
  actions: defineStreamEvent(
    'actions',
    StreamActions,
    openObject({ trace_external_hash_norm, actions: z.array(requiredAction) }),
  ),
  trace: defineStreamEvent(
    'trace',
    StreamTrace,
    openObject({
      trace_external_hash_norm,
      transactions: openRecord(requiredTransaction),
      actions: z.nullish(z.array(requiredAction)),
    }),
  ),
  account_state_change: defineStreamEvent(
    'account_state_change',
    StreamAccountState,
    openObject({ account: z.string(), state: openObject({}) }),
  ),
  jettons_change: defineStreamEvent('jettons_change', StreamJettons, openObject({ jetton: openObject({}) })),
  trace_invalidated: defineStreamEvent(
    'trace_invalidated',
    StreamTraceInvalidated,
    openObject({ trace_external_hash_norm }),
  ),
} as const

type StreamEvents = typeof streamEvents
type EventOf<Row> = Row extends StreamEventRow<infer Type, infer Event> ? Event & { readonly type: Type } : never

/** One event of the Streaming API, distinguished by `type`. */
export type StreamEvent = EventOf<StreamEvents[keyof StreamEvents]>

/** Topic of a subscription. The service sends `trace_invalidated` without one. */
type StreamTopic = Exclude<keyof StreamEvents, 'trace_invalidated'>

/** Checks data of an event like the body of an answer. @throws {ResponseShapeError} They are unusable. */
export type CheckEvent = <Event>(row: StreamEventRow<string, Event>, data: unknown) => Event

/**
 * Reads and checks an event.
 * @param check Reports where the event differs from its documented shape: `check` of the client.
 * @returns `undefined` for acknowledgements and unknown types; `unusable` for an event that lacks what listeners rely
 * on.
 */
export function readEvent(data: unknown, check: CheckEvent): StreamEvent | 'unusable' | undefined {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type !== 'string' || !Object.hasOwn(streamEvents, type)) return undefined
  const row = streamEvents[type as keyof StreamEvents]
  try {
    const event = check(row as StreamEventRow<string, StreamEvent>, data)
    return conforms(row.required, event) ? event : 'unusable'
  } catch (error) {
    if (error instanceof ResponseShapeError) return 'unusable'
    throw error
  }
}

/** Subscription of one listener. */
export interface StreamSubscription {
  readonly topics: readonly StreamTopic[]
  /** Raw addresses; required for every topic but `trace`. */
  readonly addresses?: readonly string[] | undefined
  /** Normalized hashes of external messages, base64; required for the topic `trace`. */
  readonly traces?: readonly string[] | undefined
  /** Least finality of an event. @default 'finalized' */
  readonly minFinality?: CommitFinality | undefined
}

/** Body of a subscription request. */
export interface WireSubscription {
  readonly types: readonly StreamTopic[]
  readonly addresses?: readonly string[]
  readonly trace_external_hash_norms?: readonly string[]
  readonly min_finality: CommitFinality
  readonly include_address_book: true
  readonly include_metadata: true
}

/** Returns one subscription that covers many; undefined for none. */
export function joinSubscriptions(subscriptions: Iterable<StreamSubscription>): WireSubscription | undefined {
  const types = new Set<StreamTopic>()
  const addresses = new Set<string>()
  const traces = new Set<string>()
  let least: CommitFinality = 'finalized'
  for (const { topics, addresses: own = [], traces: keys = [], minFinality } of subscriptions) {
    for (const topic of topics) types.add(topic)
    for (const address of own) addresses.add(address)
    for (const hash of keys) traces.add(hash)
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

/** Tells whether a subscription includes an event: several share one connection. */
export function includesEvent(subscription: StreamSubscription, event: StreamEvent): boolean {
  if (event.type === 'trace_invalidated') return true
  if (!subscription.topics.includes(event.type)) return false
  if (finalityRank(event) < finalityRank({ finality: subscription.minFinality })) return false
  const own = (address: string | null) => address !== null && subscription.addresses?.includes(address) === true
  switch (event.type) {
    case 'trace':
      return subscription.traces?.includes(event.trace_external_hash_norm) === true
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
