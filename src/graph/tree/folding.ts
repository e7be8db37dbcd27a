import { compareBranches, opcodeNumber, type BranchComparison } from '../../meaning/trace/branches.ts'
import { at } from '../../meaning/trace/forest.ts'
import {
  excessOpcode,
  jettonInternalTransferOpcode,
  jettonNotifyOpcode,
  jettonTransferOpcode,
  nftOwnershipAssignedOpcode,
} from '../../ton/facts/opcodes.ts'
import { childTransactions, messageTo, type TraceModel } from '../../meaning/trace/model.ts'

/** Transactions that can be shown as one item. */
export interface TraceGroup {
  readonly kind:
    /** Equal branches of one sender, each with everything that follows from it. */
    | 'siblings'
    /** A row of transactions that each only sent one message to the next. */
    | 'chain'
    /** The jetton wallets between the sender and the recipient of a transfer, and the excesses that they returned. */
    | 'hop'
    /** Other jetton wallets of a transfer, notifications, and returned excesses. */
    | 'plumbing'
  /** Stays the same while the trace grows. */
  readonly id: string
  /** Index of the transaction that caused the group; -1 for none. */
  readonly parent: number
  /** First transactions of the branches for `siblings`; all transactions of the group for the other kinds. */
  readonly members: readonly number[]
  /** Number of transactions that the group hides while it is closed. */
  readonly hidden: number
  /** Number of failed ones among them. */
  readonly failed: number
  /** Value that the members received from outside the group. Decimal string of the smallest unit. */
  readonly value: string
  /** How equal branches differ; undefined for the other kinds. */
  readonly spread: GroupSpread | undefined
  /** Index of the transaction to which a `hop` leads, and the only one that follows from it; -1 for the other kinds. */
  readonly recipient: number
  readonly state: 'open' | 'closed'
}

/** How the first transactions of equal branches differ. */
export interface GroupSpread {
  /** Number of accounts among them. */
  readonly accounts: number
  /**
   * Smallest and largest value that one of them received. Decimal strings of the smallest unit; undefined if a value is
   * unknown.
   */
  readonly least: string | undefined
  readonly most: string | undefined
}

/** Options of {@link groupSiblings}. */
export interface FoldOptions {
  /** Ids of the groups that are open. @default none */
  readonly expanded?: ReadonlySet<string>
  /** Fewest siblings to fold; 0 never folds them. @default 8 */
  readonly siblings?: number
  /** Fewest transactions in a row to fold; 0 never folds them. @default 8 */
  readonly chain?: number
  /**
   * Fold the jetton wallets between the sender and the recipient of a transfer, if nothing else follows from them than
   * its notification and excesses for the two or the account that started the trace. @default false
   */
  readonly hops?: boolean
  /** Fold all steps that only serve a transfer, also hops. @default false */
  readonly plumbing?: boolean
}

/** The groups of a trace. */
export interface Folding {
  /** Groups that are not inside a closed one, in the order of their first members. */
  readonly groups: readonly TraceGroup[]
  /** For each transaction, the index in `groups` of the closed group that hides it; -1 when it is visible. */
  readonly groupOf: Int32Array
}

/** Opcodes of messages without a purpose of their own when nothing follows from them. */
const notifications = new Set([excessOpcode, jettonNotifyOpcode, nftOwnershipAssignedOpcode].map(Number))
const jettonTransfer = Number(jettonTransferOpcode)
const jettonInternalTransfer = Number(jettonInternalTransferOpcode)
const jettonNotification = Number(jettonNotifyOpcode)

/**
 * Groups equal siblings and rows of transactions that only forward, from the root downwards; does
 * not search inside closed groups. Failed transactions are never grouped with others, and pending
 * ones stay visible. The result depends only on the trace and the options.
 */
export function groupSiblings(trace: TraceModel, options: FoldOptions = {}): Folding {
  return fold(trace, options, undefined).folding
}

/**
 * Lists the ids of the groups that must be opened to show a transaction, in addition to those of
 * `options.expanded`.
 */
