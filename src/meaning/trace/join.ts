import { finalityRank } from '../../service/rows/finality.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { compareLt } from './model.ts'

/** Transactions in the order of a trace, with the index of each parent. */
export interface Joined {
  readonly transactions: readonly Transaction[]
  /** Index of the transaction that sent the inbound message; -1 when it is missing. */
  readonly parent: Int32Array
  /** Number of cycles that were broken. */
  readonly rings: number
}

/**
 * Joins transactions in any order by message hash. Parents come before their children; otherwise the
 * order is by logical time and account.
 */
export function joinTransactions(input: Iterable<Transaction>): Joined {
  const known = mostFinal(input).sort(
    (a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : Number(a.account > b.account)),
  )
  const sender = senders(known)
  const parents = known.map(({ in_msg }, place) => {
    const from = in_msg === null ? undefined : sender.get(in_msg.hash)
    return from === undefined || from === place ? -1 : from
  })
  const { order, rings } = parentsFirst(parents)
  const places = new Int32Array(known.length)
  order.forEach((old, place) => (places[old] = place))
  const parent = new Int32Array(known.length)
  order.forEach((old, place) => {
    const from = parents[old] ?? -1
    parent[place] = from < 0 ? -1 : (places[from] ?? -1)
  })
  return { transactions: order.flatMap((old) => known[old] ?? []), parent, rings }
}

function senders(transactions: readonly Transaction[]): Map<string, number> {
  const sender = new Map<string, number>()
  transactions.forEach(({ out_msgs }, place) => {
    for (const { hash } of out_msgs) if (!sender.has(hash)) sender.set(hash, place)
  })
  return sender
}

/**
 * Moves parents before their children and changes nothing else. Confirmed transactions are already
 * in that order by logical time; emulated ones not always. Removes one link of every cycle from
 * `parents`.
 */
function parentsFirst(parents: number[]): { order: number[]; rings: number } {
  const order: number[] = []
  const placed = new Uint8Array(parents.length)
  const waiting = new Map<number, number[]>()
  const place = (first: number): void => {
    const ready = [first]
    for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
      placed[next] = 1
      order.push(next)
      for (const child of (waiting.get(next) ?? []).toReversed()) ready.push(child)
      waiting.delete(next)
    }
  }
  parents.forEach((parent, child) => {
    if (parent < 0 || placed[parent] === 1) place(child)
    else {
      const others = waiting.get(parent)
      if (others === undefined) waiting.set(parent, [child])
      else others.push(child)
    }
  })
  let rings = 0
  parents.forEach((parent, child) => {
    if (placed[child] === 1) return
    rings += 1
    waiting.set(
      parent,
      (waiting.get(parent) ?? []).filter((other) => other !== child),
    )
    parents[child] = -1
    place(child)
  })
  return { order, rings }
}

/**
 * Deduplicates transactions. A message is consumed once: if an emulated and a confirmed transaction
 * have the same inbound message, the more final one is kept, and the other one is removed with
 * everything that was emulated after it.
 */
function mostFinal(input: Iterable<Transaction>): Transaction[] {
  const byHash = new Map<string, Transaction>()
  const byMessage = new Map<string, Transaction>()
  const replaced: Transaction[] = []
  for (const transaction of input) {
    const same = byHash.get(transaction.hash)
    if (same !== undefined && finalityRank(same) >= finalityRank(transaction)) continue
    byHash.set(transaction.hash, transaction)
    const message = transaction.in_msg?.hash
    if (message === undefined) continue
    const rival = byMessage.get(message)
    if (rival === undefined || rival.hash === transaction.hash) {
      byMessage.set(message, transaction)
      continue
    }
    const [loser, winner] =
      finalityRank(rival) >= finalityRank(transaction) ? [transaction, rival] : [rival, transaction]
    // Two confirmed transactions with one inbound message are a replayed external message: both are real.
    if (finalityRank(loser) > 0) continue
    replaced.push(loser)
    byMessage.set(message, winner)
  }
  drop(replaced, byHash, byMessage)
  return [...byHash.values()]
}

function drop(
  replaced: Transaction[],
  byHash: Map<string, Transaction>,
  byMessage: ReadonlyMap<string, Transaction>,
): void {
  if (replaced.length === 0) return
  const lost = new Set(replaced.map(({ hash }) => hash))
  for (const { hash } of replaced) byHash.delete(hash)
  const stillSent = new Set<string>()
  for (const { out_msgs } of byHash.values()) for (const { hash } of out_msgs) stillSent.add(hash)
  for (let last = replaced.pop(); last !== undefined; last = replaced.pop()) {
    for (const { hash } of last.out_msgs) {
      const receiver = byMessage.get(hash)
      if (receiver === undefined || lost.has(receiver.hash)) continue
      if (stillSent.has(hash) || finalityRank(receiver) > 0) continue
      lost.add(receiver.hash)
      byHash.delete(receiver.hash)
      replaced.push(receiver)
    }
  }
}
