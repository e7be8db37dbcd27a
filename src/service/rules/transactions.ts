import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/transactions.ts'
import { isFinalized, isPending } from '../rows/finality.ts'
import type { Message } from '../rows/message.ts'
import type { Transaction } from '../rows/transaction.ts'
import { isSameShard } from './blocks.ts'
import { isInTime, isOneOf, isSameOpcode, isTimed, isValue } from './requests/filter.ts'
import {
  ascending,
  ascendingHash,
  bothDirections,
  compareAddresses,
  compareDecimals,
  compareNumbers,
  type Directions,
  inOrder,
  type Order,
  reverse,
} from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule, type NamedAddresses } from './rule.ts'

/** Ascending by logical time. */
export const byLt = ascending<Transaction, string>(({ lt }) => lt, compareDecimals)
/** Ascending by account. */
export const byAccount = ascending<Transaction, string>(({ account }) => account, compareAddresses)
/** Ascending by time. */
export const byNow = ascending<Transaction, number>(({ now }) => now, compareNumbers)

/** The order of the transactions of a trace, and of neighbors. */
export const byLtAndAccount: Order<Transaction> = inOrder(byLt, byAccount)
/** Sorted by logical time; accounts ascend in both directions. */
const byTime: Directions<Transaction> = { asc: byLtAndAccount, desc: inOrder(reverse(byLt), byAccount) }
const byNowAndLt: Directions<Transaction> = {
  asc: inOrder(byNow, byLt, byAccount),
  desc: inOrder(reverse(byNow), reverse(byLt), byAccount),
}
const byHash = bothDirections(ascendingHash<Transaction>(({ hash }) => hash))
/** With `lt` the logical time ascends whatever `sort` says. */
const atLt: Directions<Transaction> = { asc: byLtAndAccount, desc: inOrder(byLt, reverse(byAccount)) }

/** Addresses in the address book of a list of transactions. */
export function* namesOfTransactions(transactions: Iterable<Transaction>): Generator<string | null> {
  for (const { account, in_msg, out_msgs } of transactions) {
    yield account
    if (in_msg) yield in_msg.source
    for (const { destination } of sentBy({ out_msgs })) yield destination
  }
}

/** The messages that a transaction sent; the service writes null for some empty lists. */
export function sentBy({ out_msgs }: Pick<Transaction, 'out_msgs'>): readonly Message[] {
  return out_msgs ?? []
}

/** A transaction as listings show it. Only pending answers name the external message of its trace. */
export function listedTransaction(row: Transaction): Transaction {
  if (row.trace_external_hash === undefined) return row
  const { trace_external_hash: _hash, ...rest } = row
  return rest
}

const withTransactions = (found: readonly Transaction[]) => ({ transactions: found.map(listedTransaction) })
const names = (found: readonly Transaction[]): NamedAddresses => namesOfTransactions(found)

type TransactionsParams = ParamsOf<typeof rows.transactions>

/** GET /transactions */
export const transactions = defineRule<TransactionsParams, Transaction>({
  refuse: checkPage,
  masterchainBlock: ({ mc_seqno }) => mc_seqno,
  matches(params) {
    const isHash = isOneOf(params.hash)
    const isAccount = isOneOf(params.account)
    const isCommitted = isValue(params.mc_seqno)
    const isWorkchain = isValue(params.workchain)
    const isSeqno = isValue(params.seqno)
    const isLt = isValue(params.lt)
    const inTime = isInTime(params)
    const { shard } = params
    return (row) =>
      isFinalized(row) &&
      isHash(row.hash) &&
      isAccount(row.account) &&
      isLt(row.lt) &&
      isCommitted(row.mc_block_seqno) &&
      isWorkchain(readBlock(row)?.workchain) &&
      isSeqno(readBlock(row)?.seqno) &&
      (shard === undefined || isSameShard(readBlock(row)?.shard, shard)) &&
      inTime(row.lt, row.now)
  },
  order(params) {
    const sort = readSort(params)
    if (params.lt !== undefined) return atLt[sort]
    if (params.hash !== undefined) return byHash[sort]
    const isTimeKept = params.account?.length === 1 || params.mc_seqno === undefined
    return isTimeKept && isTimed(params) ? byNowAndLt[sort] : byTime[sort]
  },
  page: readPage,
  answer: withTransactions,
  names,
})

/** Recordings of old servers have no block. */
function readBlock({ block_ref }: Transaction): Transaction['block_ref'] | undefined {
  return block_ref
}

/** GET /transactionsByMasterchainBlock */
export const transactionsByMasterchainBlock = defineRule<
  ParamsOf<typeof rows.transactionsByMasterchainBlock>,
  Transaction
>({
  refuse: checkPage,
  masterchainBlock: ({ seqno }) => seqno ?? 0,
  matches:
    ({ seqno }) =>
    (row) =>
      isFinalized(row) && row.mc_block_seqno === seqno,
  order: (params) => byTime[readSort(params)],
  page: readPage,
  answer: withTransactions,
  names,
})

