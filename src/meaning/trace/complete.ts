import { checkRows } from '../../service/rows/checkRows.ts'
import { transactionShape } from '../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { buildTrace, countMalformed } from './assemble.ts'
import { isUnconsumed, type TraceModel } from './model.ts'

/**
 * Loads the transactions that received messages (`in`) or sent them (`out`), for at most 100 messages
 * at a time.
 * @see GET /transactionsByMessage
 */
export type AskByMessages = (msg_hash: readonly string[], direction: 'in' | 'out') => Promise<readonly Transaction[]>

/** Progress of {@link completeTrace}. */
export interface TraceProgress {
  readonly trace: TraceModel
  /** Number of loaded transactions. */
  readonly loaded: number
  /** Number of transactions of the whole trace; undefined when the service does not tell. */
  readonly total: number | undefined
}

/** Options of {@link completeTrace}. */
export interface CompleteOptions {
  /** Called after every answer with new transactions. */
  readonly onProgress?: ((progress: TraceProgress) => void) | undefined
  /** Stops after the current answer when it is aborted. */
  readonly signal?: AbortSignal | undefined
  /** Most requests. @default 200 */
  readonly requests?: number | undefined
}

/** Most hashes in one request: the service refuses longer URLs. */
const perRequest = 100

/** Tells whether a trace lacks transactions that can be loaded. */
export function canComplete(trace: TraceModel): boolean {
  return trace.state !== 'pending' && trace.state !== 'forecast' && findGaps(trace).length > 0
}

/**
 * Loads the missing transactions of a trace. The service stops at 4,000 transactions; this loads the
 * rest. Ends early when answers have no new transactions; the warnings of the trace then tell what
 * is missing.
 * @throws The error of `ask`, or the reason of `signal`.
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
    const open = findGaps(whole).filter(({ direction, hash }) => !asked.has(`${direction} ${hash}`))
    const direction = open[0]?.direction
    if (direction === undefined) break
    const batch = open.filter((gap) => gap.direction === direction).slice(0, perRequest)
    for (const { hash } of batch) asked.add(`${direction} ${hash}`)
    const found = await ask(
      batch.map(({ hash }) => hash),
      direction,
    )
    const wanted = new Set(batch.map(({ hash }) => hash))
    // Other transactions belong to other traces.
    const { rows, malformed } = checkRows(transactionShape, found)
    const more = rows.filter(
      ({ hash, in_msg, out_msgs }) =>
        !whole.indexByHash.has(hash) &&
        (direction === 'in' ? [in_msg] : out_msgs).some((message) => wanted.has(message?.hash ?? '')),
    )
    if (more.length + malformed === 0) continue
    whole = buildTrace([...whole.transactions, ...more], countMalformed(whole.answer, malformed))
    onProgress?.({
      trace: whole,
      loaded: whole.transactions.length,
      total: whole.answer.trace_info?.transactions,
    })
  }
  return whole
}

/** Lists the messages whose sender or receiver is missing, and which of the two. */
function findGaps({ transactions, messages, roots }: TraceModel): { hash: string; direction: 'in' | 'out' }[] {
  const sent = messages
    .filter((edge) => isUnconsumed(edge))
    .map(({ message: { hash } }) => ({ hash, direction: 'in' as const }))
  const received = roots.flatMap((root) => {
    const message = transactions[root]?.in_msg
    return typeof message?.source === 'string' ? [{ hash: message.hash, direction: 'out' as const }] : []
  })
  return [...sent, ...received]
}
