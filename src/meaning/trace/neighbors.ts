import { checkRows } from '../../service/rows/checkRows.ts'
import type { Message } from '../../service/rows/message.ts'
import { transactionShape } from '../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { compareLt } from './model.ts'

/** Neighbors of a transaction, and its messages without a known receiver. */
export interface Neighbors {
  /** Transaction that sent the inbound message; absent when the message came from outside or its sender is unknown. */
  readonly parent?: Transaction
  /** Transactions that received the outbound messages, by logical time. */
  readonly children: readonly Transaction[]
  /** Internal outbound messages whose receiver is unknown. */
  readonly unmatched: readonly Message[]
  /** Outbound messages to outside the chain. */
  readonly logs: readonly Message[]
}

/**
 * Splits an answer of `/adjacentTransactions` into parent and children. Ignores other transactions
 * and malformed rows.
 */
export function findNeighbors(transaction: Transaction, adjacent: readonly Transaction[]): Neighbors {
  const inbound = transaction.in_msg?.hash
  const around = checkRows(transactionShape, adjacent).rows
  const own = transaction.out_msgs
  const parent = around.find(
    ({ hash, out_msgs }) => hash !== transaction.hash && out_msgs.some((message) => message.hash === inbound),
  )
  const sent = new Set(own.map(({ hash }) => hash))
  const children = around
    .filter(({ hash, in_msg }) => hash !== transaction.hash && in_msg !== null && sent.has(in_msg.hash))
    .sort((a, b) => compareLt(a.lt, b.lt))
  const received = new Set(children.map(({ in_msg }) => in_msg?.hash))
  const logs = own.filter(({ destination }) => destination === null)
  const unmatched = own.filter(({ hash, destination }) => destination !== null && !received.has(hash))
  return { ...(parent !== undefined && { parent }), children, unmatched, logs }
}
