/** @import { Frame } from './frames.mjs' */
/** @import { Action } from '../../../src/service/rows/action.ts' */
/** @import { Trace, TraceNode } from '../../../src/service/rows/trace.ts' */
/** @import { Transaction } from '../../../src/service/rows/transaction.ts' */

const LEVELS = /** @type {const} */ (['pending', 'confirmed', 'finalized'])

/**
 * Place of a finality among the three; indexed rows are finalized.
 * @param {string | null | undefined} finality
 */
export function finalityLevel(finality) {
  return LEVELS.indexOf(/** @type {'pending'} */ (finality ?? 'finalized'))
}

/**
 * Lowest finality among the rows.
 * @param {readonly Transaction[]} rows
 */
export function lowestFinality(rows) {
  return LEVELS[Math.min(2, ...rows.map((row) => finalityLevel(row.finality)))] ?? 'pending'
}

/**
 * One element of `/traces` or `/pendingTraces`.
 * @param {Frame} frame
 * @param {readonly Action[] | undefined} actions
 * @returns {Trace}
 */
export function traceBody({ rows, stage, whole }, actions) {
  const [first] = rows
  const last = rows.at(-1)
  const messages = rows.reduce((sum, row) => sum + row.out_msgs.length, 1)
  const over = stage === 'indexed' || stage === 'classified'
  const classified = stage === 'classified' || (whole && stage === 'running')
  return {
    trace_id: first?.trace_id ?? null,
    external_hash: first?.in_msg?.hash ?? null,
    mc_seqno_start: String(first?.mc_block_seqno ?? 0),
    mc_seqno_end: String(last?.mc_block_seqno ?? 0),
    start_lt: first?.lt ?? '0',
    start_utime: first?.now ?? 0,
    end_lt: last?.lt ?? null,
    end_utime: last?.now ?? null,
    trace_info: {
      trace_state: over ? 'complete' : 'pending',
      messages,
      transactions: rows.length,
      pending_messages: over ? 0 : rows.filter((row) => row.emulated === true).length,
      classification_state: classified ? 'ok' : 'unclassified',
    },
    is_incomplete: false,
    ...(actions !== undefined && { actions: classified ? [...actions] : [] }),
    ...(first !== undefined && { trace: buildTree(rows, first) }),
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  }
}

/**
 * @param {readonly Transaction[]} rows In the order of the trace.
 * @param {Transaction} first
 * @returns {TraceNode}
 */
export function buildTree(rows, first) {
  /** @type {Map<string, TraceNode>} */
  const senders = new Map()
  /** @type {TraceNode | undefined} */
  let root
  for (const row of rows) {
    /** @type {TraceNode} */
    const node = {
      tx_hash: row.hash,
      ...(row.in_msg !== null && { in_msg_hash: row.in_msg.hash }),
      children: [],
    }
    root ??= node
    senders.get(row.in_msg?.hash ?? '')?.children?.push(node)
    for (const { hash } of row.out_msgs) senders.set(hash, node)
  }
  return root ?? { tx_hash: first.hash, children: [] }
}
