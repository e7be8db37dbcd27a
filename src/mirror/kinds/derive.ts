// In a whole world the transactions of a trace are all there is of it, so the trace need not be told.
import { isFinalized } from '../../model/finality.ts'
import type { Message } from '../../schema/message.ts'
import type { Trace } from '../../schema/trace.ts'
import type { Transaction } from '../../schema/transaction.ts'
import type { Database } from '../storage/database.ts'
import { packHash } from '../storage/keys.ts'
import type { Draft } from './kind.ts'
import { read } from '../storage/reader.ts'
import { type StoredTrace, trace, traceDrafts } from './trace.ts'
import { transactionMessages, TRACE, transaction } from './transaction.ts'
import { inTraceOrder, treeOf } from './tree.ts'
import { writeDrafts } from '../storage/write.ts'

/** The service sends larger traces without their transactions. */
const LARGEST_TRACE = 4000
/** Traces whose transactions are in memory at one time. */
const BATCH = 50

/** Makes the traces of transactions that came without them. */
export async function deriveTraces(database: Database, drafts: readonly Draft[]): Promise<void> {
  const told = new Set(
    drafts.flatMap(({ kind, value }) => (kind === trace ? (value as StoredTrace).id : [])),
  )
  const ids = new Set<string>()
  for (const { kind, value } of drafts) {
    if (kind !== transaction || !isFinalized(value)) continue
    const { trace_id } = value as Transaction
    if (trace_id && packHash(trace_id) && !told.has(trace_id)) ids.add(trace_id)
  }
  const open = [...ids]
  for (let at = 0; at < open.length; at += BATCH) {
    const traces = await read(database, (reader) =>
      Promise.all(
        open.slice(at, at + BATCH).map(async (id) => {
          const range = transaction.span(TRACE, [packHash(id)].filter((key) => key !== undefined))
          const rows: Transaction[] = []
          for await (const { value } of reader.walk(transaction, range)) rows.push(value)
          return traceOf(id, rows)
        }),
      ),
    )
    const rows = traces.flatMap((value) => traceDrafts(value, 'transactions', true))
    const derived = rows.filter(({ kind }) => kind === trace)
    await writeDrafts(
      database,
      derived.map((row) => ({ ...row, value: { ...row.value, derived: true } })),
      true,
    )
  }
}

function traceOf(trace_id: string, rows: readonly Transaction[]): Trace {
  const ordered = inTraceOrder(rows)
  const { root, complete } = treeOf(ordered)
  const first = ordered[0]
  const last = ordered.at(-1)
  const messages = new Map<string, Message>()
  for (const row of ordered) for (const message of transactionMessages(row)) messages.set(message.hash, message)
  const consumed = new Set(ordered.map(({ in_msg }) => in_msg?.hash))
  const pending = [...messages.values()].filter(
    ({ hash, destination }) => destination !== null && !consumed.has(hash),
  )
  const begun = first?.in_msg
  const seqnos = ordered.map(({ mc_block_seqno }) => mc_block_seqno)
  const tooLarge = ordered.length > LARGEST_TRACE
  return {
    trace_id,
    external_hash: begun && begun.source === null ? begun.hash : null,
    mc_seqno_start: String(Math.min(...seqnos)),
    mc_seqno_end: String(Math.max(...seqnos)),
    start_lt: first?.lt ?? '0',
    start_utime: first?.now ?? 0,
    end_lt: last?.lt ?? null,
    end_utime: last?.now ?? null,
    trace_info: {
      trace_state: !complete ? 'broken' : pending.length > 0 ? 'pending' : 'complete',
      messages: messages.size,
      transactions: ordered.length,
      pending_messages: pending.length,
      classification_state: 'ok',
    },
    is_incomplete: tooLarge,
    ...(tooLarge && { warning: 'trace is too large' }),
    ...(!complete && !tooLarge && { warning: 'trace is incomplete: a node is missing' }),
    ...(!tooLarge && {
      ...(root && { trace: root }),
      transactions_order: ordered.map(({ hash }) => hash),
      transactions: Object.fromEntries(ordered.map((row) => [row.hash, row])),
    }),
  }
}
