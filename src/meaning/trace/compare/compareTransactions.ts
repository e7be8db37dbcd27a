import { readOutcome } from '../../outcome/outcome.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { TraceModel } from '../model.ts'
import { type PairOptions, pairTransactions } from './pairTransactions.ts'

/** Field in which two transactions differ. */
export type ComparedField =
  /** Only one of the traces has the transaction. */
  | 'presence'
  /** One succeeded and the other failed, or both failed for other reasons. */
  | 'outcome'
  /** Exit code of the code that ran. */
  | 'exitCode'
  /** Nanograms of the message that started the transaction. */
  | 'value'
  /** All fees of the transaction. */
  | 'fees'
  /** Gas that the code used. */
  | 'gas'

/** Two transactions at the same place of two traces. */
export interface ComparedTransaction {
  /** Unique within the comparison. */
  readonly id: string
  /** Messages between the root and the transaction. */
  readonly depth: number
  /** Undefined if only the second trace has it. */
  readonly left: Transaction | undefined
  /** Undefined if only the first trace has it. */
  readonly right: Transaction | undefined
  /** Empty if they do not differ. */
  readonly differences: readonly ComparedField[]
}

/** Compares two traces transaction by transaction, in the order of the tree. */
export function compareTransactions(left: TraceModel, right: TraceModel, options?: PairOptions): ComparedTransaction[] {
  return pairTransactions(left, right, options).map((pair) => {
    const [a, b] = [left.transactions[pair.left], right.transactions[pair.right]]
    return {
      id: `${pair.left} ${pair.right}`,
      depth: pair.depth,
      left: a,
      right: b,
      differences: differingFields(a, b),
    }
  })
}

const readers: Readonly<Record<Exclude<ComparedField, 'presence'>, (transaction: Transaction) => unknown>> = {
  outcome(transaction) {
    const { status, failure } = readOutcome(transaction)
    return [failure === undefined && status === 'pending' ? 'success' : status, failure?.kind, failure?.code].join(' ')
  },
  exitCode: readExitCode,
  value: ({ in_msg }) => in_msg?.value ?? null,
  fees: ({ total_fees }) => total_fees,
  gas: readGas,
}

function differingFields(left: Transaction | undefined, right: Transaction | undefined): ComparedField[] {
  if (left === undefined || right === undefined) return ['presence']
  return (Object.keys(readers) as (keyof typeof readers)[]).filter(
    (field) => readers[field](left) !== readers[field](right),
  )
}

/** Returns the exit code of the compute phase; null if no code ran or the row holds no number. */
export function readExitCode({ description }: Transaction): number | null {
  const code: unknown = description?.compute_ph?.exit_code
  return typeof code === 'number' ? code : null
}

/** Returns the gas of the compute phase as a decimal string; null if no code ran. */
export function readGas({ description }: Transaction): string | null {
  return description?.compute_ph?.gas_used ?? null
}
