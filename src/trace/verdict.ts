import { isPending } from '../model/finality.ts'
import { readFailure, type Failure } from '../model/failure.ts'
import { isUnconsumed, type TraceModel } from './model.ts'

/** One transaction that failed. */
export interface FailedTransaction {
  /** Index in the trace. */
  readonly index: number
  readonly failure: Failure
}

/** What became of a whole trace. */
export interface Verdict {
  readonly status:
    /** Every transaction did its work. */
    | 'succeeded'
    /** Nothing but failures, what led to them and what they sent back. */
    | 'failed'
    /** Some of it failed and some did not. */
    | 'partial'
    /** Not over: messages are on their way, or transactions are only emulated. */
    | 'pending'
    /** No failure is here, but a part of the trace is missing. */
    | 'broken'
  /** The first failure by logical time, also while pending. */
  readonly first?: FailedTransaction
  /** All failures by logical time. */
  readonly failures: readonly FailedTransaction[]
  /** One sentence for people. */
  readonly text: string
}

/** Judges a trace: whether it succeeded, and if not, where and why it first failed. */
export function verdictOf(trace: TraceModel): Verdict {
  const failures: FailedTransaction[] = []
  trace.transactions.forEach((transaction, index) => {
    const failure = readFailure(transaction)
    if (failure !== undefined) failures.push({ index, failure })
  })
  const status = statusOf(trace, failures)
  const [first] = failures
  const text = textOf(trace, status, failures)
  return first === undefined ? { status, failures, text } : { status, first, failures, text }
}

function statusOf(trace: TraceModel, failures: readonly FailedTransaction[]): Verdict['status'] {
  if (trace.transactions.length === 0) return 'broken'
  if (trace.state === 'pending') return 'pending'
  if (failures.length === 0) return trace.whole ? 'succeeded' : 'broken'
  return trace.whole && onlyFailures(trace, failures) ? 'failed' : 'partial'
}

/** True when every transaction led to a failure, failed, or followed from one. */
function onlyFailures(trace: TraceModel, failures: readonly FailedTransaction[]): boolean {
  const touched = new Uint8Array(trace.transactions.length)
  const failed = new Uint8Array(trace.transactions.length)
  for (const { index, failure } of failures) {
    // What was sent besides the unsent did happen.
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

function textOf(
  trace: TraceModel,
  status: Verdict['status'],
  failures: readonly FailedTransaction[],
): string {
  const [first] = failures
  const reason = first === undefined ? '' : first.failure.text
  const more = failures.length > 1 ? `, and ${failures.length - 1} more failed` : ''
  switch (status) {
    case 'succeeded':
      return 'Succeeded.'
    case 'failed':
      return `Failed: ${reason}${more}.`
    case 'partial':
      return `Partially failed: ${reason}${more}.`
    case 'pending': {
      const open = trace.messages.filter(isUnconsumed).length
      const emulated = trace.transactions.filter(isPending).length
      const waiting = [
        ...count(open, 'message has no transaction yet', 'messages have no transaction yet'),
        ...count(emulated, 'transaction is not final', 'transactions are not final'),
      ].join(', ')
      const begun = first === undefined ? '' : ` Failed so far: ${reason}${more}.`
      return `Pending${waiting === '' ? '' : `: ${waiting}`}.${begun}`
    }
    case 'broken':
      return trace.transactions.length === 0
        ? 'No transactions.'
        : 'No failures, but part of the trace is missing.'
  }
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}
