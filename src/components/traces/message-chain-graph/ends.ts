import { alikeIn } from '../../../trace/alike.ts'
import type { Folding, TraceGroup } from '../../../graph/folding.ts'
import { isUnconsumed, type TraceModel } from '../../../trace/model.ts'

/** Several things that one item stands for. */
export interface GraphGroup extends Pick<TraceGroup, 'id' | 'hidden' | 'failed' | 'value'> {
  readonly kind:
    | TraceGroup['kind']
    /** What one sender caused beyond the rows that a first view holds. */
    | 'rest'
    /** Messages to outside the chain of one sender. */
    | 'logs'
    /** Messages of one sender that wait for their transactions. */
    | 'waits'
  /** Branches, transactions or messages that it stands for. */
  readonly count: number
}

/** One thing that follows from a transaction. */
export interface End {
  kind: 'transaction' | 'log' | 'waiting' | 'group'
  /** Index of the transaction; of a group, its first one. -1 for another kind. */
  readonly transaction: number
  /** Index of the message that leads here, -1 when there is none. */
  readonly message: number
  group: GraphGroup | undefined
  /** Id of the open group of which this is the first. */
  headOf: string | undefined
}

/** What is folded, and what is not although it could be. */
export interface Folds {
  readonly folding: Folding | undefined
  /** Ids of groups that are open. */
  readonly opened: ReadonlySet<string>
  /** Most rows below one sender. */
  readonly rows: number
  /** True for a transaction that no rest may hide. */
  readonly keeps: (transaction: number) => boolean
}

/** Least number of messages without a transaction to fold. */
const leastMessages = 8

/** What follows from a transaction as it is drawn, in the order in which it sent the messages. */
export function followersOf(trace: TraceModel, transaction: number, id: string, folds: Folds): End[] {
  const ends = foldBranches(endsOf(trace, transaction), -1, folds.folding)
  foldMessages(trace, ends, id, folds.opened)
  return foldRest(trace, ends, id, folds)
}

/** What follows from a folded group: what its members caused that is not folded with them. */
export function followersOfGroup(trace: TraceModel, place: number, folding: Folding): End[] {
  const group = folding.groups[place]
  if (group === undefined || group.kind === 'siblings') return []
  return group.members.flatMap((member) => foldBranches(endsOf(trace, member), place, folding))
}

/** Puts a folded group in the place of its first member; drops what belongs to group `inside`. */
function foldBranches(ends: End[], inside: number, folding: Folding | undefined): End[] {
  if (folding === undefined || folding.groups.length === 0) return ends
  const seen = new Set([inside])
  const heads = headsIn(folding)
  return ends.filter((end) => {
    const place = folding.groupOf[end.transaction] ?? -1
    const group = folding.groups[place]
    if (group === undefined) {
      end.headOf = heads.get(end.transaction)
      return true
    }
    if (seen.has(place)) return false
    seen.add(place)
    const { id, kind, hidden, failed, value, members } = group
    stand(end, { id, kind, hidden, failed, value, count: members.length })
    return true
  })
}

function stand(end: End, group: GraphGroup): void {
  end.kind = 'group'
  end.group = group
}

const known = new WeakMap<Folding, ReadonlyMap<number, string>>()

function headsIn(folding: Folding): ReadonlyMap<number, string> {
  const open = (): [number, string][] =>
    folding.groups.flatMap(({ state, members, id }) => (state === 'open' ? [[members[0] ?? -1, id]] : []))
  const heads = known.get(folding) ?? new Map(open())
  known.set(folding, heads)
  return heads
}

/** Many logs, or many messages on their way, become one item each. */
function foldMessages(trace: TraceModel, ends: End[], sender: string, opened: ReadonlySet<string>): void {
  for (const [kind, of] of [['logs', 'log'], ['waits', 'waiting']] as const) {
    const list = ends.filter((end) => end.kind === of)
    const [first] = list
    if (first === undefined || list.length < leastMessages) continue
    const id = `${kind} ${sender}`
    if (opened.has(id)) first.headOf = id
    else {
      const value = sumOf(trace, list)
      stand(first, { id, kind, count: list.length, hidden: 0, failed: 0, value })
      const others = new Set(list.slice(1))
      const left = ends.filter((end) => !others.has(end))
      ends.splice(0, ends.length, ...left)
    }
  }
}

/** Rows beyond the most become one item at the end, save those that must be seen. */
function foldRest(trace: TraceModel, ends: End[], sender: string, { rows, opened, keeps }: Folds): End[] {
  if (ends.length <= rows) return ends
  const kept: End[] = []
  const rest: End[] = []
  for (const end of ends) (kept.length < rows - 1 || keeps(end.transaction) ? kept : rest).push(end)
  const [first] = rest
  // One more takes no more room than the item that says so.
  if (first === undefined || rest.length < 2) return ends
  const id = `rest ${sender}`
  if (opened.has(id)) {
    first.headOf = id
    return ends
  }
  const { following, failures } = alikeIn(trace)
  let hidden = 0
  let failed = 0
  for (const { transaction, group } of rest) {
    if (transaction < 0) continue
    hidden += group?.hidden ?? 1 + (following[transaction] ?? 0)
    failed += group?.failed ?? failures[transaction] ?? 0
  }
  stand(first, { id, kind: 'rest', count: rest.length, hidden, failed, value: sumOf(trace, rest) })
  return [...kept, first]
}

function sumOf({ messages }: TraceModel, ends: readonly End[]): string {
  let sum = 0n
  for (const { message, group } of ends) {
    const value = group?.value ?? messages[message]?.message.value ?? ''
    if (/^\d+$/.test(value)) sum += BigInt(value)
  }
  return String(sum)
}

/** What follows from a transaction, in the order in which it sent the messages. */
function endsOf(trace: TraceModel, transaction: number): End[] {
  const ends: End[] = []
  const add = (kind: End['kind'], to: number, message: number): void => {
    ends.push({ kind, transaction: to, message, group: undefined, headOf: undefined })
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
  // A damaged answer can hold two receivers of one message; neither may vanish.
  const first = trace.childStart[transaction] ?? 0
  const last = trace.childStart[transaction + 1] ?? first
  for (let place = first; place < last; place += 1) {
    const child = trace.children[place] ?? 0
    const message = trace.inbound[child] ?? -1
    if (message < start || message >= stop) add('transaction', child, message)
  }
  return ends
}

/** True when anything follows from a transaction. */
export function hasFollowers(trace: TraceModel, transaction: number): boolean {
  return (
    (trace.outStart[transaction + 1] ?? 0) > (trace.outStart[transaction] ?? 0) ||
    (trace.childStart[transaction + 1] ?? 0) > (trace.childStart[transaction] ?? 0)
  )
}
