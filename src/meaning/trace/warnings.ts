import { hasDescription } from '../outcome/failure.ts'
import type { TraceAnswer, TraceNode } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { isUnconsumed, type TraceMessage, type TraceWarning } from './model.ts'

interface Assembled {
  readonly answer: TraceAnswer
  /** The service left transactions out, and not all of them were loaded since. */
  readonly cut: boolean
  readonly transactions: readonly Transaction[]
  readonly messages: readonly TraceMessage[]
  readonly roots: readonly number[]
  readonly rings: number
}

/** Lists the missing and malformed parts of a trace. */
export function traceWarnings(assembled: Assembled): TraceWarning[] {
  const { answer, cut, transactions, messages, rings } = assembled
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
  const senders = answer.forecast === true ? 0 : missingSenders(assembled)
  if (senders > 0) {
    const them = count(senders, 'transaction was', 'transactions were')
    warn('missing-senders', senders, `${them} caused by messages whose sending transaction is missing.`)
  }
  const receivers = messages.filter(isUnconsumed).length
  if (receivers > 0 && answer.trace_info?.trace_state === 'complete') {
    const them = count(receivers, 'message was', 'messages were')
    warn('missing-receivers', receivers, `${them} delivered, but the receiving transaction is missing.`)
  }
  if (rings > 0) {
    warn('ring', rings, 'The response is inconsistent: some transactions are their own cause.')
  }
  const damaged = (answer.unreadable ?? 0) + transactions.filter((transaction) => !hasDescription(transaction)).length
  if (damaged > 0) {
    warn('unreadable', damaged, `${count(damaged, 'row is', 'rows are')} malformed. Unreadable data was left out.`)
  }
  // The service's warning about missing transactions is outdated once they are loaded.
  const outdated = answer.is_incomplete === true && !cut
  const { warning = '' } = answer
  if (warning !== null && warning !== '' && !outdated) warn('service', 0, warning)
  return warnings
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function missingTransactions({ answer: { trace, trace_info }, transactions }: Assembled): number {
  const counted = (trace_info?.transactions ?? 0) - transactions.length
  if (trace === undefined || trace === null) return Math.max(0, counted)
  const known = new Set(transactions.map(({ hash }) => hash))
  const named = treeHashes(trace).filter((hash) => !known.has(hash)).length
  return Math.max(named, counted)
}

/** Counts the roots whose sender is missing: they received an internal message that is not from the system. */
function missingSenders({ transactions, roots }: Assembled): number {
  return roots.filter((root) => {
    const source = transactions[root]?.in_msg?.source ?? null
    return source !== null && !isSystem(source)
  }).length
}

/** The masterchain's own account, which mints and sends without a transaction. */
function isSystem(address: string): boolean {
  return /^-1:0{64}$/.test(address)
}

function treeHashes(tree: TraceNode): string[] {
  const hashes: string[] = []
  const open = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.tx_hash !== undefined) hashes.push(node.tx_hash)
    for (const child of node.children ?? []) open.push(child)
  }
  return hashes
}
