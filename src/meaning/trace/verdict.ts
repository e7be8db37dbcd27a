import { isPending } from '../../service/rows/finality.ts'
import { readFailure, type Failure } from '../outcome/failure.ts'
import { isUnconsumed, type TraceModel } from './model.ts'
import type { TransactionStatus } from '../outcome/outcome.ts'

/** One transaction that failed. */
export interface FailedTransaction {
  /** Index in the trace. */
  readonly index: number
  readonly failure: Failure
}

/** Outcome of a whole trace. */
export interface Verdict {
  readonly status:
    /** Every transaction succeeded. */
    | 'succeeded'
    /** Every transaction failed, led to a failure, or returned value from one. */
    | 'failed'
    /** Some branches failed and others did not. */
    | 'partial'
    /** Messages have no transactions yet, or transactions are only emulated. */
    | 'pending'
    /** Forecast: every transaction would succeed. */
    | 'wouldSucceed'
    /** Forecast: every transaction would fail, lead to a failure, or return value from one. */
    | 'wouldFail'
    /** Forecast: some branches would fail and others would not. */
    | 'wouldPartlyFail'
    /** No loaded transaction failed, but a part of the trace is missing. */
    | 'broken'
  /** The first failure by logical time, also while pending. */
  readonly first?: FailedTransaction
  /** All failures by logical time. */
  readonly failures: readonly FailedTransaction[]
  /** The outcome in one English sentence. */
  readonly text: string
}

/** Determines whether a trace succeeded, and otherwise where and why it first failed. */
export function judgeTrace(trace: TraceModel): Verdict {
  const failures: FailedTransaction[] = []
  trace.transactions.forEach((transaction, index) => {
    const failure = readFailure(transaction)
    if (failure !== undefined) failures.push({ index, failure })
  })
  const status = judgeStatus(trace, failures)
  const [first] = failures
  const text = verdictText(trace, status, failures)
  return first === undefined ? { status, failures, text } : { status, first, failures, text }
}

function judgeStatus(trace: TraceModel, failures: readonly FailedTransaction[]): Verdict['status'] {
  if (trace.transactions.length === 0) return 'broken'
  if (trace.state === 'pending') return 'pending'
  const forecast = trace.state === 'forecast'
  if (failures.length === 0) return !trace.whole ? 'broken' : forecast ? 'wouldSucceed' : 'succeeded'
  const entirely = trace.whole && onlyFailures(trace, failures)
  if (forecast) return entirely ? 'wouldFail' : 'wouldPartlyFail'
  return entirely ? 'failed' : 'partial'
}

/** Tells whether every transaction led to a failure, failed, or followed from a failed one. */
function onlyFailures(trace: TraceModel, failures: readonly FailedTransaction[]): boolean {
  const touched = new Uint8Array(trace.transactions.length)
  const failed = new Uint8Array(trace.transactions.length)
  for (const { index, failure } of failures) {
    // A transaction with skipped actions still carried out the other ones.
    failed[index] = failure.kind === 'unsent' ? 0 : 1
    for (let at = index; at >= 0 && touched[at] === 0; at = trace.parent[at] ?? -1) touched[at] = 1
  }
  trace.parent.forEach((parent, index) => {
    if (parent < 0 || failed[parent] !== 1) return
    failed[index] = 1
    touched[index] = 1
  })
  return touched.every((mark) => mark === 1)
}

function verdictText(trace: TraceModel, status: Verdict['status'], failures: readonly FailedTransaction[]): string {
  const [first] = failures
  const reason = first === undefined ? '' : first.failure.text
  const more = failures.length > 1 ? `, and ${failures.length - 1} more failed` : ''
  switch (status) {
    case 'succeeded':
      return 'Success.'
    case 'failed':
      return `Failed: ${reason}${more}.`
    case 'partial':
      return `Partially failed: ${reason}${more}.`
    case 'wouldSucceed':
      return 'Forecast: would succeed.'
    case 'wouldFail':
      return `Forecast: would fail: ${reason}${more}.`
    case 'wouldPartlyFail':
      return `Forecast: would partially fail: ${reason}${more}.`
    case 'pending': {
      const open = trace.messages.filter(isUnconsumed).length
      const emulated = trace.transactions.filter(isPending).length
      const waiting = [
        ...countPhrase(open, 'message has no transaction yet', 'messages have no transaction yet'),
        ...countPhrase(emulated, 'transaction is not final', 'transactions are not final'),
      ].join(', ')
      const begun = first === undefined ? '' : ` Failed so far: ${reason}${more}.`
      return `Pending${waiting === '' ? '' : `: ${waiting}`}.${begun}`
    }
    case 'broken':
      return trace.transactions.length === 0 ? 'No transactions.' : 'No failures, but part of the trace is missing.'
  }
}

function countPhrase(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}

/** Status whose badge shows a verdict. */
export const verdictStatus = {
  succeeded: 'success',
  failed: 'failed',
  partial: 'failed',
  pending: 'pending',
  wouldSucceed: 'success',
  wouldFail: 'failed',
  wouldPartlyFail: 'failed',
  broken: 'skipped',
} as const satisfies Readonly<Record<Verdict['status'], TransactionStatus>>
