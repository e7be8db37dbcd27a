// Lists of transfers have no links between their rows. They are read in windows of logical time that overlap in one
// value, so that new rows shift nothing.
import type { Client } from '../sources/client/client.ts'
import type { Endpoint } from '../service/endpoints/endpoint.ts'
import { LedgerError } from './line.ts'

/** Fields of the rows that are read in windows. */
interface TransferRow {
  readonly transaction_hash: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

/** Parameters that every list of transfers takes. */
interface TransferParams {
  readonly owner_address?: readonly string[] | undefined
  readonly start_utime?: number | undefined
  readonly end_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly end_lt?: string | undefined
  readonly limit?: number | undefined
  readonly sort?: 'asc' | 'desc' | undefined
}

/** Bounds of {@link listTransfers}. */
export interface TransferBounds {
  readonly start_utime?: number | undefined
  readonly start_lt?: string | undefined
  readonly limit?: number | undefined
  /** Seconds after which an answer of a mirror is too old. @default that of the client */
  readonly maxAge?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Yields all transfers of an owner down to the start of a range, newest first.
 * @param pick Rows of an answer, and a key that no two rows share.
 * @throws {LedgerError} More rows than a page holds share one logical time.
 */
export async function* listTransfers<Params extends TransferParams, Result, Row extends TransferRow>(
  client: Client,
  endpoint: Endpoint<Params, Result>,
  pick: { readonly rows: (result: Result) => readonly Row[]; readonly key: (row: Row) => string },
  owner: string,
  { start_utime, start_lt, limit = 500, maxAge, signal }: TransferBounds,
): AsyncGenerator<readonly Row[], void, undefined> {
  // The service orders by time as soon as a bound of time is given.
  const isTimed = start_utime !== undefined
  const at = (row: Row): string => (isTimed ? String(row.transaction_now) : row.transaction_lt)
  let bound: string | undefined
  let seen = new Set<string>()
  for (;;) {
    signal?.throwIfAborted()
    const end = bound === undefined ? {} : isTimed ? { end_utime: Number(bound) } : { end_lt: bound }
    const params = { owner_address: [owner], start_utime, start_lt, limit, sort: 'desc', ...end } as unknown as Params
    const rows = pick.rows(await client.request(endpoint, params, { signal, priority: 'background', maxAge }))
    const fresh = rows.filter((row) => !seen.has(pick.key(row)))
    if (fresh.length > 0) yield fresh
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    const next = at(last)
    if (next === bound && fresh.length === 0) {
      throw new LedgerError(
        last.transaction_lt,
        'transaction_lt',
        `is shared by more than ${limit} transfers, which no window can split`,
      )
    }
    const tied = rows.filter((row) => at(row) === next).map(pick.key)
    seen = new Set(next === bound ? [...seen, ...tied] : tied)
    bound = next
  }
}
