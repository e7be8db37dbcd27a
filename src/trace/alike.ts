import { hasDescription } from '../model/failure.ts'
import { isPending } from '../model/finality.ts'
import { at } from './families.ts'
import { readFailure } from '../model/failure.ts'
import { childrenOf, isUnconsumed, messageTo, type TraceModel } from './model.ts'

/** What the branches of a trace have in common; equal numbers stand for equal things. */
export interface Alike {
  /** Transactions whose whole branches are alike: what was asked of which code, and what came of it. */
  readonly branch: Int32Array
  /** Transactions below each one. */
  readonly following: Int32Array
  /** 1 for a transaction that failed. */
  readonly failed: Uint8Array
  /** 1 for a transaction that is not over, sent a message that is still on its way, or does not say how it ended. */
  readonly open: Uint8Array
  /** Failed transactions of the whole branch, its head included. */
  readonly failures: Int32Array
}

const known = new WeakMap<TraceModel, Alike>()

/** Compares all branches of a trace in one pass from the leaves; made once for each trace. */
export function alikeIn(trace: TraceModel): Alike {
  const made = known.get(trace) ?? compare(trace)
  known.set(trace, made)
  return made
}

function compare(trace: TraceModel): Alike {
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
    for (const child of childrenOf(trace, index)) {
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
      opcodeOf(asked?.opcode),
      asked?.bounced === true ? 'bounced' : '',
      // A contract that is deployed by the message has its code only afterwards.
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

/** An opcode in either of its forms as one unsigned number; -1 without one. */
export function opcodeOf(opcode: string | number | null | undefined): number {
  return opcode === null || opcode === undefined ? -1 : Number(opcode) >>> 0
}
