import { compareBranches } from '../../meaning/trace/branches.ts'
import type { Folding, GroupSpread, TraceGroup } from './folding.ts'
import { isUnconsumed, type TraceModel } from '../../meaning/trace/model.ts'

/** Several branches, transactions or messages that one item stands for. */
export interface GraphGroup extends Pick<TraceGroup, 'id' | 'hidden' | 'failed' | 'value'> {
  readonly kind:
    | TraceGroup['kind']
    /** Branches of one sender beyond the rows of a first view. */
    | 'rest'
    /** Messages of one sender to outside the chain. */
    | 'logs'
    /** Messages of one sender that wait for their transactions. */
    | 'waits'
  /** Number of branches, transactions or messages; of a hop, its jetton wallets. */
  readonly count: number
  readonly spread?: GroupSpread | undefined
}

/** The folded hop through which an item was reached. */
export interface GraphHop extends GraphGroup {
  /** Index of the message from the sender to the first jetton wallet. */
  readonly message: number
}

/** A child of a transaction in the graph. */
export interface Follower {
  kind: 'transaction' | 'log' | 'waiting' | 'group'
  /** Index of the transaction; of a group, its first one. -1 for the other kinds. */
  readonly transaction: number
  /** Index of the message that leads here; -1 when there is none. */
  readonly message: number
  group: GraphGroup | undefined
  via: GraphHop | undefined
  /** Id of the open group whose first member this is. */
  headOf: string | undefined
}

/** The followers that are folded into groups. */
export interface Folds {
  readonly folding: Folding | undefined
  /** Ids of groups that are open. */
  readonly opened: ReadonlySet<string>
  /** Most rows below one sender. */
  readonly rows: number
  /** True for a transaction that must not be folded into the remaining rows. */
  readonly keeps: (transaction: number) => boolean
}

/** Fewest messages without a transaction that are folded. */
const minMessages = 8

/** Lists what follows from a transaction, with groups, in the order in which it sent the messages. */
export function transactionFollowers(
  trace: TraceModel,
  transaction: number,
  id: string,
  folds: Folds,
): readonly Follower[] {
  const followers = foldBranches(trace, directFollowers(trace, transaction), -1, folds.folding)
  return foldRest(trace, foldMessages(trace, followers, id, folds.opened), id, folds)
}

/** Lists what follows from a folded group: everything that its members caused and that is not folded with them. */
export function groupFollowers(trace: TraceModel, place: number, folding: Folding): Follower[] {
  const group = folding.groups[place]
  if (group === undefined || group.kind === 'siblings') return []
  return group.members.flatMap((member) => foldBranches(trace, directFollowers(trace, member), place, folding))
}

/**
 * Replaces the first member of each folded group by the group, or by the recipient of a hop; drops the other members,
 * and all members of group `inside`.
 */
function foldBranches(
  trace: TraceModel,
  followers: Follower[],
  inside: number,
  folding: Folding | undefined,
): Follower[] {
  if (folding === undefined || folding.groups.length === 0) return followers
  const seen = new Set([inside])
  const heads = headsIn(folding)
  return followers.flatMap((follower): Follower | [] => {
    const place = folding.groupOf[follower.transaction] ?? -1
    const group = folding.groups[place]
    if (group === undefined) {
      follower.headOf = heads.get(follower.transaction)
      return follower
    }
    if (seen.has(place)) return []
    seen.add(place)
    const { id, kind, hidden, failed, value, spread, members, recipient } = group
    if (kind === 'hop') {
      const via = { id, kind, hidden, failed, value, count: walletsOfHop, message: follower.message }
      const message = trace.inbound[recipient] ?? -1
      return { kind: 'transaction', transaction: recipient, message, group: undefined, via, headOf: undefined }
    }
    replaceByGroup(follower, { id, kind, hidden, failed, value, spread, count: members.length })
    return follower
  })
}

/** The wallets of the sender and of the recipient: the other members of a hop are returned excesses. */
const walletsOfHop = 2

function replaceByGroup(follower: Follower, group: GraphGroup): void {
  follower.kind = 'group'
  follower.group = group
}

const headsByFolding = new WeakMap<Folding, ReadonlyMap<number, string>>()

