import { hasDescription } from '../outcome/failure.ts'
import type { TraceNode } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { isUnconsumed, type TraceAnswer, type TraceMessage, type TraceWarning } from './model.ts'

interface Assembled {
  readonly trace: TraceAnswer | undefined
  /** The service left transactions out, and not all of them were loaded since. */
  readonly cut: boolean
  readonly transactions: readonly Transaction[]
  readonly messages: readonly TraceMessage[]
  readonly roots: readonly number[]
  readonly rings: number
  /** Number of malformed transactions and messages. */
  readonly unreadable: number
}

/** Lists the missing and malformed parts of a trace. */
export function traceWarnings(assembled: Assembled): TraceWarning[] {
  const { trace, cut, transactions, messages, rings, unreadable } = assembled
  const warnings: TraceWarning[] = []
  const warn = (kind: TraceWarning['kind'], count: number, text: string): void => {
    warnings.push({ kind, count, text })
  }
  const missing = missingTransactions(assembled)
  if (cut) {
    const left = missing === 0 ? 'some' : String(missing)
    warn('cut-off', missing, `The trace is too large. The service left out ${left} of its transactions.`)
  } else if (missing > 0) {
    warn('missing-transactions', missing, `${count(missing, 'transaction is', 'transactions are')} missing.`)
  }
  // An internal message that is emulated by itself has no sender in the forecast.
  const senders = trace?.forecast === true ? 0 : missingSenders(assembled)
  if (senders > 0) {
    const them = count(senders, 'transaction was', 'transactions were')
    warn('missing-senders', senders, `${them} caused by messages whose sending transaction is missing.`)
  }
  const receivers = messages.filter(isUnconsumed).length
  if (receivers > 0 && trace?.trace_info?.trace_state === 'complete') {
    const them = count(receivers, 'message was', 'messages were')
    warn('missing-receivers', receivers, `${them} delivered, but the receiving transaction is missing.`)
  }
  if (rings > 0) {
    warn('ring', rings, 'The response is inconsistent: some transactions are their own cause.')
  }
  const damaged = unreadable + transactions.filter((transaction) => !hasDescription(transaction)).length
  if (damaged > 0) {
    warn('unreadable', damaged, `${count(damaged, 'row is', 'rows are')} malformed. Unreadable data was left out.`)
  }
  // The service's warning about missing transactions is outdated once they are loaded.
  const outdated = trace?.is_incomplete === true && !cut
  if (typeof trace?.warning === 'string' && trace.warning !== '' && !outdated) warn('service', 0, trace.warning)
  return warnings
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function missingTransactions({ trace, transactions }: Assembled): number {
  const counted = (trace?.trace_info?.transactions ?? 0) - transactions.length
  if (trace?.trace === undefined || trace.trace === null) return Math.max(0, counted)
  const known = new Set(transactions.map(({ hash }) => hash))
  const named = treeHashes(trace.trace).filter((hash) => !known.has(hash)).length
  return Math.max(named, counted)
}

/** Counts the roots whose sender is missing: they received an internal message that is not from the system. */
function missingSenders({ transactions, roots }: Assembled): number {
  return roots.filter((root) => {
    const source = transactions[root]?.in_msg?.source
    return typeof source === 'string' && !isSystem(source)
  }).length
}

/** The masterchain's own account, which mints and sends without a transaction. */
function isSystem(address: string): boolean {
  return /^-1:0{64}$/.test(address)
}

function treeHashes(tree: TraceNode): string[] {
  const hashes: string[] = []
  const open: (TraceNode | null)[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node?.tx_hash !== undefined) hashes.push(node.tx_hash)
    for (const child of [node?.children ?? []].flat()) open.push(child)
  }
  return hashes
}
