import { finalityRank, readFinality } from '../../../service/rows/finality.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** How a batch of transactions relates to the known ones. */
export type RowBatch =
  /** The complete trace, requested after all known rows had arrived. */
  | 'newer'
  /** The complete trace at some moment, possibly an earlier one: streams repeat and reorder events. */
  | 'whole'
  /** Some transactions of the trace. */
  | 'part'

/**
 * Merges a batch into the known transactions of one trace. A finalized row always stays. A less final
 * row is replaced by a more final one with the same inbound message, and removed by a newer complete
 * trace that does not contain it.
 */
export function mergeRows(
  known: readonly Transaction[],
  rows: readonly Transaction[],
  batch: RowBatch,
): readonly Transaction[] {
  const replaces = batch === 'newer' || (batch === 'whole' && !isEarlier(rows, known))
  const kept = replaces ? known.filter((row) => readFinality(row) === 'finalized') : known
  const merged = new Map<string, Transaction>()
  const holder = new Map<string, Transaction>()
  // Rows that lose a tie come first: of equal finality the later one stays.
  for (const row of replaces ? [...kept, ...rows] : [...rows, ...kept]) {
    const message = row.in_msg?.hash ?? row.hash
    const rival = holder.get(message)
    if (rival !== undefined) {
      if (finalityRank(rival) > finalityRank(row)) continue
      merged.delete(rival.hash)
    }
    holder.set(message, row)
    merged.set(row.hash, row)
  }
  return removeOrphans([...merged.values()], known)
}

/** Tells whether a batch is older than the known rows: events may overtake an answer. */
function isEarlier(rows: readonly Transaction[], known: readonly Transaction[]): boolean {
  const progress = (list: readonly Transaction[]) => list.reduce((sum, row) => sum + finalityRank(row), 0)
  const [here, there] = [progress(known), progress(rows)]
  return there < here || (there === here && rows.length < known.length)
}

/** Removes rows that were emulated from messages of a transaction that no longer exists. */
function removeOrphans(rows: readonly Transaction[], before: readonly Transaction[]): readonly Transaction[] {
  const remaining = new Set(rows.map(({ hash }) => hash))
  const sent = new Set(rows.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash)))
  const receivers = new Map(rows.map((row) => [row.in_msg?.hash, row]))
  const removed = before.filter(({ hash }) => !remaining.has(hash))
  const orphans = new Set<string>()
  for (let last = removed.pop(); last !== undefined; last = removed.pop()) {
    for (const { hash } of last.out_msgs) {
      const follower = receivers.get(hash)
      if (follower === undefined || orphans.has(follower.hash)) continue
      if (readFinality(follower) === 'finalized' || (sent.has(hash) && !orphans.has(last.hash))) continue
      orphans.add(follower.hash)
      removed.push(follower)
    }
  }
  return orphans.size === 0 ? rows : rows.filter(({ hash }) => !orphans.has(hash))
}
