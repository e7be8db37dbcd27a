import { compareBranches } from './branches.ts'
import { at } from './forest.ts'
import type { TraceModel } from './model.ts'

/** One account of a trace. */
export interface AccountNode {
  /** Raw address. */
  readonly account: string
  /** Indexes of its transactions, in the order of the trace; empty while none has reached it. */
  readonly transactions: readonly number[]
  /** Number of its failed transactions. */
  readonly failed: number
  /** Indexes of the edges that arrive at it; a loop is in both lists. */
  readonly incoming: readonly number[]
  /** Indexes of the edges that leave it. */
  readonly outgoing: readonly number[]
}

/** All internal messages from one account to another. */
export interface AccountEdge {
  /** Indexes in `accounts`; equal for a loop. */
  readonly from: number
  readonly to: number
  /** Indexes of the messages in the trace, in the order of sending. */
  readonly messages: readonly number[]
  /** Total value. Decimal string of the smallest unit. */
  readonly value: string
}

/** A trace merged by account; unlike a trace it can have cycles and loops. */
export interface AccountGraph {
  /** In the order in which the trace reaches them; the trace starts at the first. */
  readonly accounts: readonly AccountNode[]
  /** In the order of their first messages. */
  readonly edges: readonly AccountEdge[]
  /** Index in `accounts` by raw address. */
  readonly placeOf: ReadonlyMap<string, number>
}

/** Merges the transactions of a trace by account, and the messages by sender and receiver. */
export function accountGraph(trace: TraceModel): AccountGraph {
  const { failed } = compareBranches(trace)
  const accounts: {
    account: string
    transactions: number[]
    failed: number
    incoming: number[]
    outgoing: number[]
  }[] = []
  const edges: { from: number; to: number; messages: number[]; sum: bigint }[] = []
  const places = new Map<string, number>()
  const edgeByEnds = new Map<string, number>()
  const visit = (account: string): number => {
    const found = places.get(account)
    if (found !== undefined) return found
    places.set(account, accounts.length)
    accounts.push({ account, transactions: [], failed: 0, incoming: [], outgoing: [] })
    return accounts.length - 1
  }
  trace.transactions.forEach(({ account }, index) => {
    const node = accounts[visit(account)]
    node?.transactions.push(index)
    if (node !== undefined) node.failed += at(failed, index)
  })
  trace.messages.forEach(({ message, kind, from, to }, place) => {
    if (kind !== 'internal') return
    const sender = trace.transactions[from]?.account ?? message.source
    const receiver = trace.transactions[to]?.account ?? message.destination
    if (sender === null || receiver === null) return
    const ends = [visit(sender), visit(receiver)] as const
    const key = ends.join(' ')
    const known = edgeByEnds.get(key) ?? edges.length
    if (known === edges.length) {
      edgeByEnds.set(key, known)
      edges.push({ from: ends[0], to: ends[1], messages: [], sum: 0n })
      accounts[ends[0]]?.outgoing.push(known)
      accounts[ends[1]]?.incoming.push(known)
    }
    const edge = edges[known]
    if (edge === undefined) return
    edge.messages.push(place)
    edge.sum += /^\d+$/.test(message.value ?? '') ? BigInt(message.value ?? 0) : 0n
  })
  return {
    accounts,
    edges: edges.map(({ sum, ...edge }) => ({ ...edge, value: String(sum) })),
    placeOf: places,
  }
}