export function groupsHiding(trace: TraceModel, transaction: number, options: FoldOptions = {}): string[] {
  const above = new Uint8Array(trace.transactions.length)
  for (let next = transaction; next >= 0; next = trace.parent[next] ?? -1) above[next] = 1
  return fold(trace, options, { transaction, above }).opened
}

/** A transaction that must be visible, and its ancestors. */
interface Reveal {
  readonly transaction: number
  readonly above: Uint8Array
}

function fold(
  trace: TraceModel,
  { expanded, siblings = 8, chain = 8, hops = false, plumbing = false }: FoldOptions,
  reveal: Reveal | undefined,
): { folding: Folding; opened: string[] } {
  const alike = compareBranches(trace)
  const groups: TraceGroup[] = []
  const opened: string[] = []
  const hiddenBy = new Int32Array(trace.transactions.length).fill(-1)
  // A transaction is in one group at most, also when the group is open.
  const taken = new Uint8Array(trace.transactions.length)
  const next = trace.roots.toReversed()

  const add = (kind: TraceGroup['kind'], members: readonly number[], recipient = -1): boolean => {
    const head = members[0] ?? -1
    const id = `${kind} ${messageTo(trace, head)?.message.hash ?? trace.transactions[head]?.hash}`
    const whole = kind === 'siblings'
    const hides =
      reveal !== undefined &&
      members.some((member) => (whole ? reveal.above[member] === 1 : member === reveal.transaction))
    if (hides && expanded?.has(id) !== true) opened.push(id)
    const isOpen = hides || expanded?.has(id) === true
    let hidden = 0
    let failed = 0
    for (const member of members) {
      taken[member] = 1
      hidden += 1 + (whole ? at(alike.following, member) : 0)
      failed += whole ? at(alike.failures, member) : at(alike.failed, member)
    }
    if (!isOpen) hide(trace, members, whole, groups.length, hiddenBy)
    groups.push({
      kind,
      id,
      parent: trace.parent[head] ?? -1,
      members,
      hidden,
      failed,
      value: receivedValue(trace, members),
      spread: whole ? compareMembers(trace, members) : undefined,
      recipient,
      state: isOpen ? 'open' : 'closed',
    })
    return isOpen
  }

  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    const children = [...childTransactions(trace, index)]
    const shown = new Set(children)
    for (const members of siblings > 0 ? equalBranches(children, alike, siblings) : []) {
      if (add('siblings', members)) continue
      for (const member of members) shown.delete(member)
    }
    if ((hops || plumbing) && taken[index] === 0) {
      for (const { members, recipient } of findPassages(trace, alike, [...shown], taken)) {
        if (recipient >= 0) add('hop', members, recipient)
        else if (plumbing) add('plumbing', members)
      }
    }
    if (chain > 0 && taken[index] === 0) {
      const members = chainFrom(trace, alike, index, taken)
      if (members.length >= chain) add('chain', members)
    }
    for (const child of [...shown].toReversed()) next.push(child)
  }
  return { folding: { groups, groupOf: hiddenBy }, opened }
}

function hide(trace: TraceModel, members: readonly number[], whole: boolean, group: number, groupOf: Int32Array): void {
  const open = [...members]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    groupOf[index] = group
    if (whole) for (const child of childTransactions(trace, index)) open.push(child)
  }
}

