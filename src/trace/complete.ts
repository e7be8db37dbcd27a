import type { Transaction } from '../schema/transaction.ts'
import { extendTrace } from './grow.ts'
import { isUnconsumed, type TraceModel } from './model.ts'
import { readableRows } from './readable.ts'

/**
 * Finds transactions by messages: those that received them (`in`) or sent them (`out`), at most
 * 100 messages at a time.
 * @see GET /transactionsByMessage
 */
export type AskByMessages = (
  msg_hash: readonly string[],
  direction: 'in' | 'out',
) => Promise<readonly Transaction[]>

/** How far the filling up of a trace has come. */
export interface TraceProgress {
  readonly trace: TraceModel
  /** Transactions that are here. */
  readonly loaded: number
  /** Transactions of the whole trace by the service's count; undefined when it does not say. */
  readonly total: number | undefined
}

/** How to fill up a trace. */
export interface CompleteOptions {
  /** Called after every answer that brought something. */
  readonly onProgress?: ((progress: TraceProgress) => void) | undefined
  /** Stops between two answers. */
  readonly signal?: AbortSignal | undefined
  /** Most requests. @default 200 */
  readonly requests?: number | undefined
}

/** Hashes in one request: a longer URL would be refused. */
const perRequest = 100

/** True when a trace lacks transactions that could be asked for. */
export function canComplete(trace: TraceModel): boolean {
  return trace.state !== 'pending' && gapsOf(trace).length > 0
}

/**
 * Follows the open ends of a trace until none is left: the way past the 4,000 transactions at which
 * the service cuts a trace off. Ends earlier when the answers bring nothing new; the trace then
 * still says what is missing.
 * @throws whatever `ask` throws, and the reason of an abort.
 */
export async function completeTrace(
  trace: TraceModel,
  ask: AskByMessages,
  { onProgress, signal, requests = 200 }: CompleteOptions = {},
): Promise<TraceModel> {
  const asked = new Set<string>()
  let whole = trace
  for (let request = 0; request < requests; request += 1) {
    signal?.throwIfAborted()
    const open = gapsOf(whole).filter(({ direction, hash }) => !asked.has(`${direction} ${hash}`))
    const direction = open[0]?.direction
    if (direction === undefined) break
    const batch = open.filter((gap) => gap.direction === direction).slice(0, perRequest)
    for (const { hash } of batch) asked.add(`${direction} ${hash}`)
    const found = await ask(batch.map(({ hash }) => hash), direction)
    const wanted = new Set(batch.map(({ hash }) => hash))
    // Anything else would bring other traces along.
    const more = readableRows(found).rows.filter(
      ({ hash, in_msg, out_msgs }) =>
        !whole.indexByHash.has(hash) &&
        (direction === 'in' ? [in_msg] : out_msgs).some((message) => wanted.has(message?.hash ?? '')),
    )
    if (more.length === 0) continue
    whole = extendTrace(whole, more)
    onProgress?.({
      trace: whole,
      loaded: whole.transactions.length,
      total: whole.answer.trace_info?.transactions,
    })
  }
  return whole
}

/** Messages of which one end is missing, and the end to ask for. */
function gapsOf({ transactions, messages, roots }: TraceModel): { hash: string; direction: 'in' | 'out' }[] {
  const sent = messages
    .filter((edge) => isUnconsumed(edge))
    .map(({ message: { hash } }) => ({ hash, direction: 'in' as const }))
  const received = roots.flatMap((root) => {
    const message = transactions[root]?.in_msg
    return typeof message?.source === 'string' ? [{ hash: message.hash, direction: 'out' as const }] : []
  })
  return [...sent, ...received]
}