/** Ids of the open groups by the first member of each. */
function headsIn(folding: Folding): ReadonlyMap<number, string> {
  const cached = headsByFolding.get(folding)
  if (cached !== undefined) return cached
  const heads = new Map<number, string>()
  for (const { state, members, id } of folding.groups) if (state === 'open') heads.set(members[0] ?? -1, id)
  headsByFolding.set(folding, heads)
  return heads
}

/** Folds many logs, or many messages that wait for their transactions, into one item each. */
function foldMessages(
  trace: TraceModel,
  followers: readonly Follower[],
  sender: string,
  opened: ReadonlySet<string>,
): readonly Follower[] {
  let left = followers
  for (const [kind, member] of [
    ['logs', 'log'],
    ['waits', 'waiting'],
  ] as const) {
    const list = left.filter((follower) => follower.kind === member)
    const [first] = list
    if (first === undefined || list.length < minMessages) continue
    const id = `${kind} ${sender}`
    if (opened.has(id)) first.headOf = id
    else {
      replaceByGroup(first, { id, kind, count: list.length, hidden: 0, failed: 0, value: totalValue(trace, list) })
      const others = new Set(list.slice(1))
      left = left.filter((follower) => !others.has(follower))
    }
  }
  return left
}

/** Folds the rows beyond the limit into one item at the end, except those that must stay visible. */
function foldRest(
  trace: TraceModel,
  followers: readonly Follower[],
  sender: string,
  { rows, opened, keeps }: Folds,
): readonly Follower[] {
  if (followers.length <= rows) return followers
  const kept: Follower[] = []
  const rest: Follower[] = []
  for (const follower of followers) (kept.length < rows - 1 || keeps(follower.transaction) ? kept : rest).push(follower)
  const [first] = rest
  // A single row takes no more room than the item that would replace it.
  if (first === undefined || rest.length < 2) return followers
  const id = `rest ${sender}`
  if (opened.has(id)) {
    first.headOf = id
    return followers
  }
  const { following, failures } = compareBranches(trace)
  let hidden = 0
  let failed = 0
  for (const { transaction, group, via } of rest) {
    if (transaction < 0) continue
    hidden += group?.hidden ?? 1 + (via?.hidden ?? 0) + (following[transaction] ?? 0)
    failed += group?.failed ?? failures[transaction] ?? 0
  }
  replaceByGroup(first, { id, kind: 'rest', count: rest.length, hidden, failed, value: totalValue(trace, rest) })
  return [...kept, first]
}

/** Value of the messages that lead to the followers. Decimal string of the smallest unit. */
function totalValue({ messages }: TraceModel, followers: readonly Follower[]): string {
  let sum = 0n
  for (const { message, group, via } of followers) {
    const value = (group ?? via)?.value ?? messages[message]?.message.value ?? ''
    if (/^\d+$/.test(value)) sum += BigInt(value)
  }
  return String(sum)
}

/** Lists what follows from a transaction, without groups, in the order in which it sent the messages. */
function directFollowers(trace: TraceModel, transaction: number): Follower[] {
  const followers: Follower[] = []
  const add = (kind: Follower['kind'], to: number, message: number): void => {
    followers.push({ kind, transaction: to, message, group: undefined, via: undefined, headOf: undefined })
  }
  const start = trace.outStart[transaction] ?? 0
  const stop = trace.outStart[transaction + 1] ?? start
  for (let message = start; message < stop; message += 1) {
    const edge = trace.messages[message]
    if (edge === undefined) continue
    if (edge.to >= 0) {
      if (trace.parent[edge.to] === transaction && trace.inbound[edge.to] === message) {
        add('transaction', edge.to, message)
      }
    } else add(isUnconsumed(edge) ? 'waiting' : 'log', -1, message)
  }
  // A malformed answer can have two receivers of one message; both must be visible.
  const first = trace.childStart[transaction] ?? 0
  const last = trace.childStart[transaction + 1] ?? first
  for (let place = first; place < last; place += 1) {
    const child = trace.children[place] ?? 0
    const message = trace.inbound[child] ?? -1
    if (message < start || message >= stop) add('transaction', child, message)
  }
  return followers
}

/** Tells whether anything follows from a transaction. */
export function hasFollowers(trace: TraceModel, transaction: number): boolean {
  return (
    (trace.outStart[transaction + 1] ?? 0) > (trace.outStart[transaction] ?? 0) ||
    (trace.childStart[transaction + 1] ?? 0) > (trace.childStart[transaction] ?? 0)
  )
}