/** The transaction whose neighbors are wanted, if it is known. */
export interface FoundTransaction {
  readonly transaction: Transaction | undefined
}

/** GET /adjacentTransactions */
const adjacentTransactions = defineRule<ParamsOf<typeof rows.adjacentTransactions>, Transaction, FoundTransaction>({
  matches({ direction }, { transaction: given }) {
    if (given === undefined || !isFinalized(given)) return () => false
    const received = direction === 'out' ? undefined : given.in_msg?.hash
    const sent = new Set(direction === 'in' ? [] : sentBy(given).map(({ hash }) => hash))
    return (row) =>
      isFinalized(row) &&
      row.hash !== given.hash &&
      ((row.in_msg !== null && sent.has(row.in_msg.hash)) ||
        (received !== undefined && sentBy(row).some(({ hash }) => hash === received)))
  },
  order: () => byLtAndAccount,
  answer(found) {
    if (found.length === 0) throw new Refusal(404, 'adjacent transactions not found')
    return withTransactions(found)
  },
  names,
})

/** Whether a finalized transaction has consumed a message. */
export interface FoundConsumers {
  readonly isConsumed: (message: string) => boolean
}

/** GET /pendingTransactions: emulated transactions whose inbound message is not indexed yet. */
const pendingTransactions = defineRule<ParamsOf<typeof rows.pendingTransactions>, Transaction, FoundConsumers>({
  fleeting: true,
  refuse({ account }) {
    const given: readonly string[] | undefined = account
    if (given === undefined) throw new Refusal(422, 'at least 1 account address required')
  },
  matches({ account }) {
    const isAccount = isOneOf(account)
    return (row) => isPending(row) && isAccount(row.account)
  },
  order: () => byTime.desc,
  answer(emulated, _params, found) {
    if (emulated.length === 0) throw new Refusal(404, 'emulated traces not found')
    return { transactions: notIndexed(emulated, found) }
  },
  names: (emulated, _params, found) => namesOfTransactions(notIndexed(emulated, found)),
})

function notIndexed(emulated: readonly Transaction[], { isConsumed }: FoundConsumers): readonly Transaction[] {
  return emulated.filter(({ in_msg }) => !in_msg || !isConsumed(in_msg.hash))
}

/** @throws {Refusal} 422 The direction is neither in nor out. */
export function checkDirection(direction: string | undefined): void {
  if (direction === undefined || direction === 'in' || direction === 'out') return
  throw new Refusal(422, 'direction should be one of: in, out')
}

/** Makes the filter of hashes, plain or normalized. */
export function hasMessageHash(hashes: readonly string[] | undefined): (message: Message) => boolean {
  if (hashes === undefined) return () => true
  const isWanted = isOneOf(hashes)
  return ({ hash, hash_norm }) => isWanted(hash) || (Boolean(hash_norm) && isWanted(hash_norm))
}

/** Filters of the messages of a transaction; one message has to fit all of them. */
export type MessageFilters = Pick<
  ParamsOf<typeof rows.transactionsByMessage>,
  'msg_hash' | 'body_hash' | 'opcode' | 'direction' | 'source' | 'destination'
>

/** Makes the filter of transactions with a message that fits, on one of these sides. */
export function hasMessageFor(
  { msg_hash, body_hash, opcode, source, destination }: MessageFilters,
  sides: { readonly received: boolean; readonly sent: boolean },
): (row: Transaction) => boolean {
  const isHash = hasMessageHash(msg_hash)
  const fits = (message: Message) =>
    isHash(message) &&
    (body_hash === undefined || message.message_content?.hash === body_hash) &&
    (opcode === undefined || isSameOpcode(message.opcode, opcode)) &&
    (source === undefined || message.source === source) &&
    (destination === undefined || message.destination === destination)
  return (row) =>
    (sides.received && Boolean(row.in_msg) && fits(row.in_msg as Message)) || (sides.sent && sentBy(row).some(fits))
}

/** GET /transactionsByMessage */
export const transactionsByMessage = defineRule<ParamsOf<typeof rows.transactionsByMessage>, Transaction>({
  refuse(params) {
    checkDirection(params.direction)
    if (params.msg_hash === undefined && params.body_hash === undefined && params.opcode === undefined) {
      throw new Refusal(422, 'at least one of msg_hash, body_hash, opcode should be specified')
    }
    checkPage(params)
  },
  matches(params) {
    // An opcode implies the receiving side, so that with `out` it finds nothing.
    const sides = {
      received: params.direction !== 'out',
      sent: params.direction !== 'in' && params.opcode === undefined,
    }
    const hasFitting = hasMessageFor(params, sides)
    return (row) => isFinalized(row) && hasFitting(row)
  },
  order: (params) => byTime[readSort(params)],
  page: readPage,
  answer: withTransactions,
  names,
})

/** The rules of `endpoints/transactions.ts`. */
export const transactionRules = {
  adjacentTransactions,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
}
