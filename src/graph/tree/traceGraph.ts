import { compareBranches } from '../../meaning/trace/branches.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { GraphPlane } from '../camera/plane.ts'
import type { AppendInput } from '../layouts/layoutAppend.ts'
import { layoutTop, type Layout } from '../layouts/layoutTop.ts'
import type { Folding } from './folding.ts'
import {
  groupFollowers,
  hasFollowers,
  transactionFollowers,
  type Follower,
  type GraphGroup,
  type GraphHop,
} from './followers.ts'
import { sizes } from '../layouts/sizes.ts'
import { cardHeights } from './cardHeights.ts'

/** A card of the graph. */
export interface GraphItem {
  /**
   * Hash of the message that leads here, so that a message keeps its card when its transaction
   * arrives; the transaction's own hash where there is no such message.
   */
  readonly id: string
  /**
   * A transaction, a message to outside the chain, a message that waits for its transaction, or several of these as
   * one.
   */
  readonly kind: Follower['kind']
  /** Index of the transaction; of a group, its first one. -1 for the other kinds. */
  readonly transaction: number
  /** Index of the message that leads here; -1 when there is none. */
  readonly message: number
  /** The group that the item stands for; undefined for the other kinds. */
  readonly group: GraphGroup | undefined
  /** The folded jetton wallets between its parent and the transaction; undefined when there are none. */
  readonly via: GraphHop | undefined
  /** Id of the open group that can be folded here; undefined when there is none. */
  readonly headOf: string | undefined
  /** Place of the parent item; -1 for a root. */
  readonly parent: number
  /** 1-based position among the items below the same parent. */
  readonly position: number
  /** Number of items below the same parent. */
  readonly siblings: number
  /** Whether items follow from it, and whether they are shown. */
  readonly state: 'leaf' | 'open' | 'closed'
  /** Transactions that follow from it, shown or not; for a group, those that it hides. */
  readonly following: number
}

/** The items of a trace that no closed item hides, and their positions. */
export interface TraceGraph extends GraphPlane {
  readonly trace: TraceModel
  readonly items: readonly GraphItem[]
  readonly layout: Layout
  /**
   * Place of the item of each transaction, or of the group or the recipient of the hop that hides it; -1 while no item
   * shows it.
   */
  readonly placeOfTransaction: Int32Array
}

/**
 * Positions the cards of a graph: `layoutTop`, `layoutTidy` or `layoutAppend` of `tonlens/trace`, or
 * a function of your own that keeps the width of the columns. `held` has the top edges of the
 * graph before.
 */
export type GraphLayout = (input: AppendInput) => Layout

/** Options of {@link buildTraceGraph}. */
export interface TraceGraphOptions {
  /** Height of the card of a transaction, by its index; CSS pixels. @default by content */
  readonly cardHeight?: ((transaction: number) => number) | undefined
  /** Items that the reader opened and closed, by id. @default none */
  readonly choices?: ReadonlyMap<string, 'open' | 'closed'>
  /** Groups of the trace. @default none */
  readonly folding?: Folding | undefined
  /** Ids of open groups that are not part of `folding`. @default none */
  readonly opened?: ReadonlySet<string>
  /** Number of items above which branches start closed. @default Infinity */
  readonly budget?: number
  /** Most rows below one sender; the remaining ones become one item. @default Infinity */
  readonly rows?: number
  /** For each transaction: 1 keeps it out of the item for remaining rows, 2 also opens its branch. */
  readonly wanted?: Uint8Array | undefined
  /** @default layoutTop */
  readonly layout?: GraphLayout | undefined
  /** The graph before a change: items that it showed stay visible. */
  readonly before?: TraceGraph | undefined
}

const noIds: ReadonlySet<string> = new Set()

