import { layoutTop, type Layout } from '../../trace/layout.ts'
import { isUnconsumed, type TraceModel } from '../../trace/model.ts'
import { commentText } from './facts.ts'

/** Something that has a place in the graph. */
export interface GraphItem {
  /**
   * Hash of the message that leads here, so that a message keeps its place and its element when its
   * transaction arrives; the transaction's own hash where there is no such message.
   */
  readonly id: string
  /** A transaction, a message to outside the chain, or one that waits for its transaction. */
  readonly kind: 'transaction' | 'log' | 'waiting'
  /** Index of the transaction, -1 for another kind. */
  readonly transaction: number
  /** Index of the message that leads here, -1 when there is none. */
  readonly message: number
  /** Place of the item above, -1 for a root. */
  readonly parent: number
  /** 1-based place among the items below the same parent, and their number. */
  readonly position: number
  readonly siblings: number
  /** Whether items follow from it, and whether they are shown. */
  readonly state: 'leaf' | 'open' | 'closed'
  /** Transactions that follow from it, shown or not. */
  readonly following: number
}

/** Sizes in CSS pixels at scale 1. */
export interface GraphSizes {
  readonly nodeWidth: number
  readonly columnGap: number
  readonly rowGap: number
  /** Distance from the top of an item to its edges. */
  readonly anchor: number
  /** Height of a message without a transaction. */
  readonly endHeight: number
  /** Height of a transaction, and what a comment adds to it. */
  readonly cardHeight: number
  readonly commentHeight: number
}

/** Sizes of the graph; the style sheet draws to the same. */
export const sizes: GraphSizes = {
  nodeWidth: 176,
  columnGap: 120,
  rowGap: 14,
  anchor: 18,
  endHeight: 36,
  cardHeight: 54,
  commentHeight: 20,
}

/** What is to be drawn: the items that no closed one hides, and where they stand. */
export interface Drawing {
  readonly trace: TraceModel
  readonly items: readonly GraphItem[]
  readonly height: Float64Array
  readonly layout: Layout
  /** Place of an item by its id. */
  readonly placeById: ReadonlyMap<string, number>
  /** Place of the item of each transaction; -1 while a closed item hides it. */
  readonly placeOfTransaction: Int32Array
  /** 1-based place of each item in reading order. */
  readonly reading: Int32Array
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

/**
 * Decides what is shown of a trace and where.
 * @param closed Ids of the items whose followers are hidden.
 * @param heightOf Height of the card of one transaction, in CSS pixels.
 */
export function drawTrace(
  trace: TraceModel,
  closed: ReadonlySet<string>,
  heightOf: (transaction: number) => number,
): Drawing {
  const following = countFollowing(trace)
  const items: GraphItem[] = []
  const placeById = new Map<string, number>()
  const placeOfTransaction = new Int32Array(trace.transactions.length).fill(-1)
  const add = (end: End, parent: number, position: number, siblings: number): void => {
    const id = idOf(trace, end, placeById)
    const isTransaction = end.transaction >= 0
    const below = isTransaction && hasFollowers(trace, end.transaction)
    placeById.set(id, items.length)
    if (isTransaction) placeOfTransaction[end.transaction] = items.length
    // Field by field: a spread makes every one of ten thousand items an object of its own shape.
    items.push({
      id,
      kind: end.kind,
      transaction: end.transaction,
      message: end.message,
      parent,
      position,
      siblings,
      state: below ? (closed.has(id) ? 'closed' : 'open') : 'leaf',
      following: isTransaction ? (following[end.transaction] ?? 0) : 0,
    })
  }
  trace.roots.forEach((transaction, place) =>
    add(
      { kind: 'transaction', transaction, message: trace.inbound[transaction] ?? -1 },
      -1,
      place + 1,
      trace.roots.length,
    ),
  )
  // Items are added while the list is read: those of one column before those of the next.
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place]
    if (item === undefined || item.state !== 'open') continue
    const ends = endsOf(trace, item.transaction)
    ends.forEach((end, order) => add(end, place, order + 1, ends.length))
  }
  const height = new Float64Array(items.length)
  const parent = new Int32Array(items.length)
  items.forEach((item, place) => {
    height[place] = item.transaction < 0 ? sizes.endHeight : heightOf(item.transaction)
    parent[place] = item.parent
  })
  const layout = layoutTop({ parent, height, ...sizes })
  const reading = new Int32Array(items.length)
  layout.order.forEach((place, order) => (reading[place] = order + 1))
  return { trace, items, height, layout, placeById, placeOfTransaction, reading }
}

type End = Pick<GraphItem, 'kind' | 'transaction' | 'message'>

/** What follows from a transaction, in the order in which it sent the messages. */
function endsOf(trace: TraceModel, transaction: number): End[] {
  const ends: End[] = []
  const start = trace.outStart[transaction] ?? 0
  const stop = trace.outStart[transaction + 1] ?? start
  for (let message = start; message < stop; message += 1) {
    const edge = trace.messages[message]
    if (edge === undefined) continue
    if (edge.to >= 0) {
      if (trace.parent[edge.to] === transaction && trace.inbound[edge.to] === message) {
        ends.push({ kind: 'transaction', transaction: edge.to, message })
      }
    } else ends.push({ kind: isUnconsumed(edge) ? 'waiting' : 'log', transaction: -1, message })
  }
  // A damaged answer can hold two receivers of one message; neither may vanish.
  const first = trace.childStart[transaction] ?? 0
  const last = trace.childStart[transaction + 1] ?? first
  for (let place = first; place < last; place += 1) {
    const child = trace.children[place] ?? 0
    const message = trace.inbound[child] ?? -1
    if (message < start || message >= stop) ends.push({ kind: 'transaction', transaction: child, message })
  }
  return ends
}

function hasFollowers(trace: TraceModel, transaction: number): boolean {
  return (
    (trace.outStart[transaction + 1] ?? 0) > (trace.outStart[transaction] ?? 0) ||
    (trace.childStart[transaction + 1] ?? 0) > (trace.childStart[transaction] ?? 0)
  )
}

function idOf(trace: TraceModel, { message, transaction }: End, taken: ReadonlyMap<string, number>): string {
  const own = trace.transactions[transaction]?.hash ?? `message ${message}`
  const inbound = trace.messages[message]?.message.hash
  return inbound === undefined || taken.has(inbound) ? own : inbound
}

/** Transactions below each one; parents stand before children, so one pass backwards adds them up. */
function countFollowing({ parent }: TraceModel): Int32Array {
  const following = new Int32Array(parent.length)
  for (let index = parent.length - 1; index >= 0; index -= 1) {
    const from = parent[index] ?? -1
    if (from >= 0) following[from] = (following[from] ?? 0) + (following[index] ?? 0) + 1
  }
  return following
}

/** Ids of the items that must be open for a transaction to be seen. */
export function idsAbove(trace: TraceModel, transaction: number): string[] {
  const ids: string[] = []
  for (let at = trace.parent[transaction] ?? -1; at >= 0; at = trace.parent[at] ?? -1) {
    const inbound = trace.messages[trace.inbound[at] ?? -1]?.message.hash
    const own = trace.transactions[at]?.hash
    if (inbound !== undefined) ids.push(inbound)
    if (own !== undefined) ids.push(own)
  }
  return ids
}
