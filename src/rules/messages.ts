import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/messages.ts'
import type { Message } from '../schema/message.ts'
import type { Transaction } from '../schema/transaction.ts'
import { isInTime, isSameOpcode, isTimed } from './requests/filter.ts'
import { ascending, ascendingHash, bothDirections, compareDecimals, inOrder } from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { defineRule } from './rule.ts'
import { checkDirection, hasMessageHash, sentBy } from './transactions.ts'

const byHash = ascendingHash<Message>(({ hash }) => hash)
const byLt = bothDirections(inOrder(ascending<Message, string>(({ created_lt }) => created_lt, compareDecimals), byHash))
const byTime = bothDirections(inOrder(ascending<Message, string>(({ created_at }) => created_at, compareDecimals), byHash))

/** The rows that are known of one message, and the transactions on both of its sides. */
interface Sides {
  /** A row of `/messages` that came without its transactions. */
  alone?: Message
  consumed?: { readonly by: string; readonly message: Message }
  emitted?: { readonly by: string; readonly message: Message }
}

/**
 * The rows of `/messages`: each message once, with the transactions on both of its sides.
 * @param transactions Finalized transactions.
 * @param alone Rows of messages that came without their transactions.
 */
export function joinMessages(transactions: Iterable<Transaction>, alone: Iterable<Message>): Message[] {
  const messages = new Map<string, Sides>()
  const sidesByHash = (hash: string) => {
    const known = messages.get(hash) ?? {}
    messages.set(hash, known)
    return known
  }
  for (const row of transactions) {
    if (row.in_msg) sidesByHash(row.in_msg.hash).consumed = { by: row.hash, message: row.in_msg }
    for (const message of sentBy(row)) sidesByHash(message.hash).emitted = { by: row.hash, message }
  }
  for (const row of alone) sidesByHash(row.hash).alone = row
  return Array.from(messages.values(), joinSides)
}

function joinSides({ alone, consumed, emitted }: Sides): Message {
  const { in_msg_tx_hash: _in, out_msg_tx_hash: _out, ...row } = {
    ...alone,
    ...(consumed?.message ?? emitted?.message),
  } as Message
  const consumer = consumed?.by ?? alone?.in_msg_tx_hash
  const emitter = emitted?.by ?? alone?.out_msg_tx_hash
  return withSides(row, consumer, emitter)
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

/** GET /messages; the rows are those of `joinMessages`. */
export const messages = defineRule<ParamsOf<typeof rows.messages>, Message>({
  refuse(params) {
    checkDirection(params.direction)
    checkPage(params)
  },
  matches(params) {
    const { body_hash, opcode, direction, exclude_externals, only_externals } = params
    const isHash = hasMessageHash(wantedHashes(params))
    const isSource = isEnd(params.source)
    const isDestination = isEnd(params.destination)
    const inTime = isInTime(params)
    const timed = isTimed(params)
    return (row) => {
      const time = (timed ? row.created_at : row.created_lt) ?? null
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
  },
  order: (params) => (isTimed(params) ? byTime : byLt)[readSort(params)],
  page: readPage,
  answer: (found, { direction }) => ({ messages: direction === undefined ? found : found.map(showOneSide(direction)) }),
  names: (found) => found.flatMap(({ source, destination }) => [source, destination]),
  metadata: true,
})

/** Hashes that a request asks for; `hash` is an older name that counts without `msg_hash`. */
export function wantedHashes({ msg_hash, hash }: ParamsOf<typeof rows.messages>): readonly string[] | undefined {
  return msg_hash ?? (hash === undefined ? undefined : [hash])
}

/** With a direction the transaction of the other side is not named. */
const showOneSide = (direction: 'in' | 'out') => (row: Message) => {
  const { in_msg_tx_hash, out_msg_tx_hash, ...rest } = row
  return direction === 'in'
    ? withSides(rest, in_msg_tx_hash, undefined)
    : withSides(rest, undefined, out_msg_tx_hash)
}

/** The rules of `endpoints/messages.ts`. */
export const messageRules = { messages }
