import { isUnconsumed, messagesFrom, type TraceModel } from '../../../meaning/trace/model.ts'

/** One line of an outline. */
export interface OutlineRow {
  /** Stays the same while the trace grows. */
  readonly id: string
  /** Index of the transaction; -1 for a message that has none. */
  readonly transaction: number
  /** Message that leads here; -1 when there is none. */
  readonly message: number
  readonly kind: 'transaction' | 'log' | 'waiting'
  /** 0 for a root. */
  readonly depth: number
  /** 1-based place among its siblings, and their number. */
  readonly position: number
  readonly siblings: number
  readonly state: 'leaf' | 'open' | 'closed'
}

/** Options of {@link traceRows}. */
export interface RowOptions {
  /** Ids of the lines whose followers are hidden. */
  readonly closed: ReadonlySet<string>
  /** Lines for messages that have no transaction. */
  readonly ends: boolean
}

/** The lines of a trace in reading order: a transaction, what follows from it, the next. */
export function traceRows(trace: TraceModel, { closed, ends }: RowOptions): OutlineRow[] {
  const rows: OutlineRow[] = []
  const open: OutlineRow[] = []
  const push = (entries: readonly Entry[], depth: number): void => {
    for (let place = entries.length - 1; place >= 0; place -= 1) {
      const entry = entries[place]
      if (entry === undefined) continue
      const id = trace.transactions[entry.transaction]?.hash ?? endId(trace, entry.message)
      const has = entry.transaction >= 0 && transactionFollowers(trace, entry.transaction, ends).length > 0
      const state = !has ? 'leaf' : closed.has(id) ? 'closed' : 'open'
      open.push({ ...entry, id, depth, position: place + 1, siblings: entries.length, state })
    }
  }
  push(
    trace.roots.map((transaction) => ({ kind: 'transaction', transaction, message: trace.inbound[transaction] ?? -1 })),
    0,
  )
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    rows.push(row)
    if (row.state === 'open') push(transactionFollowers(trace, row.transaction, ends), row.depth + 1)
  }
  return rows
}

/** Id of the line of a message that has no transaction, by its hash. */
export function endId({ messages }: TraceModel, message: number): string {
  return `message ${messages[message]?.message.hash}`
}

/** Ids of all transactions above one. */
export function idsAbove(trace: TraceModel, transaction: number): string[] {
  const ids: string[] = []
  for (let at = trace.parent[transaction] ?? -1; at >= 0; at = trace.parent[at] ?? -1) {
    const hash = trace.transactions[at]?.hash
    if (hash !== undefined) ids.push(hash)
  }
  return ids
}

type Entry = Pick<OutlineRow, 'kind' | 'transaction' | 'message'>

/** Lists what follows from a transaction, in the order in which it sent the messages. */
function transactionFollowers(trace: TraceModel, transaction: number, ends: boolean): Entry[] {
  const entries: Entry[] = []
  const start = trace.outStart[transaction] ?? 0
  const sent = messagesFrom(trace, transaction)
  sent.forEach((edge, order) => {
    const message = start + order
    const isOwn = edge.to >= 0 && trace.parent[edge.to] === transaction && trace.inbound[edge.to] === message
    if (isOwn) entries.push({ kind: 'transaction', transaction: edge.to, message })
    else if (ends && edge.to < 0)
      entries.push({ kind: isUnconsumed(edge) ? 'waiting' : 'log', transaction: -1, message })
  })
  // A damaged answer can hold two receivers of one message; neither may vanish.
  const first = trace.childStart[transaction] ?? 0
  const last = trace.childStart[transaction + 1] ?? first
  for (const child of trace.children.subarray(first, last)) {
    const message = trace.inbound[child] ?? -1
    if (message < start || message >= start + sent.length)
      entries.push({ kind: 'transaction', transaction: child, message })
  }
  return entries
}
