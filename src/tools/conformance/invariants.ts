// Invariants: they hold for every answer, whatever rows a deployment has.
import { checkAnswer } from '../../sources/client/checks/checkAnswer.ts'
import { ResponseShapeError, type Issue } from '../../sources/client/errors.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import type { Message } from '../../service/rows/message.ts'
import type { Trace } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { linkHistory } from '../../meaning/verify/history.ts'
import { verifyMessage } from '../../meaning/verify/message.ts'
import type { VerifyResult } from '../../meaning/verify/result.ts'
import { tieTrace } from '../../meaning/verify/trace.ts'
import { verifyTransaction } from '../../meaning/verify/transaction.ts'
import type { Discrepancy } from './firstDifference.ts'
import type { DifferenceKind } from './report.ts'

/** A contradiction inside of one answer. */
export interface Contradiction extends Discrepancy {
  readonly kind: DifferenceKind
}

/** Parameters that leave the history of an account without gaps. */
const gapless = new Set(['account', 'end_lt', 'limit', 'offset', 'sort', 'start_lt'])
/** Most rows of one answer whose hashes are recomputed. */
const maxVerified = 200

/**
 * Finds the first contradiction of an answer: with its documented shape, with the hashes that its rows name,
 * or between its rows. An answer of unexpected shape is not looked at further.
 */
export function findContradiction(endpoint: AnyEndpoint, request: string, body: unknown): Contradiction | undefined {
  const copy = structuredClone(body)
  return findShapeIssue(endpoint, copy) ?? findWrongRow(endpoint.name, request, copy)
}

function findShapeIssue(endpoint: AnyEndpoint, body: unknown): Contradiction | undefined {
  const [issue] = readIssues(endpoint, body)
  if (issue === undefined) return undefined
  const path = issue.path.map(String).join('.')
  return { kind: 'shape', path, answered: issue.message, expected: 'the documented shape' }
}

function readIssues(endpoint: AnyEndpoint, body: unknown): readonly Issue[] {
  try {
    return checkAnswer(endpoint, body).issues
  } catch (error) {
    if (error instanceof ResponseShapeError) return error.issues
    throw error
  }
}

function findWrongRow(name: string, request: string, body: unknown): Contradiction | undefined {
  const { transactions, messages, traces } = body as {
    readonly transactions?: readonly Transaction[]
    readonly messages?: readonly Message[]
    readonly traces?: readonly Trace[]
  }
  if (Array.isArray(messages)) return findWrongHash(messages.slice(0, maxVerified), verifyMessage, 'messages')
  if (Array.isArray(traces)) return findWrongTrace(traces)
  if (!Array.isArray(transactions)) return undefined
  const wrong = findWrongHash(transactions.slice(0, maxVerified), verifyTransaction, 'transactions')
  return wrong ?? (name === 'transactions' && isGapless(request) ? findGap(transactions) : undefined)
}

function findWrongHash<Row extends { readonly hash: string }>(
  rows: readonly Row[],
  verify: (row: Row) => VerifyResult,
  path: string,
): Contradiction | undefined {
  for (const [at, row] of rows.entries()) {
    const { status, field, reason } = verify(row)
    if (status === 'mismatch')
      return wrongHash(`${path}.${at}${field === undefined ? '' : `.${field}`}`, row.hash, reason)
  }
  return undefined
}

function wrongHash(path: string, hash: string, reason = 'hash'): Contradiction {
  return {
    kind: 'hash',
    path,
    answered: `a row that does not fit its hash (${reason})`,
    expected: `a row with the hash ${hash}`,
  }
}

function findWrongTrace(traces: readonly Trace[]): Contradiction | undefined {
  for (const [at, trace] of traces.entries()) {
    const rows = Object.values(trace.transactions ?? {})
    if (rows.length === 0 || rows.length > maxVerified) continue
    const path = `traces.${at}`
    const results = rows.map(verifyTransaction)
    const wrong = results.findIndex(({ status }) => status === 'mismatch')
    const row = rows[wrong]
    if (row !== undefined) return wrongHash(`${path}.transactions.${row.hash}`, row.hash, results[wrong]?.reason)
    const tie = tieTrace(rows, results).ties.find(({ status }) => status === 'mismatch')
    if (tie !== undefined) {
      return {
        kind: 'chain',
        path,
        answered: `two transactions with the message ${tie.message}`,
        expected: 'one sender and one recipient',
      }
    }
    const missing = trace.transactions_order?.find((hash) => !Object.hasOwn(trace.transactions ?? {}, hash))
    if (missing !== undefined)
      return { kind: 'chain', path: `${path}.transactions`, answered: undefined, expected: missing }
  }
  return undefined
}

function isGapless(request: string): boolean {
  const query = new URLSearchParams(request.split('?')[1])
  return [...query.keys()].every((name) => gapless.has(name.toLowerCase().replace(/\[\]$/, '')))
}

/** Finds two neighbors in the list of an account that do not follow each other. */
function findGap(transactions: readonly Transaction[]): Contradiction | undefined {
  const accounts = new Set(transactions.map(({ account }) => account))
  for (const account of accounts) {
    const rows = transactions.filter((row) => row.account === account)
    const newestFirst = rows.toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? 1 : -1))
    const { links } = linkHistory(
      newestFirst,
      newestFirst.map(() => ({ status: 'fits' })),
    )
    const at = links.findIndex(({ status }) => status !== 'follows' && status !== 'earlier-life')
    const [newer, older] = [newestFirst[at], newestFirst[at + 1]]
    if (at < 0 || newer === undefined || older === undefined) continue
    const path = `transactions.${transactions.indexOf(newer)}.${links[at]?.field ?? 'prev_trans_hash'}`
    return { kind: 'chain', path, answered: `followed by ${older.hash}`, expected: newer.prev_trans_hash }
  }
  return undefined
}
