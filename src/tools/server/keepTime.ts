import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { isFinalized } from '../../service/rows/finality.ts'
import { isObject } from '../../service/rows/readRow.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { findRule } from '../../service/rules/index.ts'
import type { Params } from '../../sources/client/transports/transport.ts'

/** Seconds for which rows that cannot change are given again where names stand beside them, which can. */
const maxNameAge = 3600

type Rows = readonly unknown[]

/** Endpoints that find rows by a hash: its parameter, and the list of the rows. */
const byHash: Readonly<Record<string, { readonly param: string; readonly rows: string }>> = {
  transactions: { param: 'hash', rows: 'transactions' },
  traces: { param: 'trace_id', rows: 'traces' },
  actions: { param: 'action_id', rows: 'actions' },
}

/**
 * Seconds for which an answer can be true: rows that the masterchain has committed stay as they are, everything else
 * may change with the next block.
 * @param maxAge Seconds for lists and states.
 * @returns `Infinity` for what cannot change, 0 for what must not be given twice.
 */
export function findKeepTime(endpoint: AnyEndpoint, params: Params, body: unknown, maxAge: number): number {
  if (endpoint.kind === 'mutation' || findRule(endpoint.name)?.fleeting === true) return 0
  if (isFinal(endpoint, params, body)) return hasNames(body) ? maxNameAge : Infinity
  const { staleTime } = endpoint
  return staleTime === undefined ? maxAge : Math.min(maxAge, staleTime / 1000)
}

function isFinal({ name }: AnyEndpoint, params: Params, body: unknown): boolean {
  const rule = Object.hasOwn(byHash, name) ? byHash[name] : undefined
  if (rule === undefined || !isObject(body)) return false
  const asked = params[rule.param]
  const rows = body[rule.rows]
  // A row that is not there yet may come.
  if (!Array.isArray(asked) || !Array.isArray(rows) || (rows as Rows).length < asked.length) return false
  return (rows as Rows).every((row) => isObject(row) && isFinalRow(name, row))
}

function isFinalRow(name: string, row: Readonly<Record<string, unknown>>): boolean {
  if (name !== 'traces') return isFinalized(row)
  const { trace_info: info, transactions } = row
  if (!isObject(info) || !isObject(transactions) || row['is_incomplete'] === true) return false
  if (info['trace_state'] !== 'complete' || info['classification_state'] !== 'ok') return false
  return Object.values(transactions as Readonly<Record<string, Transaction>>).every(isFinalized)
}

function hasNames(body: unknown): boolean {
  return (
    isObject(body) &&
    ['address_book', 'metadata'].some((part) => isObject(body[part]) && Object.keys(body[part]).length > 0)
  )
}
