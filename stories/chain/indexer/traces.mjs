import { normalizedHash } from './product.mjs'

/**
 * @import { Entry } from './ledger.mjs'
 * @import { Row } from './values.mjs'
 */

/** @param {Entry} a @param {Entry} b */
export const byLt = (a, b) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : a.account < b.account ? -1 : 1)

/**
 * Entries by trace, each list by (lt, account).
 * @param {Entry[]} entries
 * @returns {Map<Entry, Entry[]>} Key: the root.
 */
export function groupTraces(entries) {
  const groups = new Map()
  const roots = new Map(entries.filter(({ parent }) => parent === null).map((entry) => [entry.step, entry]))
  for (const entry of entries) {
    const root = roots.get(entry.step.root)
    if (!root) throw new Error(`${entry.hash}: its trace has no root.`)
    const list = groups.get(root) ?? []
    list.push(entry)
    groups.set(root, list)
  }
  for (const list of groups.values()) list.sort(byLt)
  return groups
}

/**
 * Plain and normalized hash of the external message that started a trace.
 * @param {Entry} root
 */
export function externalHashes({ inMessage }) {
  if (!inMessage || inMessage.message.info.type !== 'external-in') return { plain: null, normal: null }
  return { plain: inMessage.hash, normal: normalizedHash(inMessage.cell) }
}

/**
 * Tree of a trace, from one of its transactions on.
 * @param {Entry} entry
 * @param {Set<Entry>} members
 * @returns {Row}
 */
export function nodeRow(entry, members) {
  const children = entry.children.filter((child) => members.has(child)).sort(byLt)
  return {
    tx_hash: entry.hash,
    ...(entry.inMessage ? { in_msg_hash: entry.inMessage.hash } : {}),
    children:
      children.length > 0 ? children.map((child) => nodeRow(child, members)) : entry.outMessages.length > 0 ? null : [],
  }
}

/** @param {Entry[]} entries */
function breadthFirst(entries) {
  const queue = entries.filter(({ parent }) => parent === null || !entries.includes(parent))
  for (const entry of queue) queue.push(...entry.children.filter((child) => entries.includes(child)).sort(byLt))
  return queue
}

/**
 * A pending trace: committed and emulated transactions together.
 * @param {Entry[]} entries All of the trace.
 * @param {{ transactionRow: (entry: Entry) => Row, actions: Row[] }} parts
 * @returns {Row}
 */
export function pendingTraceRow(entries, { transactionRow, actions }) {
  const order = breadthFirst(entries)
  const root = /** @type {Entry} */ (order[0])
  const { plain } = externalHashes(root)
  const last = entries.reduce((latest, entry) => (entry.lt > latest.lt ? entry : latest), root)
  const emulated = entries.filter(({ finality }) => finality === 'pending')
  const seqnos = entries.map(({ mc_block_seqno }) => mc_block_seqno)
  return {
    trace_id: root.trace_id,
    external_hash: plain,
    mc_seqno_start: String(root.mc_block_seqno),
    mc_seqno_end: String(Math.max(...seqnos)),
    start_lt: String(root.lt),
    start_utime: root.now,
    end_lt: String(last.lt),
    end_utime: Math.max(...entries.map(({ now }) => now)),
    trace_info: {
      trace_state: 'pending',
      messages: entries.reduce((sum, entry) => sum + entry.outMessages.length, 1),
      transactions: entries.length,
      pending_messages: emulated.length,
      classification_state: 'ok',
    },
    is_incomplete: false,
    actions,
    trace: nodeRow(root, new Set(entries)),
    transactions_order: order.map(({ hash }) => hash),
    transactions: Object.fromEntries(
      order.map((entry) => [
        entry.hash,
        { ...transactionRow(entry), ...(plain ? { trace_external_hash: plain } : {}) },
      ]),
    ),
  }
}
