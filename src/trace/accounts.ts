import { alikeIn } from './alike.ts'
import { at } from './families.ts'
import type { TraceModel } from './model.ts'

/** One account of a trace. */
export interface AccountNode {
  /** Raw address. */
  readonly account: string
  /** Its transactions, in the order of the trace; none for an account that none has reached yet. */
  readonly transactions: readonly number[]
  readonly failed: number
  /** Edges that arrive at it and leave it; a loop is in both. */
  readonly incoming: readonly number[]
  readonly outgoing: readonly number[]
}

/** All internal messages from one account to another. */
export interface AccountEdge {
  /** Places in `accounts`; the same for a loop. */
  readonly from: number
  readonly to: number
  /** Places in the messages of the trace, in the order of sending. */
  readonly messages: readonly number[]
  /** Sum. Decimal string of the smallest unit. */
  readonly value: string
}

/** A trace merged by account; unlike the trace it has rings and loops. */
export interface AccountGraph {
  /** In the order in which the trace comes to them; the first is where it starts. */
  readonly accounts: readonly AccountNode[]
  /** In the order of their first messages. */
  readonly edges: readonly AccountEdge[]
  readonly placeOf: ReadonlyMap<string, number>
}

/** Merges the transactions of a trace by account, and the messages by sender and receiver. */
export function accountGraph(trace: TraceModel): AccountGraph {
  const { failed } = alikeIn(trace)
  const accounts: {
    account: string
    transactions: number[]
    failed: number
    incoming: number[]
    outgoing: number[]
  }[] = []
  const edges: { from: number; to: number; messages: number[]; sum: bigint }[] = []
  const placeOf = new Map<string, number>()
  const edgeOf = new Map<string, number>()
  const visit = (account: string): number => {
    const found = placeOf.get(account)
    if (found !== undefined) return found
    placeOf.set(account, accounts.length)
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
    const known = edgeOf.get(key) ?? edges.length
    if (known === edges.length) {
      edgeOf.set(key, known)
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
    placeOf,
  }
}