/** Chooses the visible items of a trace and positions them, in one pass from the roots. */
export function buildTraceGraph(trace: TraceModel, options: TraceGraphOptions = {}): TraceGraph {
  const { choices, folding, opened = noIds, budget = Infinity, rows = Infinity, wanted, before } = options
  const cardHeight = options.cardHeight ?? cardHeights(trace)
  const { following } = compareBranches(trace)
  const items: GraphItem[] = []
  const placeById = new Map<string, number>()
  const placeOfTransaction = new Int32Array(trace.transactions.length).fill(-1)
  const wasOpen = (id: string): boolean => before?.items[before.placeById.get(id) ?? -1]?.state === 'open'
  const keeps = (transaction: number): boolean =>
    (wanted?.[transaction] ?? 0) > 0 ||
    (transaction >= 0 && before?.placeById.has(itemId(trace, trace.inbound[transaction] ?? -1, transaction)) === true)
  const folds = { folding, opened, rows, keeps }

  const add = (follower: Follower, parent: number, position: number, siblings: number): void => {
    const { kind, transaction, message, group, via, headOf } = follower
    const own = group?.id ?? itemId(trace, message, transaction)
    const id = placeById.has(own) ? (trace.transactions[transaction]?.hash ?? `message ${message}`) : own
    placeById.set(id, items.length)
    if (transaction >= 0) placeOfTransaction[transaction] = items.length
    // Field by field: a spread would give each of ten thousand items an object shape of its own.
    items.push({
      id,
      kind,
      transaction,
      message,
      group,
      via,
      headOf,
      parent,
      position,
      siblings,
      state: 'leaf',
      following: group?.hidden ?? following[transaction] ?? 0,
    })
  }
  const addAll = (followers: readonly Follower[], parent: number): void => {
    followers.forEach((follower, order) => add(follower, parent, order + 1, followers.length))
  }
  addAll(
    trace.roots.map((transaction): Follower => {
      const message = trace.inbound[transaction] ?? -1
      return { kind: 'transaction', transaction, message, group: undefined, via: undefined, headOf: undefined }
    }),
    -1,
  )
  // Items are added while the list is read: those of one column before those of the next.
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place] as { -readonly [Key in keyof GraphItem]: GraphItem[Key] }
    const { id, transaction, group } = item
    const choice = choices?.get(id)
    if (group !== undefined) {
      const number = group.kind === 'chain' || group.kind === 'plumbing' ? (folding?.groupOf[transaction] ?? -1) : -1
      const followers = folding === undefined || number < 0 ? [] : groupFollowers(trace, number, folding)
      item.state = followers.length > 0 && choice !== 'closed' ? 'open' : 'closed'
      if (item.state === 'open') addAll(followers, place)
    } else if (transaction >= 0 && hasFollowers(trace, transaction)) {
      const followers = choice === 'closed' ? [] : transactionFollowers(trace, transaction, id, folds)
      const fits = items.length + followers.length <= budget || wanted?.[transaction] === 2 || place === 0
      item.state = choice ?? (fits || wasOpen(id) ? 'open' : 'closed')
      if (item.state === 'open') addAll(followers, place)
    }
  }
  const height = new Float64Array(items.length)
  const parent = new Int32Array(items.length)
  items.forEach((item, place) => {
    height[place] =
      item.transaction < 0
        ? sizes.endHeight
        : item.group === undefined
          ? cardHeight(item.transaction) + (item.via === undefined ? 0 : sizes.hopHeight)
          : sizes.cardHeight
    parent[place] = item.parent
  })
  const input = { parent, height, ...sizes }
  const layout = options.layout?.({ ...input, held: heldEdges(before, items, height) }) ?? layoutTop(input)
  const reading = new Int32Array(items.length)
  layout.order.forEach((place, order) => (reading[place] = order + 1))
  if (folding !== undefined) placeHidden(folding, items, placeOfTransaction)
  return { trace, items, height, layout, placeById, placeOfTransaction, reading }
}

/** Top edges of the items in the graph before; NaN for an item that is new or changed its height or column. */
function heldEdges(before: TraceGraph | undefined, items: readonly GraphItem[], height: Float64Array): Float64Array {
  const column = new Int32Array(items.length)
  return Float64Array.from(items, ({ id, parent }, place) => {
    column[place] = parent < 0 ? 0 : (column[parent] ?? 0) + 1
    const old = before?.placeById.get(id) ?? -1
    const stays = before?.layout.column[old] === column[place] && before?.height[old] === height[place]
    return stays ? (before?.layout.y[old] ?? NaN) : NaN
  })
}

/** Gives the transactions of folded groups the places of their groups. */
function placeHidden({ groups, groupOf }: Folding, items: readonly GraphItem[], places: Int32Array): void {
  const placeOfGroup = new Map<string, number>()
  items.forEach(({ group, via }, place) => {
    const id = group?.id ?? via?.id
    if (id !== undefined) placeOfGroup.set(id, place)
  })
  groupOf.forEach((number, transaction) => {
    if (number >= 0) places[transaction] = placeOfGroup.get(groups[number]?.id ?? '') ?? -1
  })
}

/** Id of the item of a transaction, or of a message without a transaction. */
export function itemId(trace: TraceModel, message: number, transaction: number): string {
  return trace.messages[message]?.message.hash ?? trace.transactions[transaction]?.hash ?? `message ${message}`
}

/** Indexes of a transaction and of those that led to it, nearest first. */
export function pathTo(trace: TraceModel, transaction: number): number[] {
  const path: number[] = []
  for (let index = transaction; index >= 0; index = trace.parent[index] ?? -1) path.push(index)
  return path
}
