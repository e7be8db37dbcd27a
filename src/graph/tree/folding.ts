import { alikeIn, opcodeOf, type Alike } from '../../trace/alike.ts'
import { at } from '../../trace/families.ts'
import { childrenOf, messageTo, type TraceModel } from '../../trace/model.ts'

/** Transactions that one item can stand for. */
export interface TraceGroup {
  readonly kind:
    /** Branches of one sender that are alike, each with all that follows from it. */
    | 'siblings'
    /** Transactions that only pass on to the next. */
    | 'chain'
    /** Jetton wallets that a transfer goes through, notices, and what is sent back as excess. */
    | 'plumbing'
  /** Stays the same while the trace grows. */
  readonly id: string
  /** Transaction that the group follows from; -1 for none. */
  readonly parent: number
  /** Heads of the branches of `siblings`; of the other kinds every transaction of the group. */
  readonly members: readonly number[]
  /** Transactions that the group hides while it is closed. */
  readonly hidden: number
  /** Failed ones among them. */
  readonly failed: number
  /** What the members received from outside the group. Decimal string of the smallest unit. */
  readonly value: string
  readonly state: 'open' | 'closed'
}

/** What to fold. */
export interface FoldOptions {
  /** Ids of the groups that are open. @default none */
  readonly expanded?: ReadonlySet<string>
  /** Least number of siblings to fold; 0 for never. @default 8 */
  readonly siblings?: number
  /** Least number of transactions in a row to fold; 0 for never. @default 8 */
  readonly chain?: number
  /** Fold what only serves a transfer. @default false */
  readonly plumbing?: boolean
}

/** What is folded in a trace. */
export interface Folding {
  /** Groups that are not inside a closed one, in the order of their first members. */
  readonly groups: readonly TraceGroup[]
  /** Place in `groups` of the closed group that hides a transaction; -1 for one to be shown. */
  readonly groupOf: Int32Array
}

/** Opcodes of messages that carry no intent of their own when nothing follows from them. */
const notices = new Set([0xd53276db, 0x7362d09c, 0x05138d91])
const jettonTransfer = 0x0f8a7ea5
const jettonInternalTransfer = 0x178d4519
const jettonNotice = 0x7362d09c

/**
 * Groups equal siblings and folds what only passes on, from the root downwards, so that a group
 * within a closed one is not looked for. What failed is never folded with what did not, and what is
 * not over stays in sight. The same trace and set give the same result, whatever was open before.
 */
export function groupSiblings(trace: TraceModel, options: FoldOptions = {}): Folding {
  return fold(trace, options, undefined).folding
}

/**
 * Ids of the groups that must be open for a transaction to be seen, with those of
 * `options.expanded` already open.
 */
export function groupsHiding(trace: TraceModel, transaction: number, options: FoldOptions = {}): string[] {
  const above = new Uint8Array(trace.transactions.length)
  for (let next = transaction; next >= 0; next = trace.parent[next] ?? -1) above[next] = 1
  return fold(trace, options, { transaction, above }).opened
}

/** A transaction that must be seen, and all above it. */
interface Reveal {
  readonly transaction: number
  readonly above: Uint8Array
}

function fold(
  trace: TraceModel,
  { expanded, siblings = 8, chain = 8, plumbing = false }: FoldOptions,
  reveal: Reveal | undefined,
): { folding: Folding; opened: string[] } {
  const alike = alikeIn(trace)
  const groups: TraceGroup[] = []
  const opened: string[] = []
  const groupOf = new Int32Array(trace.transactions.length).fill(-1)
  // A transaction is in one group at most; this holds for open ones too.
  const taken = new Uint8Array(trace.transactions.length)
  const next = trace.roots.toReversed()

  const add = (kind: TraceGroup['kind'], members: readonly number[]): boolean => {
    const head = members[0] ?? -1
    const id = `${kind} ${messageTo(trace, head)?.message.hash ?? trace.transactions[head]?.hash}`
    const whole = kind === 'siblings'
    const hides = reveal !== undefined && members.some((member) => whole ? reveal.above[member] === 1 : member === reveal.transaction)
    if (hides && expanded?.has(id) !== true) opened.push(id)
    const isOpen = hides || expanded?.has(id) === true
    let hidden = 0
    let failed = 0
    for (const member of members) {
      taken[member] = 1
      hidden += 1 + (whole ? at(alike.following, member) : 0)
      failed += whole ? at(alike.failures, member) : at(alike.failed, member)
    }
    if (!isOpen) hide(trace, members, whole, groups.length, groupOf)
    groups.push({
      kind,
      id,
      parent: trace.parent[head] ?? -1,
      members,
      hidden,
      failed,
      value: broughtTo(trace, members),
      state: isOpen ? 'open' : 'closed',
    })
    return isOpen
  }

  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    const children = [...childrenOf(trace, index)]
    const shown = new Set(children)
    for (const members of siblings > 0 ? equalsOf(children, alike, siblings) : []) {
      if (add('siblings', members)) continue
      for (const member of members) shown.delete(member)
    }
    if (plumbing && taken[index] === 0) {
      for (const members of passagesOf(trace, alike, [...shown], taken)) add('plumbing', members)
    }
    if (chain > 0 && taken[index] === 0) {
      const members = chainFrom(trace, alike, index, taken)
      if (members.length >= chain) add('chain', members)
    }
    for (const child of [...shown].toReversed()) next.push(child)
  }
  return { folding: { groups, groupOf }, opened }
}

