import type * as rows from '../../endpoints/messages.ts'
import type { Message } from '../../schema/message.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { compareBytes, packHash } from '../storage/keys.ts'
import { by, inOrder, pickRows, pageRows } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, type Page, readPage, type View } from './view.ts'
import { demandDirection } from './transactions.ts'
import {
  ALL,
  CONSUMER,
  EMITTER,
  MESSAGE,
  messagePlace,
  transactionMessages,
  NORMALISED,
  sameOpcode,
  readMessageSide,
  transaction,
} from '../kinds/transaction.ts'
import { message } from '../kinds/others.ts'

/** One row as `/messages` gives it: what the sides say, and which transactions they are. */
interface Joined {
  alone?: Message
  consumed?: { readonly by: string; readonly message: Message }
  emitted?: { readonly by: string; readonly message: Message }
}

function join(parts: Joined): Message {
  const base = parts.consumed?.message ?? parts.emitted?.message
  const row: Record<string, unknown> = { ...parts.alone, ...base }
  const consumer = parts.consumed?.by ?? parts.alone?.in_msg_tx_hash
  const emitter = parts.emitted?.by ?? parts.alone?.out_msg_tx_hash
  // Text or nothing: a row without the side has no such key.
  delete row['in_msg_tx_hash']
  delete row['out_msg_tx_hash']
  if (consumer) row['in_msg_tx_hash'] = consumer
  if (emitter) row['out_msg_tx_hash'] = emitter
  return row as Message
}

function addSides(parts: Joined, { hash: by, in_msg, out_msgs }: Transaction, of: string): void {
  if (in_msg?.hash === of) parts.consumed = { by, message: in_msg }
  const emitted = (out_msgs ?? []).find(({ hash }) => hash === of)
  if (emitted !== undefined) parts.emitted = { by, message: emitted }
}

/** Every message in the order of `/messages`, newest first. */
async function* newestFirst(view: View): AsyncGenerator<Message> {
  const sides = view.reader.entries(transaction, transaction.span(MESSAGE))
  const lone = view.reader.entries(message, message.span(MESSAGE))
  let side = (await sides.next()).value
  let alone = (await lone.next()).value
  while (side !== undefined || alone !== undefined) {
    // Without the tag, and without the kind of the shared store.
    const places = [side?.at.slice(1), alone?.at.slice(2)].filter((place) => place !== undefined)
    const place = places.reduce((best, next) => (compareBytes(next, best) < 0 ? next : best))
    const parts: Joined = {}
    while (alone && compareBytes(alone.at.slice(2), place) === 0) {
      parts.alone = alone.found.value
      alone = (await lone.next()).value
    }
    while (side && compareBytes(side.at.slice(1), place) === 0) {
      const { value } = side.found
      for (const given of transactionMessages(value)) {
        const at = messagePlace(given)
        if (at && compareBytes(at, place) === 0) addSides(parts, value, given.hash)
      }
      side = (await sides.next()).value
    }
    yield join(parts)
  }
}

/** Every message, in no order: each transaction is read once. */
async function allMessages(view: View): Promise<Message[]> {
  const parts = new Map<string, Joined>()
  for await (const { value } of view.reader.walk(transaction, transaction.span(ALL))) {
    for (const { hash } of transactionMessages(value)) addSides(partsOf(parts, hash), value, hash)
  }
  for await (const { found } of view.reader.entries(message, message.span(MESSAGE))) {
    partsOf(parts, found.value.hash).alone = found.value
  }
  return [...parts.values()].map(join)
}

function partsOf(parts: Map<string, Joined>, hash: string): Joined {
  const known = parts.get(hash) ?? {}
  parts.set(hash, known)
  return known
}

async function messagesByHash(view: View, hashes: ReadonlySet<string>): Promise<Message[]> {
  const parts = new Map<string, Joined>()
  for (const hash of hashes) {
    for (const tag of [CONSUMER, EMITTER, NORMALISED] as const) {
      for (const { value } of await readMessageSide(view, tag, hash)) {
        for (const { hash: own, hash_norm } of transactionMessages(value)) {
          if (own === hash || hash_norm === hash) addSides(partsOf(parts, own), value, own)
        }
      }
    }
    const [alone] = await pickRows(view.reader, message, [packHash(hash)])
    if (alone !== undefined) partsOf(parts, hash).alone = alone.value
  }
  return [...parts.values()].map(join)
}

