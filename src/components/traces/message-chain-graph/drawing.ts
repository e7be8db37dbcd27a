import { alikeIn } from '../../../trace/alike.ts'
import type { Folding } from '../../../graph/folding.ts'
import type { AppendInput } from '../../../graph/layouts/layoutAppend.ts'
import { layoutTop, type Layout } from '../../../graph/layouts/layout.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { followersOf, followersOfGroup, hasFollowers, type End, type GraphGroup } from './ends.ts'
import { commentText } from './facts.ts'
import { sizes } from './sizes.ts'
import type { Plane } from './view.ts'

/** Something that has a place in the graph. */
export interface GraphItem {
  /**
   * Hash of the message that leads here, so that a message keeps its place and its element when its
   * transaction arrives; the transaction's own hash where there is no such message.
   */
  readonly id: string
  /**
   * A transaction, a message to outside the chain, one that waits for its transaction, or several of
   * these as one.
   */
  readonly kind: End['kind']
  /** Index of the transaction; of a group, its first one. -1 for another kind. */
  readonly transaction: number
  /** Index of the message that leads here, -1 when there is none. */
  readonly message: number
  /** What it stands for when it is a group. */
  readonly group: GraphGroup | undefined
  /** Id of the open group that can be folded here. */
  readonly headOf: string | undefined
  /** Place of the item above, -1 for a root. */
  readonly parent: number
  /** 1-based place among the items below the same parent, and their number. */
  readonly position: number
  readonly siblings: number
  /** Whether items follow from it, and whether they are shown. A group that hides all is closed. */
  readonly state: 'leaf' | 'open' | 'closed'
  /** Transactions that follow from it, shown or not; of a group, those that it hides. */
  readonly following: number
}

/** What is to be drawn: the items that no closed one hides, and where they stand. */
export interface Drawing extends Plane {
  readonly trace: TraceModel
  readonly items: readonly GraphItem[]
  readonly layout: Layout
  /** Place of the item of each transaction, or of the group that hides it; -1 while nothing shows it. */
  readonly placeOfTransaction: Int32Array
}

/**
 * Puts cards in their places: `layoutTop`, `layoutTidy` or `layoutAppend` of `tonlens/trace`, or
 * one's own with columns of the same width. `held` has the top edges of the drawing before.
 */
export type GraphLayout = (input: AppendInput) => Layout

/** What is shown of a trace. */
export interface DrawOptions {
  /** Height of the card of one transaction, in CSS pixels. */
  readonly heightOf: (transaction: number) => number
  /** What the reader opened and closed, by id of the item. */
  readonly choices?: ReadonlyMap<string, 'open' | 'closed'>
  /** Groups of the trace. @default nothing is folded */
  readonly folding?: Folding | undefined
  /** Ids of groups that are open, of those that are not part of `folding`. */
  readonly opened?: ReadonlySet<string>
  /** Items above which branches begin closed. @default Infinity */
  readonly budget?: number
  /** Most rows below one sender before the rest becomes one item. @default Infinity */
  readonly rows?: number
  /** 1 for a transaction that no rest may hide, 2 for one whose branch is opened too. */
  readonly wanted?: Uint8Array | undefined
  /** @default layoutTop */
  readonly layout?: GraphLayout | undefined
  /** What was drawn before: what it showed stays shown. */
  readonly before?: Drawing | undefined
}

/**
 * Heights of the cards of a trace, known without measuring.
 * @param nodeHeight Height of every card; by content when left out.
 */
export function cardHeights(trace: TraceModel, nodeHeight: number | undefined): (index: number) => number {
  return (index) => {
    const transaction = trace.transactions[index]
    if (nodeHeight !== undefined || transaction === undefined) return nodeHeight ?? sizes.cardHeight
    return sizes.cardHeight + (commentText(transaction) === undefined ? 0 : sizes.commentHeight)
  }
}

const nothing: ReadonlySet<string> = new Set()

