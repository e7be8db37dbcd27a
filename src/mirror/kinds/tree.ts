import type { TraceNode } from '../../schema/trace.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { compareBytes, packAddress } from '../storage/keys.ts'

/** Order of the transactions of a trace: by logical time, then account. */
export function inTraceOrder(rows: Iterable<Transaction>): Transaction[] {
  return [...rows].sort((a, b) => {
    const difference = BigInt(a.lt) - BigInt(b.lt)
    if (difference !== 0n) return difference < 0n ? -1 : 1
    const [left, right] = [packAddress(a.account), packAddress(b.account)]
    return left && right ? compareBytes(left, right) : 0
  })
}

interface Growing {
  readonly tx_hash: string
  readonly in_msg_hash?: string
  children: Growing[] | null
}

/**
 * The tree that the service builds of a trace: each transaction below the one that sent its
 * inbound message.
 * @returns No root for no transactions; `complete` is false when some hang on nothing.
 */
export function treeOf(ordered: readonly Transaction[]): {
  readonly root: TraceNode | undefined
  readonly complete: boolean
} {
  const waiting = new Map<string, Growing>()
  let root: Growing | undefined
  let complete = true
  for (const { hash, in_msg, out_msgs } of ordered) {
    const node: Growing = {
      tx_hash: hash,
      ...(in_msg ? { in_msg_hash: in_msg.hash } : {}),
      children: (out_msgs ?? []).length === 0 ? [] : null,
    }
    for (const message of out_msgs ?? []) waiting.set(message.hash, node)
    const parent = in_msg ? waiting.get(in_msg.hash) : undefined
    if (parent !== undefined && parent !== node && in_msg) {
      waiting.delete(in_msg.hash)
      parent.children = [...(parent.children ?? []), node]
    } else if (root === undefined) root = node
    else complete = false
  }
  return { root, complete }
}
