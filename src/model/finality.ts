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

/** The committed stages, least final first: the position of a word is its rank. */
const FINALITIES = ['pending', 'confirmed', 'finalized'] as const

/** What a row says about its finality. Rows of transactions, actions and stream events have these fields. */
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
  return FINALITIES.find((word) => word === (finality ?? 'finalized')) ?? 'pending'
}

/** Rank of a row by its finality: 0 pending, 1 confirmed, 2 finalized. */
export function finalityRank(row: FinalityFields): number {
  return FINALITIES.indexOf(readFinality(row))
}

/** True when the masterchain has committed the row. */
export function isFinalized(row: FinalityFields): boolean {
  return readFinality(row) === 'finalized'
}

/** True for a row that is only emulated: its hash may change and it may vanish. */
export function isPending(row: FinalityFields): boolean {
  return readFinality(row) === 'pending'
}

/** The lowest finality among transactions; undefined without any. */
export function lowestFinality(transactions: readonly Transaction[]): Finality | undefined {
  const known = new Set(transactions.map(readFinality))
  return FINALITIES.find((word) => known.has(word))
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
