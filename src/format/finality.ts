import type { Transaction } from '../schema/transaction.ts'

/** How far the network has committed something, in one word. */
export type Finality =
  /** Emulated: it may still change or vanish. */
  | 'pending'
  /** In a block that the masterchain has not taken up yet. */
  | 'confirmed'
  /** Committed by the masterchain: it stays. */
  | 'finalized'
  /** It was emulated or confirmed, and is not going to happen. */
  | 'invalidated'

const levels = ['pending', 'confirmed', 'finalized'] as const

/** Finality of one transaction; rows of lists say nothing and are finalized. */
export function finalityOf({ emulated, finality }: Pick<Transaction, 'emulated' | 'finality'>): Finality {
  if (emulated === true) return 'pending'
  return levels.find((level) => level === finality) ?? 'finalized'
}

/** The lowest finality among transactions; undefined without any. */
export function lowestFinality(transactions: readonly Transaction[]): Finality | undefined {
  const known = new Set(transactions.map(finalityOf))
  return levels.find((level) => known.has(level))
}
