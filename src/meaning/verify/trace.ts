import type { Trace } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { VerifyResult } from './result.ts'
import { verifyTransaction } from './transaction.ts'

/** Input of {@link verifyTrace}: an element of `/traces`, or transactions in any order. */
export type VerifiableTrace = readonly Transaction[] | Pick<Trace, 'transactions'>

/** One message of a trace, with the transactions whose hashes cover it. */
export interface TraceTie {
  /** Hash of the message, as the row writes it. */
  readonly message: string
  /** Hash of the transaction that sent it; `null` for an external message, or if it is not in the trace. */
  readonly sender: string | null
  /** Hash of the transaction that received it; `null` for a log, or if it is not in the trace. */
  readonly receiver: string | null
  /**
   * `ties`: both transactions are here and cover the hash. `open`: a log, an external message, or the
   * message has no transaction yet. `missing`: an internal message whose sender is not in the trace.
   * `mismatch`: two transactions sent, or received, one message.
   */
  readonly status: 'ties' | 'open' | 'missing' | 'mismatch'
}

/** Result of {@link verifyTrace}. */
export interface TraceVerification {
  /** Result of each transaction, by the hash that its row has. */
  readonly transactions: ReadonlyMap<string, VerifyResult>
  /** All messages, each once. */
  readonly ties: readonly TraceTie[]
  /** Whether all transactions fit or are repaired, and no tie is missing or a mismatch. */
  readonly holds: boolean
}

/**
 * Checks each transaction of a trace against its hash, and finds the two transactions that each
 * message hash ties together. Whether transactions are missing at the end of the trace cannot be
 * told from hashes. Never throws.
 */
export function verifyTrace(trace: VerifiableTrace): TraceVerification {
  const rows = traceRows(trace)
  return tieTrace(rows, rows.map(verifyTransaction))
}

/** Transactions of a trace as a list. */
function traceRows(trace: VerifiableTrace): readonly Transaction[] {
  if (Array.isArray(trace)) return trace as readonly Transaction[]
  return Object.values((trace as Partial<Trace> | null)?.transactions ?? {})
}

/** Ties the messages between transactions that were checked already. Never throws. */
export function tieTrace(rows: readonly Transaction[], results: readonly VerifyResult[]): TraceVerification {
  const ties = new Map<string, { sender: string | null; receiver: string | null; internal: boolean; twice: boolean }>()
  const add = (value: unknown, hash: string, side: 'sender' | 'receiver') => {
    const { hash: key, source, destination } = (value ?? {}) as Partial<Record<string, unknown>>
    if (typeof key !== 'string') return
    const known = ties.get(key) ?? {
      sender: null,
      receiver: null,
      internal: typeof source === 'string' && typeof destination === 'string',
      twice: false,
    }
    ties.set(key, { ...known, [side]: hash, twice: known.twice || known[side] !== null })
  }
  const transactions = new Map<string, VerifyResult>()
  rows.forEach((row, index) => {
    const { hash, in_msg, out_msgs } = (row ?? {}) as Partial<Transaction>
    transactions.set(String(hash), results[index] as VerifyResult)
    add(in_msg, String(hash), 'receiver')
    for (const message of Array.isArray(out_msgs) ? out_msgs : []) add(message, String(hash), 'sender')
  })
  const list = [...ties].map(([message, { sender, receiver, internal, twice }]): TraceTie => {
    const ends = { message, sender, receiver }
    if (twice) return { ...ends, status: 'mismatch' }
    if (sender !== null && receiver !== null) return { ...ends, status: 'ties' }
    return { ...ends, status: sender === null && internal ? 'missing' : 'open' }
  })
  const fit = results.every(({ status }) => status === 'fits' || status === 'repaired')
  return { transactions, ties: list, holds: fit && list.every(({ status }) => status === 'ties' || status === 'open') }
}
