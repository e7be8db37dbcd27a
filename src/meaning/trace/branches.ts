import { hasDescription, readFailure } from '../outcome/failure.ts'
import { isPending } from '../../service/rows/finality.ts'
import { at } from './forest.ts'
import { childTransactions, isUnconsumed, messageTo, type TraceModel } from './model.ts'

/** Result of {@link compareBranches}: numbers by index of the transaction. */
export interface BranchComparison {
  /** Equal for transactions whose whole branches are alike: same operations, same code, same outcomes. */
  readonly branch: Int32Array
  /** Number of transactions below it. */
  readonly following: Int32Array
  /** 1 for a transaction that failed. */
  readonly failed: Uint8Array
  /** 1 for a transaction that is pending, sent a message that has no transaction yet, or has no outcome. */
  readonly open: Uint8Array
  /** Number of failed transactions in the whole branch, including itself. */
  readonly failures: Int32Array
}

const cache = new WeakMap<TraceModel, BranchComparison>()

/** Compares all branches of a trace in one pass from the leaves. The result is cached by trace. */
export function compareBranches(trace: TraceModel): BranchComparison {
  const comparison = cache.get(trace) ?? compare(trace)
  cache.set(trace, comparison)
  return comparison
}

function compare(trace: TraceModel): BranchComparison {
  const count = trace.transactions.length
  const branch = new Int32Array(count)
  const following = new Int32Array(count)
  const failed = new Uint8Array(count)
  const open = new Uint8Array(count)
  const failures = new Int32Array(count)
  const numbers = new Map<string, number>()
  for (let index = count - 1; index >= 0; index -= 1) {
    const transaction = trace.transactions[index]
    if (transaction === undefined) continue
    const failure = readFailure(transaction)
    failed[index] = failure === undefined ? 0 : 1
    const own: (string | number)[] = []
    let below = 0
    let failedBelow = at(failed, index)
    for (const child of childTransactions(trace, index)) {
      own.push(at(branch, child))
      below += at(following, child) + 1
      failedBelow += at(failures, child)
    }
    following[index] = below
    failures[index] = failedBelow
    let waiting = 0
    for (let edge = at(trace.outStart, index); edge < at(trace.outStart, index + 1); edge += 1) {
      const message = trace.messages[edge]
      if (message !== undefined && isUnconsumed(message)) waiting += 1
    }
    const pending = isPending(transaction)
    open[index] = pending || waiting > 0 || !hasDescription(transaction) ? 1 : 0
    const asked = messageTo(trace, index)?.message
    own.sort((a, b) => Number(a) - Number(b))
    own.push(
      opcodeNumber(asked?.opcode),
      asked?.bounced === true ? 'bounced' : '',
      // A contract that this message deploys has its code only afterwards.
      transaction.account_state_after?.code_hash ?? transaction.account_state_before?.code_hash ?? '',
      failure === undefined ? '' : `${failure.kind} ${failure.code ?? ''}`,
      pending ? 'pending' : '',
      waiting,
      transaction.out_msgs.length,
    )
    const text = own.join('|')
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    branch[index] = number
  }
  return { branch, following, failed, open, failures }
}

/** Reads an opcode in either of its forms as an unsigned number; -1 without one. */
export function opcodeNumber(opcode: string | number | null | undefined): number {
  return typeof opcode === 'string' || typeof opcode === 'number' ? Number(opcode) >>> 0 : -1
}