function equalBranches(children: readonly number[], { branch, open }: BranchComparison, least: number): number[][] {
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

/** Lists the transactions after one that each only forwarded to one other, without the last of them. */
function chainFrom(trace: TraceModel, alike: BranchComparison, from: number, taken: Uint8Array): number[] {
  const members: number[] = []
  if (!onlyForwards(trace, alike, trace.parent[from] ?? -1)) {
    // The first transaction of a row stays visible: it shows where the row comes from.
    for (let index = onlyChild(trace, from); onlyForwards(trace, alike, from) && index >= 0;) {
      if (!onlyForwards(trace, alike, index) || taken[index] === 1) break
      members.push(index)
      index = onlyChild(trace, index)
    }
  }
  return members
}

function onlyForwards(
  { transactions, childStart }: TraceModel,
  { failed, open }: BranchComparison,
  index: number,
): boolean {
  if (index < 0 || failed[index] === 1 || open[index] === 1) return false
  const children = at(childStart, index + 1) - at(childStart, index)
  return children === 1 && transactions[index]?.out_msgs.length === 1
}

function onlyChild({ children, childStart }: TraceModel, index: number): number {
  return at(childStart, index + 1) - at(childStart, index) === 1 ? at(children, at(childStart, index)) : -1
}

/** Transactions that only serve a transfer. */
interface Passage {
  readonly members: readonly number[]
  /** The transaction to which a hop leads; -1 for other passages. */
  readonly recipient: number
}

/** Finds one passage for each jetton transfer with its notifications, and one for the remaining notifications. */
function findPassages(
  trace: TraceModel,
  alike: BranchComparison,
  children: readonly number[],
  taken: Uint8Array,
): Passage[] {
  const passages: Passage[] = []
  const left: number[] = []
  const usable = (index: number): boolean => taken[index] === 0 && alike.failed[index] === 0 && alike.open[index] === 0
  const isNotification = (index: number): boolean =>
    usable(index) && alike.following[index] === 0 && notifications.has(inboundOpcode(trace, index))
  for (const child of children) {
    if (isNotification(child)) left.push(child)
    if (!usable(child) || inboundOpcode(trace, child) !== jettonTransfer) continue
    const next = onlyChild(trace, child)
    if (next < 0 || !usable(next) || inboundOpcode(trace, next) !== jettonInternalTransfer) continue
    // The receiver of the notification is the recipient of the transfer: it stays visible.
    const spent = [...childTransactions(trace, next)].filter(
      (index) => isNotification(index) && inboundOpcode(trace, index) !== jettonNotification,
    )
    const members = [child, next, ...spent]
    passages.push({ members, recipient: hopRecipient(trace, alike, members) })
  }
  if (left.length > 0) passages.push({ members: left, recipient: -1 })
  return passages
}

/**
 * Finds the transaction that was notified of a transfer; -1 if the two wallets do not look like those of one jetton,
 * or if more follows from them than the reader of a first view may miss.
 */
function hopRecipient(
  trace: TraceModel,
  alike: BranchComparison,
  [first = -1, second = -1, ...spent]: readonly number[],
): number {
  const { transactions, parent, roots } = trace
  const account = (index: number): string | undefined => transactions[index]?.account
  const followers = childTransactions(trace, second)
  const [recipient = -1, ...others] = followers.filter((index) => !spent.includes(index))
  const [code, otherCode] = [first, second].map((index) => {
    const { account_state_after, account_state_before } = transactions[index] ?? {}
    return (account_state_after ?? account_state_before)?.code_hash ?? undefined
  })
  const holders = new Set([parent[first] ?? -1, recipient, roots[0] ?? -1].map(account))
  const isHop =
    onlyForwards(trace, alike, first) &&
    others.length === 0 &&
    inboundOpcode(trace, recipient) === jettonNotification &&
    // A log, or two receivers of one message in a malformed answer.
    transactions[second]?.out_msgs.length === followers.length &&
    (code === undefined || otherCode === undefined || code === otherCode) &&
    spent.every((index) => holders.has(account(index))) &&
    ![first, second, recipient, ...spent].some((index) => messageTo(trace, index)?.message.bounced === true)
  return isHop ? recipient : -1
}

function inboundOpcode(trace: TraceModel, index: number): number {
  return opcodeNumber(messageTo(trace, index)?.message.opcode)
}

function receivedValue(trace: TraceModel, members: readonly number[]): string {
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

function compareMembers(trace: TraceModel, members: readonly number[]): GroupSpread {
  const accounts = new Set(members.map((member) => trace.transactions[member]?.account))
  const values = members.map((member) => messageTo(trace, member)?.message.value ?? '')
  if (!values.every((value) => /^\d+$/.test(value)))
    return { accounts: accounts.size, least: undefined, most: undefined }
  const sorted = values.map(BigInt).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { accounts: accounts.size, least: String(sorted[0] ?? 0n), most: String(sorted.at(-1) ?? 0n) }
}
