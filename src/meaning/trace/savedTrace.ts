import { isObject } from '../../service/rows/readRow.ts'
import type { Trace } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { TraceSource } from './assemble.ts'
import type { TraceModel } from './model.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** A saved trace or a test run is not what it should be; the message names the place. */
export class TraceFormatError extends TonlensError {
  override readonly name = 'TraceFormatError'
  /** Path of the malformed value in the file: `transactions[3].out_msgs`. */
  readonly place: string

  constructor(place: string, wrong: string, remedy: string) {
    super(`trace: ${place === '' ? 'the file' : place} ${wrong}. ${remedy}`)
    this.place = place
  }
}

/** Writes a trace as JSON for {@link parseSavedTrace}, including what is known to be missing. */
export function saveTrace({ transactions, answer }: TraceModel): string {
  return JSON.stringify({ format: 'tonlens-trace', version: 1, ...answer, transactions })
}

/**
 * Reads a trace from a file of {@link saveTrace}, an answer of `/traces`, `/pendingTraces`,
 * `/transactions` or `/adjacentTransactions`, an element of `traces`, or a list of transactions.
 * Pass the result to `assembleTrace`.
 * @param file Text, or the result of `JSON.parse`.
 * @throws {TraceFormatError} The file has another format, or contains several traces.
 */
export function parseSavedTrace(file: unknown): TraceSource {
  const value = typeof file === 'string' ? parseJson(file) : file
  if (Array.isArray(value)) return checkTransactions(value, 'transactions')
  if (!isObject(value)) throw new TraceFormatError('', 'holds no trace', remedy)
  if ('traces' in value) {
    const list = Array.isArray(value['traces']) ? (value['traces'] as unknown[]) : []
    const [first] = list
    if (list.length !== 1 || !isObject(first)) {
      throw new TraceFormatError('traces', `has ${list.length} elements, not one`, 'Save one of its elements alone.')
    }
    return checkTrace(first, 'traces[0].')
  }
  return checkTrace(value, '')
}

const remedy = 'Save an answer of /traces or /transactions as it came, or use saveTrace.'

function checkTrace(value: Record<string, unknown>, path: string): TraceSource {
  const { transactions, ...answer } = value
  if ('unreadable' in answer) answer['unreadable'] = Number(answer['unreadable']) || 0
  if (!Array.isArray(transactions) && !isObject(transactions)) {
    throw new TraceFormatError(`${path}transactions`, 'is neither a list nor a map', remedy)
  }
  const rows = checkTransactions(Object.values(transactions), `${path}transactions`)
  if (!('trace_info' in answer) && !('unreadable' in answer) && answer['forecast'] !== true) return rows
  const byHash = Object.fromEntries(rows.map((row) => [row.hash, row]))
  if (!('trace_info' in answer)) return { ...(answer as Partial<Trace>), transactions: byHash }
  const { trace_info, is_incomplete } = answer
  if (!isObject(trace_info) || typeof trace_info['transactions'] !== 'number') {
    throw new TraceFormatError(`${path}trace_info`, 'has no number of transactions', remedy)
  }
  // A tree nested as deep as the trace is long would have to be checked; the counts tell as much.
  return {
    ...(answer as Partial<Trace>),
    is_incomplete: is_incomplete === true,
    trace: undefined,
    transactions: byHash,
  }
}

function checkTransactions(rows: readonly unknown[], path: string): Transaction[] {
  return rows.map((row, place) => {
    const at = `${path}[${place}]`
    if (!isObject(row)) throw new TraceFormatError(at, 'is no object', remedy)
    for (const field of ['hash', 'account', 'lt', 'total_fees']) demandText(row, field, at)
    if (typeof row['now'] !== 'number') throw new TraceFormatError(`${at}.now`, 'is no number', remedy)
    if (!/^\d+$/.test(String(row['lt']))) throw new TraceFormatError(`${at}.lt`, 'is no whole number', remedy)
    if (!isObject(row['description'])) throw new TraceFormatError(`${at}.description`, 'is no object', remedy)
    const { in_msg, out_msgs } = row
    if (in_msg !== null) checkMessage(in_msg, `${at}.in_msg`)
    if (!Array.isArray(out_msgs)) throw new TraceFormatError(`${at}.out_msgs`, 'is no list', remedy)
    out_msgs.forEach((message, order) => checkMessage(message, `${at}.out_msgs[${order}]`))
    return row as unknown as Transaction
  })
}

function checkMessage(message: unknown, at: string): void {
  if (!isObject(message)) throw new TraceFormatError(at, 'is no message', remedy)
  demandText(message, 'hash', at)
  for (const field of ['source', 'destination', 'value', 'fwd_fee']) {
    if (message[field] !== null) demandText(message, field, at)
  }
}

function demandText(row: Record<string, unknown>, field: string, at: string): void {
  if (typeof row[field] !== 'string') throw new TraceFormatError(`${at}.${field}`, 'is no text', remedy)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new TraceFormatError('', 'is not JSON', remedy)
  }
}