const number = (text: string | null | undefined) =>
  text === null || text === undefined ? undefined : BigInt(text)

type Params = Parameters<typeof filterOf>[0]

function filterOf(params: {
  readonly [name in 'body_hash' | 'source' | 'destination' | 'opcode' | 'start_lt' | 'end_lt']?:
    | string
    | undefined
} & {
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly exclude_externals?: boolean | undefined
  readonly only_externals?: boolean | undefined
  readonly direction?: string | undefined
}): (row: Message) => boolean {
  const { start_utime, end_utime, direction } = params
  const [least, most] = [number(params.start_lt), number(params.end_lt)]
  const place = (wanted: string | undefined, given: string | null | undefined) =>
    wanted === undefined || (wanted === 'null' ? (given ?? null) === null : given === wanted)
  return (row) => {
    const lt = number(row.created_lt)
    const at = number(row.created_at)
    const time = isTimed(params) ? at : lt
    return (
      (params.body_hash === undefined || row.message_content?.hash === params.body_hash) &&
      place(params.source, row.source) &&
      place(params.destination, row.destination) &&
      (params.opcode === undefined || sameOpcode(row.opcode, params.opcode)) &&
      (direction !== 'in' || row.in_msg_tx_hash !== undefined) &&
      (direction !== 'out' || row.out_msg_tx_hash !== undefined) &&
      (least === undefined || (lt !== undefined && lt >= least)) &&
      (most === undefined || (lt !== undefined && lt <= most)) &&
      (start_utime === undefined || (at !== undefined && at >= start_utime)) &&
      (end_utime === undefined || (at !== undefined && at <= end_utime)) &&
      (params.exclude_externals !== true || time !== undefined) &&
      (params.only_externals !== true || time === undefined)
    )
  }
}

function isTimed({ start_utime, end_utime }: Pick<Params, 'start_utime' | 'end_utime'>): boolean {
  return start_utime !== undefined || end_utime !== undefined
}

async function messagesFor(view: View, params: Params, hashes: readonly string[] | undefined, page: Page) {
  const where = filterOf(params)
  const descending = page.descending
  const unfiltered = Object.values(params).every((value) => value === undefined)
  if (hashes === undefined && descending && unfiltered) {
    const rows: Message[] = []
    for await (const row of newestFirst(view)) {
      if (rows.push(row) === page.offset + page.limit) break
    }
    return pageRows(rows, page)
  }
  const rows = await (hashes === undefined
    ? allMessages(view)
    : messagesByHash(view, new Set(hashes)))
  const field = isTimed(params) ? 'created_at' : 'created_lt'
  const time = by<Message>((row) => number(row[field]), descending)
  const order = inOrder(time, by<Message>(({ hash }) => packHash(hash), descending))
  const found = rows.filter(where).map((value) => ({ value, serial: 0, key: new Uint8Array(0) }))
  return pageRows(found.sort(order), page).map(({ value }) => value)
}

/** How messages are answered. */
export const messageAnswers: Answers<typeof rows> = {
  async messages(view, params) {
    demandDirection(view, params.direction)
    const page = readPage(view, params)
    const hashes = params.msg_hash ?? (params.hash === undefined ? undefined : [params.hash])
    const { msg_hash: _hashes, hash: _hash, ...others } = params
    const { limit: _limit, offset: _offset, sort: _sort, ...filters } = others
    const rows = await messagesFor(view, filters, hashes, page)
    for (const row of rows) {
      if (params.direction === 'in') delete row.out_msg_tx_hash
      if (params.direction === 'out') delete row.in_msg_tx_hash
    }
    const names = rows.flatMap(({ source, destination }) => [source, destination])
    return withNames(view, { messages: rows }, names, 'metadata')
  },
}