/** Decides what is shown of a trace and where, in one pass from the roots outwards. */
export function drawTrace(trace: TraceModel, options: DrawOptions): Drawing {
  const { heightOf, choices, folding, opened = nothing, budget = Infinity, rows = Infinity, wanted, before } = options
  const { following } = alikeIn(trace)
  const items: GraphItem[] = []
  const placeById = new Map<string, number>()
  const placeOfTransaction = new Int32Array(trace.transactions.length).fill(-1)
  const wasOpen = (id: string): boolean => before?.items[before.placeById.get(id) ?? -1]?.state === 'open'
  const keeps = (transaction: number): boolean =>
    (wanted?.[transaction] ?? 0) > 0 ||
    (transaction >= 0 && before?.placeById.has(idOf(trace, trace.inbound[transaction] ?? -1, transaction)) === true)
  const folds = { folding, opened, rows, keeps }

  const add = (end: End, parent: number, position: number, siblings: number): void => {
    const { kind, transaction, message, group, headOf } = end
    const own = group?.id ?? idOf(trace, message, transaction)
    const id = placeById.has(own) ? (trace.transactions[transaction]?.hash ?? `message ${message}`) : own
    placeById.set(id, items.length)
    if (transaction >= 0) placeOfTransaction[transaction] = items.length
    // Field by field: a spread makes every one of ten thousand items an object of its own shape.
    items.push({
      id,
      kind,
      transaction,
      message,
      group,
      headOf,
      parent,
      position,
      siblings,
      state: 'leaf',
      following: group?.hidden ?? following[transaction] ?? 0,
    })
  }
  trace.roots.forEach((transaction, place) => {
    const message = trace.inbound[transaction] ?? -1
    const root: End = { kind: 'transaction', transaction, message, group: undefined, headOf: undefined }
    add(root, -1, place + 1, trace.roots.length)
  })
  // Items are added while the list is read: those of one column before those of the next.
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place] as { -readonly [Key in keyof GraphItem]: GraphItem[Key] }
    const { id, transaction, group } = item
    const choice = choices?.get(id)
    if (group !== undefined) {
      const number = group.kind === 'chain' || group.kind === 'plumbing' ? (folding?.groupOf[transaction] ?? -1) : -1
      const ends = folding === undefined || number < 0 ? [] : followersOfGroup(trace, number, folding)
      item.state = ends.length > 0 && choice !== 'closed' ? 'open' : 'closed'
      if (item.state === 'open') ends.forEach((end, order) => add(end, place, order + 1, ends.length))
    } else if (transaction >= 0 && hasFollowers(trace, transaction)) {
      const ends = choice === 'closed' ? [] : followersOf(trace, transaction, id, folds)
      const fits = items.length + ends.length <= budget || wanted?.[transaction] === 2 || place === 0
      item.state = choice ?? (fits || wasOpen(id) ? 'open' : 'closed')
      if (item.state === 'open') ends.forEach((end, order) => add(end, place, order + 1, ends.length))
    }
  }
  const height = new Float64Array(items.length)
  const parent = new Int32Array(items.length)
  items.forEach((item, place) => {
    const whole = item.group === undefined ? heightOf(item.transaction) : sizes.cardHeight
    height[place] = item.transaction < 0 ? sizes.endHeight : whole
    parent[place] = item.parent
  })
  const input = { parent, height, ...sizes }
  const layout = options.layout?.({ ...input, held: heldIn(before, items, height) }) ?? layoutTop(input)
  const reading = new Int32Array(items.length)
  layout.order.forEach((place, order) => (reading[place] = order + 1))
  if (folding !== undefined) placeHidden(folding, items, placeOfTransaction)
  return { trace, items, height, layout, placeById, placeOfTransaction, reading }
}

/** Top edge of each item in the drawing before; NaN for one that is new or has another size or column. */
function heldIn(before: Drawing | undefined, items: readonly GraphItem[], height: Float64Array): Float64Array {
  const column = new Int32Array(items.length)
  return Float64Array.from(items, ({ id, parent }, place) => {
    column[place] = parent < 0 ? 0 : (column[parent] ?? 0) + 1
    const old = before?.placeById.get(id) ?? -1
    const stays = before?.layout.column[old] === column[place] && before?.height[old] === height[place]
    return stays ? (before?.layout.y[old] ?? NaN) : NaN
  })
}

/** A transaction in a folded group is found at the group. */
function placeHidden({ groups, groupOf }: Folding, items: readonly GraphItem[], places: Int32Array): void {
  const placeOfGroup = new Map<string, number>()
  items.forEach(({ group }, place) => {
    if (group !== undefined) placeOfGroup.set(group.id, place)
  })
  groupOf.forEach((number, transaction) => {
    if (number >= 0) places[transaction] = placeOfGroup.get(groups[number]?.id ?? '') ?? -1
  })
}

/** Id of the item of a transaction, or of a message without one. */
export function idOf(trace: TraceModel, message: number, transaction: number): string {
  return trace.messages[message]?.message.hash ?? trace.transactions[transaction]?.hash ?? `message ${message}`
}

/** Indexes of a transaction and of those that led to it, nearest first. */
export function pathTo(trace: TraceModel, transaction: number): number[] {
  const path: number[] = []
  for (let index = transaction; index >= 0; index = trace.parent[index] ?? -1) path.push(index)
  return path
}
