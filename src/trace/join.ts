import { finalityRank } from '../model/finality.ts'
import type { Transaction } from '../schema/transaction.ts'
import { compareDecimal } from './decimal.ts'

/** Transactions in the order of a trace, each with the place of its parent. */
export interface Joined {
  readonly transactions: readonly Transaction[]
  /** Place of the sender of the inbound message; -1 when it is not among them. */
  readonly parent: Int32Array
  /** Number of rings that had to be opened. */
  readonly rings: number
}

/**
 * Joins transactions by message hash, whatever order they come in, parents before children and
 * otherwise by logical time and account.
 */
export function joinTransactions(input: Iterable<Transaction>): Joined {
  const known = mostFinal(input).sort(
    (a, b) => compareDecimal(a.lt, b.lt) || (a.account < b.account ? -1 : Number(a.account > b.account)),
  )
  const sender = senders(known)
  const parentOf = known.map(({ in_msg }, place) => {
    const from = in_msg === null ? undefined : sender.get(in_msg.hash)
    return from === undefined || from === place ? -1 : from
  })
  const { order, rings } = parentsFirst(parentOf)
  const placeOf = new Int32Array(known.length)
  order.forEach((old, place) => (placeOf[old] = place))
  const parent = new Int32Array(known.length)
  order.forEach((old, place) => {
    const from = parentOf[old] ?? -1
    parent[place] = from < 0 ? -1 : (placeOf[from] ?? -1)
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
 * Orders places so that a parent precedes its children; changes nothing else. Logical time does
 * that already for what the chain has committed, but not always for emulated transactions.
 * `parentOf` loses one link of every ring.
 */
function parentsFirst(parentOf: number[]): { order: number[]; rings: number } {
  const order: number[] = []
  const placed = new Uint8Array(parentOf.length)
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
  parentOf.forEach((parent, child) => {
    if (parent < 0 || placed[parent] === 1) place(child)
    else {
      const others = waiting.get(parent)
      if (others === undefined) waiting.set(parent, [child])
      else others.push(child)
    }
  })
  let rings = 0
  parentOf.forEach((parent, child) => {
    if (placed[child] === 1) return
    rings += 1
    waiting.set(parent, (waiting.get(parent) ?? []).filter((other) => other !== child))
    parentOf[child] = -1
    place(child)
  })
  return { order, rings }
}

/**
 * Each transaction once. A message is consumed once: where an emulated and a real transaction have
 * the same inbound message, the more final one stands, and what was emulated after the other goes
 * with it.
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
    // Two committed transactions with one inbound message are a replayed external: both are real.
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
