import { NotMirroredError } from '../../client/errors.ts'
import type * as rows from '../../endpoints/transactions.ts'
import { isFinalized, isPending } from '../../model/finality.ts'
import type { Message } from '../../schema/message.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { demandBlock } from './blocks.ts'
import { readHistoryPage } from '../coverage/history.ts'
import { type Key, packAddress, packHash, packLtDescending, packNumber, type KeySpan } from '../storage/keys.ts'
import { by, distinctKeys, inOrder, listRows, type Order, pickRows, pageRows } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, type Page, readPage, refusal, type View } from './view.ts'
import type { Found } from '../storage/reader.ts'
import { isFinal, trace } from '../kinds/trace.ts'
import {
  ACCOUNT,
  ALL,
  BLOCK,
  CONSUMER,
  EMITTER,
  transactionAddresses,
  NORMALISED,
  PENDING,
  sameOpcode,
  readMessageSide,
  transaction,
} from '../kinds/transaction.ts'

interface Params {
  readonly workchain?: number | undefined
  readonly shard?: string | undefined
  readonly seqno?: number | undefined
  readonly mc_seqno?: number | undefined
  readonly account?: readonly string[] | undefined
  readonly hash?: readonly string[] | undefined
  readonly lt?: string | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
}

/** Finalized rows of `/transactions`. */
async function transactionsFor(
  view: View,
  params: Params,
  page: Page,
): Promise<Found<Transaction>[]> {
  const where = filterOf(params)
  const order = orderOf(params, page.descending)
  if (params.hash !== undefined) {
    const rows = await pickRows(view.reader, transaction, params.hash.map(packHash))
    if (rows.length < new Set(params.hash).size || params.mc_seqno !== undefined) {
      demandAuthority(view, 'it does not hold every transaction asked for')
    }
    return pageRows(rows.filter(({ value }) => where(value)).sort(order), page)
  }
  if (!view.authoritative) return knownFor(view, params, page, where, order)
  const timed = params.start_utime !== undefined || params.end_utime !== undefined
  const newest = packLtDescending(params.lt ?? params.end_lt)
  const oldest = packLtDescending(params.lt ?? params.start_lt)
  const between = (tag: number, parts: Key[]) => transaction.span(tag, parts, newest, oldest)
  const accounts = distinctKeys((params.account ?? []).map(packAddress).filter((key) => key !== undefined))
  const spans: readonly KeySpan[] =
    params.account !== undefined
      ? accounts.map((account) => between(ACCOUNT, [account]))
      : params.mc_seqno !== undefined
        ? [between(BLOCK, [packNumber(params.mc_seqno)])]
        : [between(ALL, [])]
  return listRows(view.reader, {
    kind: transaction,
    spans,
    where: isNarrowed(params) ? where : undefined,
    order,
    read: timed || params.lt !== undefined ? 'all' : page.descending ? 'forward' : 'backward',
    isTie: (a, b) => a.lt === b.lt,
    page,
  })
}

/** Transactions of one account, as far as its history here is without a gap. */
async function knownFor(
  view: View,
  params: Params,
  page: Page,
  where: (value: Transaction) => boolean,
  order: Order<Transaction>,
): Promise<Found<Transaction>[]> {
  const [account, ...others] = new Set(params.account)
  if (account === undefined || others.length > 0) {
    throw new NotMirroredError(view.endpoint.name, 'only the history of one account can be whole in it')
  }
  const exact = params.lt === undefined ? params : { ...params, start_lt: params.lt, end_lt: params.lt }
  return readHistoryPage(view, { account, window: exact, page, where: isNarrowed(params) ? where : undefined, order })
}

/** Whether some filter is not already in the stretch that is read. */
function isNarrowed(params: Params): boolean {
  const { workchain, shard, seqno, mc_seqno, account, start_utime, end_utime } = params
  const bounded = params.start_lt !== undefined || params.end_lt !== undefined
  return (
    (params.lt !== undefined && bounded) ||
    [workchain, shard, seqno, start_utime, end_utime].some((value) => value !== undefined) ||
    (account !== undefined && mc_seqno !== undefined)
  )
}

