import type { Message } from '../schema/message.ts'
import type { Transaction } from '../schema/transaction.ts'
import { compareDecimal } from './decimal.ts'
import { readableRows } from './readable.ts'

/** The transactions next to one, and the messages that lead nowhere yet. */
export interface Neighbours {
  /** Sender of the inbound message; absent when it came from outside or is not known. */
  readonly parent?: Transaction
  /** Receivers of the outbound messages, by logical time. */
  readonly children: readonly Transaction[]
  /** Internal outbound messages whose receiver is not known. */
  readonly unmatched: readonly Message[]
  /** Outbound messages to outside the chain. */
  readonly logs: readonly Message[]
}

/**
 * Sorts an answer of `/adjacentTransactions` into what came before and what came after; other
 * transactions among `adjacent` are passed over, and so are rows that cannot be read.
 */
export function neighboursOf(transaction: Transaction, adjacent: readonly Transaction[]): Neighbours {
  const inbound = transaction.in_msg?.hash
  const around = readableRows(adjacent).rows
  const own = transaction.out_msgs ?? []
  const parent = around.find(({ hash, out_msgs }) =>
    hash !== transaction.hash && out_msgs.some((message) => message.hash === inbound),
  )
  const sent = new Set(own.map(({ hash }) => hash))
  const children = around
    .filter(({ hash, in_msg }) => hash !== transaction.hash && in_msg !== null && sent.has(in_msg.hash))
    .sort((a, b) => compareDecimal(a.lt, b.lt))
  const received = new Set(children.map(({ in_msg }) => in_msg?.hash))
  const logs = own.filter(({ destination }) => destination === null)
  const unmatched = own.filter(
    ({ hash, destination }) => destination !== null && !received.has(hash),
  )
  return { ...(parent !== undefined && { parent }), children, unmatched, logs }
}
