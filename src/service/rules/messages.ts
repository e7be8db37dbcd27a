import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/messages.ts'
import type { Message } from '../rows/message.ts'
import { isSince, type ServiceVersion } from '../rows/version.ts'
import type { Transaction } from '../rows/transaction.ts'
import { isInTime, isSameOpcode, isTimed } from './requests/filter.ts'
import { ascending, ascendingHash, bothDirections, compareDecimals, compareTexts, inOrder } from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { defineRule } from './rule.ts'
import { checkDirection, hasMessageHash, sentBy } from './transactions.ts'

/** Ascending by hash. */
export const byHash = ascendingHash<Message>(({ hash }) => hash)
const byLt = bothDirections(
  inOrder(
    ascending<Message, string>(({ created_lt }) => created_lt, compareDecimals),
    byHash,
  ),
)
/** Orders of messages by their time of creation. */
export const byTime = bothDirections(
  inOrder(
    ascending<Message, string>(({ created_at }) => created_at, compareDecimals),
    byHash,
  ),
)

/** A transaction that a message was delivered to. */
interface Consumed {
  readonly by: string
  readonly lt: string
  readonly message: Message
}

/** The rows that are known of one message, and the transactions on both of its sides. */
interface Sides {
  /** A row of `/messages` that came without its transactions. */
  alone?: Message
  consumed?: Consumed
  emitted?: { readonly by: string; readonly message: Message }
}

/**
 * The rows of `/messages`: each message once, with the transactions on both of its sides.
 * @param transactions Finalized transactions.
 * @param alone Rows of messages that came without their transactions.
 * @param version Version of the service; it decides which of several recipients is named. @default '1.2'
 */
export function joinMessages(
  transactions: Iterable<Transaction>,
  alone: Iterable<Message>,
  version: ServiceVersion = '1.2',
): Message[] {
  const isNamed = isSince(version, '1.3') ? isEarlier : isGreater
  const messages = new Map<string, Sides>()
  const sidesByHash = (hash: string) => {
    const known = messages.get(hash) ?? {}
    messages.set(hash, known)
    return known
  }
  for (const row of transactions) {
    if (row.in_msg) {
      const sides = sidesByHash(row.in_msg.hash)
      const consumed = { by: row.hash, lt: row.lt, message: row.in_msg }
      if (sides.consumed === undefined || isNamed(consumed, sides.consumed)) sides.consumed = consumed
    }
    for (const message of sentBy(row)) sidesByHash(message.hash).emitted = { by: row.hash, message }
  }
  for (const row of alone) sidesByHash(row.hash).alone = row
  return Array.from(messages.values(), joinSides)
}

const isGreater = (a: Consumed, b: Consumed) => compareTexts(a.by, b.by) > 0
const isEarlier = (a: Consumed, b: Consumed) => compareDecimals(a.lt, b.lt) < 0

/** Logical times of delivery, by row of `joinMessages`. */
const deliveries = new WeakMap<Message, string>()

/** Logical time at which a message was delivered, as far as `joinMessages` could tell. */
export function deliveryLt(row: Message): string | undefined {
  return deliveries.get(row)
}

function joinSides({ alone, consumed, emitted }: Sides): Message {
  const {
    in_msg_tx_hash: _in,
    out_msg_tx_hash: _out,
    ...row
  } = {
    ...alone,
    ...(consumed?.message ?? emitted?.message),
  } as Message
  const consumer = consumed?.by ?? alone?.in_msg_tx_hash
  const emitter = emitted?.by ?? alone?.out_msg_tx_hash
  const joined = withSides(row, consumer, emitter)
  if (consumed !== undefined) deliveries.set(joined, consumed.lt)
  return joined
}

/** A message without a transaction on a side has no such key. */
function withSides(row: Message, consumer: string | null | undefined, emitter: string | null | undefined): Message {
  return { ...row, ...(consumer && { in_msg_tx_hash: consumer }), ...(emitter && { out_msg_tx_hash: emitter }) }
}

/** Makes the filter of an end of the message; the word `null` is for messages without it. */
function isEnd(wanted: string | undefined): (address: string | null | undefined) => boolean {
  if (wanted === undefined) return () => true
  return wanted === 'null' ? (address) => (address ?? null) === null : (address) => address === wanted
}

/** Parameters of `/messages`. */
export interface MessagesParams extends Omit<ParamsOf<typeof rows.messages>, 'hash'> {
  readonly hash?: string | readonly string[] | undefined
}

/** GET /messages; the rows are those of `joinMessages`. */
export const messages = defineRule<MessagesParams, Message>({
  refuse(params) {
    checkDirection(params.direction)
    checkPage(params)
  },
  matches: (params) =>
    isMessageFor(params, isTimed(params) ? ({ created_at }) => created_at : ({ created_lt }) => created_lt),
  order: (params) => (isTimed(params) ? byTime : byLt)[readSort(params)],
  page: readPage,
  answer: (found, { direction }) => ({ messages: direction === undefined ? found : found.map(showOneSide(direction)) }),
  names: (found) => found.flatMap(({ source, destination }) => [source, destination]),
  metadata: true,
})

/**
 * Makes the filter of messages.
 * @param creation The value that messages from outside lack.
 */
export function isMessageFor(
  params: MessagesParams,
  creation: (row: Message) => string | null | undefined,
): (row: Message) => boolean {
  const { body_hash, opcode, direction, exclude_externals, only_externals } = params
  const isHash = hasMessageHash(wantedHashes(params))
  const isSource = isEnd(params.source)
  const isDestination = isEnd(params.destination)
  const inTime = isInTime(params)
  return (row) => {
    const time = creation(row) ?? null
    return (
      isHash(row) &&
      (body_hash === undefined || row.message_content?.hash === body_hash) &&
      isSource(row.source) &&
      isDestination(row.destination) &&
      (opcode === undefined || isSameOpcode(row.opcode, opcode)) &&
      (direction !== 'in' || Boolean(row.in_msg_tx_hash)) &&
      (direction !== 'out' || Boolean(row.out_msg_tx_hash)) &&
      inTime(row.created_lt, typeof row.created_at === 'string' ? Number(row.created_at) : null) &&
      (exclude_externals !== true || time !== null) &&
      (only_externals !== true || time === null)
    )
  }
}

/** Hashes that a request asks for; `hash` is an older name that counts without `msg_hash`, and a list since 1.3. */
export function wantedHashes({ msg_hash, hash }: MessagesParams): readonly string[] | undefined {
  return msg_hash ?? (typeof hash === 'string' ? [hash] : hash)
}

/** With a direction the transaction of the other side is not named. */
const showOneSide = (direction: 'in' | 'out') => (row: Message) => {
  const { in_msg_tx_hash, out_msg_tx_hash, ...rest } = row
  return direction === 'in' ? withSides(rest, in_msg_tx_hash, undefined) : withSides(rest, undefined, out_msg_tx_hash)
}

/** The rules of `endpoints/messages.ts`. */
export const messageRules = { messages }
