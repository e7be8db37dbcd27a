import type { Reference } from '../reference.ts'
import {
  between,
  big,
  byAccount,
  byHash,
  byLt,
  down,
  has,
  isDescending,
  type Message,
  type Order,
  pageOf,
  type Query,
  Refused,
  type Row,
  firstOf,
  type Transaction,
  unsigned,
  up,
} from './base.ts'

/** A list of transactions, and the names of who took part. */
export function transactionBody(index: Reference, rows: readonly Transaction[]): Row {
  const names = rows.flatMap((row) => [
    row.account,
    ...(row.in_msg ? [row.in_msg.source] : []),
    ...row.out_msgs.map(({ destination }) => destination),
  ])
  return { transactions: rows, ...index.names(names, false) }
}

function adjacentTransactions(index: Reference, { hash, direction }: Query): unknown {
  const given = index.final().find((row) => row.hash === hash)
  const parents = direction === 'out' || !given?.in_msg ? [] : [given.in_msg.hash]
  const children = direction === 'in' ? [] : (given?.out_msgs ?? []).map((message) => message.hash)
  const rows = index.final().filter(
    (row) =>
      row !== given &&
      (row.out_msgs.some((message) => parents.includes(message.hash)) ||
        (row.in_msg !== null && children.includes(row.in_msg.hash))),
  )
  if (rows.length === 0) throw new Refused(404, 'adjacent transactions not found')
  return transactionBody(index, rows.sort(firstOf(byLt, byAccount)))
}

function transactions(index: Reference, query: Query): unknown {
  const descending = isDescending(query)
  const turn = descending ? down : (order: Order) => order
  if (query['mc_seqno'] !== undefined) index.demandBlock(query['mc_seqno'] as number)
  const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
  const single = (query['account'] as string[] | undefined)?.length === 1
  const byNow = up((row) => row['now'] as number)
  const order =
    query['lt'] !== undefined
      ? firstOf(byLt, turn(byAccount))
      : query['hash'] !== undefined
        ? turn(byHash)
        : single || query['mc_seqno'] === undefined
          ? firstOf(...(timed ? [turn(byNow)] : []), turn(byLt), byAccount)
          : firstOf(turn(byLt), byAccount)
  const rows = index.final().filter(
    (row) =>
      has(query['hash'], row.hash) &&
      has(query['account'], row.account) &&
      [undefined, row.mc_block_seqno].includes(query['mc_seqno'] as number) &&
      [undefined, row.block_ref.workchain].includes(query['workchain'] as number) &&
      [undefined, row.block_ref.seqno].includes(query['seqno'] as number) &&
      [undefined, row.block_ref.shard].includes(query['shard'] as string) &&
      [undefined, row.lt].includes(query['lt'] as string) &&
      between(BigInt(row.lt), big(query['start_lt']), big(query['end_lt'])) &&
      between(row.now, query['start_utime'], query['end_utime']),
  )
  return transactionBody(index, pageOf(rows, query, order))
}

function transactionsByMasterchainBlock(index: Reference, { seqno, ...query }: Query): unknown {
  return transactions(index, { ...query, mc_seqno: seqno })
}

function transactionsByMessage(index: Reference, query: Query): unknown {
  const { msg_hash, body_hash, opcode, direction, source, destination } = query
  if ([msg_hash, body_hash, opcode].every((value) => value === undefined)) {
    throw new Refused(422, 'at least one of msg_hash, body_hash, opcode should be specified')
  }
  if (!['in', 'out', undefined].includes(direction as string)) {
    throw new Refused(422, 'direction should be one of: in, out')
  }
  const descending = isDescending(query)
  const fits = (message: Message) =>
    (has(msg_hash, message.hash) || (Boolean(message.hash_norm) && has(msg_hash, message.hash_norm))) &&
    (body_hash === undefined || message.message_content?.hash === body_hash) &&
    (opcode === undefined || (message.opcode !== null && unsigned(message.opcode) === unsigned(opcode))) &&
    (source === undefined || message.source === source) &&
    (destination === undefined || message.destination === destination)
  const rows = index.final().filter(
    (row) =>
      (direction !== 'out' && row.in_msg !== null && fits(row.in_msg)) ||
      (direction !== 'in' && opcode === undefined && row.out_msgs.some(fits)),
  )
  const order = firstOf(descending ? down(byLt) : byLt, byAccount)
  return transactionBody(index, pageOf(rows, query, order))
}

export const transactionRules = { adjacentTransactions, transactions, transactionsByMasterchainBlock, transactionsByMessage }