function filterOf(params: Params): (value: Transaction) => boolean {
  const { workchain, shard, seqno, mc_seqno, start_utime, end_utime } = params
  const accounts = params.account && new Set(params.account)
  const [lt, least, most] = [params.lt, params.start_lt, params.end_lt].map((text) =>
    text === undefined ? undefined : BigInt(text),
  )
  return (value) =>
    isFinalized(value) &&
    (workchain === undefined || value.block_ref?.workchain === workchain) &&
    (shard === undefined || sameShard(value.block_ref?.shard, shard)) &&
    (seqno === undefined || value.block_ref?.seqno === seqno) &&
    (mc_seqno === undefined || value.mc_block_seqno === mc_seqno) &&
    (accounts === undefined || accounts.has(value.account)) &&
    (lt === undefined || BigInt(value.lt) === lt) &&
    (least === undefined || BigInt(value.lt) >= least) &&
    (most === undefined || BigInt(value.lt) <= most) &&
    (start_utime === undefined || value.now >= start_utime) &&
    (end_utime === undefined || value.now <= end_utime)
}

/** Shards are written without leading zeros, but not by everybody. */
export function sameShard(a: string | null | undefined, b: string): boolean {
  return typeof a === 'string' && BigInt(`0x${a}`) === BigInt(`0x${b.replace(/^0x/i, '')}`)
}

const byLt = (descending: boolean) => by<Transaction>(({ lt }) => BigInt(lt), descending)
const byAccount = (descending = false) =>
  by<Transaction>(({ account }) => packAddress(account), descending)

/** The rule of the first filter that has one: lt, hash, one account, masterchain block, time. */
function orderOf(params: Params, descending: boolean): Order<Transaction> {
  const timed = params.start_utime !== undefined || params.end_utime !== undefined
  const byNow = by<Transaction>(({ now }) => now, descending)
  if (params.lt !== undefined) return inOrder(byLt(false), byAccount(descending))
  if (params.hash !== undefined) return inOrder(by(({ hash }) => packHash(hash), descending))
  if (params.account?.length === 1 || params.mc_seqno === undefined) {
    return timed ? inOrder(byNow, byLt(descending), byAccount()) : inOrder(byLt(descending), byAccount())
  }
  return inOrder(byLt(descending), byAccount())
}

function answerWith(view: View, found: readonly Found<Transaction>[]): Promise<object> {
  const rows = found.map(({ value }) => value)
  return withNames(view, { transactions: rows }, transactionAddresses(rows))
}

async function neighbours(view: View, hash: string, direction: string | undefined) {
  const [found] = await pickRows(view.reader, transaction, [packHash(hash)])
  const given = found?.value
  if (given === undefined || !isFinalized(given)) {
    demandAuthority(view, `it does not hold ${hash}`)
    return []
  }
  const inbound = direction === 'out' || !given.in_msg ? [] : [given.in_msg]
  const outbound = direction === 'in' ? [] : (given.out_msgs ?? [])
  const sides = await Promise.all([
    ...inbound.map(async (message) => ({
      rows: await readMessageSide(view, EMITTER, message.hash),
      expected: message.source !== null && message.source !== undefined,
    })),
    ...outbound.map(async (message) => ({
      rows: await readMessageSide(view, CONSUMER, message.hash),
      expected: message.destination !== null && message.destination !== undefined,
    })),
  ])
  if (sides.some(({ rows, expected }) => expected && rows.length === 0)) {
    if (!(await isWholeTrace(view, given.trace_id))) {
      demandAuthority(view, 'a message has no counterpart in it')
    }
  }
  const rows = new Map(sides.flatMap((side) => side.rows).map((row) => [row.value.hash, row]))
  rows.delete(given.hash)
  return [...rows.values()].sort(inOrder(byLt(false), byAccount()))
}

/** Whether every transaction of a trace is here, and none can come. */
async function isWholeTrace({ reader }: View, id: string | null | undefined): Promise<boolean> {
  const key = packHash(id)
  const found = key && (await reader.get(trace, trace.storeKey(key)))
  const hashes = found?.value.row.transactions_order
  if (found === undefined || !isFinal(found.value) || !hashes) return false
  return (await pickRows(reader, transaction, hashes.map(packHash))).length === new Set(hashes).size
}

