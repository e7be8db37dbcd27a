// Traces of transactions that came without them.
import { type Row, type Transaction } from './base.ts'

/** All of a trace but its tree. */
export function derivedHead(trace_id: string, rows: Transaction[]): Row {
  const messages = new Map(
    rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).flatMap((row) => (row ? [[row.hash, row]] : [])),
  )
  const consumed = rows.map((row) => row.in_msg?.hash)
  const pending = [...messages.values()].filter(
    (row) => row.destination !== null && !consumed.includes(row.hash),
  )
  const first = rows[0]?.in_msg
  return {
    trace_id,
    external_hash: first && first.source === null ? first.hash : null,
    mc_seqno_start: String(Math.min(...rows.map((row) => row.mc_block_seqno))),
    mc_seqno_end: String(Math.max(...rows.map((row) => row.mc_block_seqno))),
    start_lt: rows[0]?.lt,
    start_utime: rows[0]?.now,
    end_lt: rows.at(-1)?.lt,
    end_utime: rows.at(-1)?.now,
    trace_info: {
      trace_state: pending.length > 0 ? 'pending' : 'complete',
      messages: messages.size,
      transactions: rows.length,
      pending_messages: pending.length,
      classification_state: 'ok',
    },
    is_incomplete: false,
  }
}

/** The tree by its definition: a transaction hangs below the earlier one that sent its message. */
export function treeOf(rows: Transaction[], root = rows[0]): unknown {
  if (root === undefined) return undefined
  const children = rows.filter(
    (row) => row.in_msg !== null && root.out_msgs.some((message) => message.hash === row.in_msg?.hash),
  )
  return {
    tx_hash: root.hash,
    ...(root.in_msg && { in_msg_hash: root.in_msg.hash }),
    children:
      children.length > 0
        ? children.map((row) => treeOf(rows, row))
        : root.out_msgs.length > 0
          ? null
          : [],
  }
}
