import type { Message } from '../schema/message.ts'
import type { Transaction } from '../schema/transaction.ts'
import { compareDecimal } from './decimal.ts'

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
 * transactions among `adjacent` are passed over.
 */
export function neighboursOf(transaction: Transaction, adjacent: readonly Transaction[]): Neighbours {
  const inbound = transaction.in_msg?.hash
  const parent = adjacent.find(({ hash, out_msgs }) =>
    hash !== transaction.hash && out_msgs.some((message) => message.hash === inbound),
  )
  const sent = new Set(transaction.out_msgs.map(({ hash }) => hash))
  const children = adjacent
    .filter(({ hash, in_msg }) => hash !== transaction.hash && in_msg !== null && sent.has(in_msg.hash))
    .sort((a, b) => compareDecimal(a.lt, b.lt))
  const received = new Set(children.map(({ in_msg }) => in_msg?.hash))
  const logs = transaction.out_msgs.filter(({ destination }) => destination === null)
  const unmatched = transaction.out_msgs.filter(
    ({ hash, destination }) => destination !== null && !received.has(hash),
  )
  return { ...(parent !== undefined && { parent }), children, unmatched, logs }
}