/** How transactions are answered. */
export const transactionAnswers: Answers<typeof rows> = {
  async transactions(view, params) {
    const page = readPage(view, params)
    if (params.mc_seqno !== undefined) await demandBlock(view, params.mc_seqno)
    return answerWith(view, await transactionsFor(view, params, page))
  },

  async transactionsByMasterchainBlock(view, params) {
    const page = readPage(view, params)
    await demandBlock(view, params.seqno)
    return answerWith(view, await transactionsFor(view, { mc_seqno: params.seqno }, page))
  },

  async adjacentTransactions(view, { hash, direction }) {
    const rows = hash === undefined ? [] : await neighbours(view, hash, direction)
    if (rows.length === 0) throw refusal(view.endpoint, 404, 'adjacent transactions not found')
    return answerWith(view, rows)
  },

  async pendingTransactions(view, { account }) {
    demandAuthority(view, 'what is pending changes by the second')
    if (account === undefined) throw refusal(view.endpoint, 422, 'at least 1 account address required')
    const keys = distinctKeys(account.map(packAddress).filter((key) => key !== undefined))
    const rows = await Promise.all(
      keys.map((key) => view.reader.page(transaction, transaction.span(PENDING, [key]), 1000)),
    )
    const emulated = rows.flat().filter(({ value }) => isPending(value))
    if (emulated.length === 0) throw refusal(view.endpoint, 404, 'emulated traces not found')
    const open: Found<Transaction>[] = []
    for (const row of emulated) {
      const inbound = row.value.in_msg?.hash
      if (inbound && (await readMessageSide(view, CONSUMER, inbound)).length > 0) continue
      open.push(row)
    }
    return answerWith(view, open.sort(inOrder(byLt(true), byAccount())))
  },

  async transactionsByMessage(view, params) {
    const { msg_hash, body_hash, opcode, direction, source, destination } = params
    if (msg_hash === undefined && body_hash === undefined && opcode === undefined) {
      const text = 'at least one of msg_hash, body_hash, opcode should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    demandDirection(view, direction)
    const page = readPage(view, params)
    const hashes = msg_hash && new Set(msg_hash)
    const matches = (message: Message) =>
      (hashes === undefined || hashes.has(message.hash) || hashes.has(message.hash_norm ?? '')) &&
      (body_hash === undefined || message.message_content?.hash === body_hash) &&
      (opcode === undefined || sameOpcode(message.opcode, opcode)) &&
      (source === undefined || message.source === source) &&
      (destination === undefined || message.destination === destination)
    const where = ({ in_msg, out_msgs }: Transaction) =>
      (direction !== 'out' && in_msg !== null && in_msg !== undefined && matches(in_msg)) ||
      (direction !== 'in' && opcode === undefined && (out_msgs ?? []).some(matches))
    const order = inOrder(byLt(page.descending), byAccount())
    if (msg_hash === undefined) {
      demandAuthority(view, 'it cannot show that its list is whole')
      return answerWith(
        view,
        await listRows(view.reader, {
          kind: transaction,
          spans: [transaction.span(ALL)],
          where,
          order,
          read: page.descending ? 'forward' : 'backward',
          isTie: (a, b) => a.lt === b.lt,
          page,
        }),
      )
    }
    const rows = new Map<string, Found<Transaction>>()
    for (const hash of new Set(msg_hash)) {
      const consumers = [
        ...(await readMessageSide(view, CONSUMER, hash)),
        ...(await readMessageSide(view, NORMALISED, hash)),
      ]
      const emitters = await readMessageSide(view, EMITTER, hash)
      if (consumers.length === 0 || emitters.length === 0) {
        demandAuthority(view, 'it does not hold both ends of the message')
      }
      for (const row of [...consumers, ...emitters]) {
        if (where(row.value)) rows.set(row.value.hash, row)
      }
    }
    return answerWith(view, pageRows([...rows.values()].sort(order), page))
  },
}

/** @throws {HttpError} 422 as the service words it. */
export function demandDirection(view: View, direction: string | undefined): void {
  if (direction === undefined || direction === 'in' || direction === 'out') return
  throw refusal(view.endpoint, 422, 'direction should be one of: in, out')
}
