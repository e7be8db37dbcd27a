import { finalityRank, readFinality } from '../../model/finality.ts'
import type { Transaction } from '../../schema/transaction.ts'

/** What a batch of transactions is, compared with what is known. */
export type Batch =
  /** The whole trace, asked for after everything known had arrived. */
  | 'newer'
  /** The whole trace at some moment, perhaps an earlier one: streams may repeat and reorder. */
  | 'whole'
  /** Some transactions of the trace. */
  | 'part'

/**
 * Transactions of one trace after another batch. A finalized row stays for good; one that is less
 * final gives way to a more final one with the same inbound message, and vanishes with a newer
 * picture of the whole trace that does not hold it.
 */
export function mergeRows(
  known: readonly Transaction[],
  rows: readonly Transaction[],
  batch: Batch,
): readonly Transaction[] {
  const replaces = batch === 'newer' || (batch === 'whole' && !isEarlier(rows, known))
  const kept = replaces ? known.filter((row) => readFinality(row) === 'finalized') : known
  const merged = new Map<string, Transaction>()
  const holder = new Map<string, Transaction>()
  // Those that may be overruled first: of equal finality the later one stands.
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
  return withoutLost([...merged.values()], known)
}

/** Less far than what is known: an answer that was overtaken on its way. */
function isEarlier(rows: readonly Transaction[], known: readonly Transaction[]): boolean {
  const progress = (list: readonly Transaction[]) =>
    list.reduce((sum, row) => sum + finalityRank(row), 0)
  const [here, there] = [progress(known), progress(rows)]
  return there < here || (there === here && rows.length < known.length)
}

/** What was emulated after a transaction that turned out otherwise goes with it. */
function withoutLost(
  rows: readonly Transaction[],
  before: readonly Transaction[],
): readonly Transaction[] {
  const stand = new Set(rows.map(({ hash }) => hash))
  const sent = new Set(rows.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash)))
  const consumer = new Map(rows.map((row) => [row.in_msg?.hash, row]))
  const gone = before.filter(({ hash }) => !stand.has(hash))
  const lost = new Set<string>()
  for (let last = gone.pop(); last !== undefined; last = gone.pop()) {
    for (const { hash } of last.out_msgs) {
      const follower = consumer.get(hash)
      if (follower === undefined || lost.has(follower.hash)) continue
      if (readFinality(follower) === 'finalized' || (sent.has(hash) && !lost.has(last.hash))) continue
      lost.add(follower.hash)
      gone.push(follower)
    }
  }
  return lost.size === 0 ? rows : rows.filter(({ hash }) => !lost.has(hash))
}
