import type { Transaction } from '../../../service/rows/transaction.ts'
import { splitFees, type FeePart } from '../transaction-details/fees.ts'
import type { ChartSeries } from '../../charts/parts/slices.ts'

/** Kind of a fee of a transaction or of a trace. `forward`: paid by sent messages for their delivery. */
export type FeeKind = FeePart['kind'] | 'forward'

/** Fees of one kind. */
export interface FeeSum {
  readonly kind: FeeKind
  /** Nanograms, above zero. */
  readonly amount: bigint
}

/** Fees of several transactions. */
export interface FeeSums {
  /** One for each kind, in a fixed order. They add up to the total. */
  readonly sums: readonly FeeSum[]
  /** Nanograms, forward fees included. */
  readonly total: bigint
  /** Transactions that are in the total. */
  readonly counted: number
  /** Transactions whose fees are unknown. */
  readonly unstated: number
}

/** Color of each kind: the same wherever fees are shown. */
export const feeSeries: Readonly<Record<FeeKind, ChartSeries>> = {
  gas: 1,
  storage: 2,
  forward: 3,
  action: 4,
  bounce: 5,
  import: 6,
  due: 7,
  other: 'rest',
}

const order = ['storage', 'due', 'gas', 'action', 'forward', 'bounce', 'import', 'other'] as const

/**
 * Adds up the fees of transactions by kind. If the phases of a row state more than the row collected, its fees count as
 * `other`.
 */
export function sumFees(transactions: readonly Transaction[]): FeeSums {
  const sums = new Map<FeeKind, bigint>()
  const add = (kind: FeeKind, amount: bigint): void => void sums.set(kind, (sums.get(kind) ?? 0n) + amount)
  let counted = 0
  for (const row of transactions) {
    const fees = splitFees(row)
    if (fees.total === undefined) continue
    counted += 1
    const stated = fees.parts.reduce((sum, { amount }) => sum + amount, 0n)
    if (stated === fees.total) for (const { kind, amount } of fees.parts) add(kind, amount)
    else add('other', fees.total)
    add('forward', fees.forward)
  }
  const shown = order.flatMap((kind) => {
    const amount = sums.get(kind) ?? 0n
    return amount > 0n ? [{ kind, amount }] : []
  })
  return {
    sums: shown,
    total: shown.reduce((total, { amount }) => total + amount, 0n),
    counted,
    unstated: transactions.length - counted,
  }
}