function hide(
  trace: TraceModel,
  members: readonly number[],
  whole: boolean,
  group: number,
  groupOf: Int32Array,
): void {
  const open = [...members]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    groupOf[index] = group
    if (whole) for (const child of childrenOf(trace, index)) open.push(child)
  }
}

function equalsOf(children: readonly number[], { branch, open }: Alike, least: number): number[][] {
  if (children.length < least) return []
  const lists = new Map<number, number[]>()
  for (const child of children) {
    if (open[child] === 1) continue
    const list = lists.get(at(branch, child))
    if (list === undefined) lists.set(at(branch, child), [child])
    else list.push(child)
  }
  return [...lists.values()].filter((list) => list.length >= least)
}

/** From a transaction on, those that did nothing but pass on to one other; not the last of them. */
function chainFrom(trace: TraceModel, alike: Alike, from: number, taken: Uint8Array): number[] {
  const members: number[] = []
  if (!passesOn(trace, alike, trace.parent[from] ?? -1)) {
    // The first of a row keeps its place: it says where the row comes from.
    for (let index = onlyChild(trace, from); passesOn(trace, alike, from) && index >= 0; ) {
      if (!passesOn(trace, alike, index) || taken[index] === 1) break
      members.push(index)
      index = onlyChild(trace, index)
    }
  }
  return members
}

function passesOn({ transactions, childStart }: TraceModel, { failed, open }: Alike, index: number): boolean {
  if (index < 0 || failed[index] === 1 || open[index] === 1) return false
  const children = at(childStart, index + 1) - at(childStart, index)
  return children === 1 && transactions[index]?.out_msgs.length === 1
}

function onlyChild({ children, childStart }: TraceModel, index: number): number {
  return at(childStart, index + 1) - at(childStart, index) === 1 ? at(children, at(childStart, index)) : -1
}

/** One group for each jetton transfer with its notices, and one for the notices that are left. */
function passagesOf(
  trace: TraceModel,
  alike: Alike,
  children: readonly number[],
  taken: Uint8Array,
): number[][] {
  const passages: number[][] = []
  const left: number[] = []
  const usable = (index: number): boolean =>
    taken[index] === 0 && alike.failed[index] === 0 && alike.open[index] === 0
  const isNotice = (index: number): boolean =>
    usable(index) && alike.following[index] === 0 && notices.has(askedOf(trace, index))
  for (const child of children) {
    if (isNotice(child)) left.push(child)
    if (!usable(child) || askedOf(trace, child) !== jettonTransfer) continue
    const next = onlyChild(trace, child)
    if (next < 0 || !usable(next) || askedOf(trace, next) !== jettonInternalTransfer) continue
    // The receiver of the notice is where the transfer leads to: it stays.
    const spent = [...childrenOf(trace, next)].filter(
      (index) => isNotice(index) && askedOf(trace, index) !== jettonNotice,
    )
    passages.push([child, next, ...spent])
  }
  if (left.length > 0) passages.push(left)
  return passages
}

function askedOf(trace: TraceModel, index: number): number {
  return opcodeOf(messageTo(trace, index)?.message.opcode)
}

function broughtTo(trace: TraceModel, members: readonly number[]): string {
  const inside = new Set(members)
  let sum = 0n
  for (const member of members) {
    const edge = messageTo(trace, member)
    const value = edge?.message.value ?? null
    if (edge === undefined || inside.has(edge.from) || value === null || !/^\d+$/.test(value)) continue
    sum += BigInt(value)
  }
  return String(sum)
}
