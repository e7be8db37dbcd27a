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

/** How far a message that was sent has come. */
export type TrackedStage =
  /** The service has not heard of it yet. */
  | 'searching'
  /** Some of its transactions are emulated, or still to come. */
  | 'pending'
  /** All of them are in blocks, not all of which the masterchain has committed. */
  | 'confirmed'
  /** All of them are committed for good. */
  | 'finalized'
  /** And the service has said what they mean. */
  | 'classified'
  /** It was under way and is not going to happen as it was told; it may come again. */
  | 'invalidated'
  /** It can no longer be accepted: its time ran out before it arrived. */
  | 'expired'
  /** The service has not heard of it for as long as the patience lasted. */
  | 'notFound'
