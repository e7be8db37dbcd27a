import type { Transaction } from './transaction.ts'

/** How far the network has committed something. */
export type Finality =
  /** Emulated: it may still change or vanish. */
  | 'pending'
  /** In a block that the masterchain has not committed yet. */
  | 'confirmed'
  /** Committed by the masterchain; it cannot be reverted. */
  | 'finalized'
  /** It was emulated or confirmed, but the network dropped it. */
  | 'invalidated'

/** The committed stages, least final first: the position of a word is its rank. */
const finalities = ['pending', 'confirmed', 'finalized'] as const

/** Fields that tell the finality of a row. Rows of transactions, actions and stream events have these fields. */
export interface FinalityFields {
  readonly finality?: string | null | undefined
  readonly emulated?: boolean | null | undefined
}

/**
 * Finality of one row. Rows of lists that say nothing are finalized. A word that this version does
 * not know counts as pending, because nothing may be shown as more final than it is known to be.
 */
export function readFinality({ emulated, finality }: FinalityFields): 'pending' | 'confirmed' | 'finalized' {
  if (emulated === true) return 'pending'
  if (finality === null || finality === undefined) return 'finalized'
  return finality === 'finalized' || finality === 'confirmed' ? finality : 'pending'
}

/** Rank of a row by its finality: 0 pending, 1 confirmed, 2 finalized. */
export function finalityRank(row: FinalityFields): number {
  return finalities.indexOf(readFinality(row))
}

/** Tells whether the masterchain has committed the row. */
export function isFinalized(row: FinalityFields): boolean {
  return readFinality(row) === 'finalized'
}

/** Tells whether a row is only emulated: its hash may change and it may vanish. */
export function isPending(row: FinalityFields): boolean {
  return readFinality(row) === 'pending'
}

/** The lowest finality among transactions; undefined without any. */
export function lowestFinality(transactions: readonly Transaction[]): Finality | undefined {
  const known = new Set(transactions.map(readFinality))
  return finalities.find((word) => known.has(word))
}

/** Stage of a sent message. */
export type TrackedStage =
  /** The service does not know it yet. */
  | 'searching'
  /** Some of its transactions are emulated, or still to come. */
  | 'pending'
  /** All of them are in blocks, not all of which the masterchain has committed. */
  | 'confirmed'
  /** All of them are finalized. */
  | 'finalized'
  /** All of them are finalized, and the service has classified their actions. */
  | 'classified'
  /** It was pending, but the network dropped it; it may still be included later. */
  | 'invalidated'
  /** It expired before it reached the network and can no longer be accepted. */
  | 'expired'
  /** The service did not find it within the time limit of the search. */
  | 'notFound'
