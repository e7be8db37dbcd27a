import type { Client } from '../../client/client.ts'
import { HttpError } from '../../client/errors.ts'
import { type Finality } from '../../client/stream/events.ts'
import { actions, pendingActions } from '../../endpoints/actions.ts'
import { pendingTransactions, transactions } from '../../endpoints/transactions.ts'
import { finalityRank, readFinality } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { compareDecimal } from '../../trace/decimal.ts'
import type { FeedSource } from './feed.ts'

/** What is new is not in a mirror yet. */
const policy = 'service-first'
/** Rows of one request and requests of one catch-up; after more the list begins anew. */
const catchUpPage = 100
const mostPages = 10
/** Seconds by which the classification of one trace may be later than that of the next. */
const overlap = 120

/** Transactions of one account; every two neighbours are linked, so that a gap shows. */
export function transactionSource(
  client: Client,
  account: string,
  limit: number,
  minFinality: Finality,
): FeedSource<Transaction> {
  const ask = async (params: object, signal: AbortSignal) =>
    (await client.request(transactions, { account: [account], ...params }, { signal, policy })).transactions
  const first = (signal: AbortSignal) => ask({ limit, sort: 'desc' }, signal)
  return {
    id: ({ hash }) => hash,
    subject: ({ in_msg, hash }) => in_msg?.hash ?? hash,
    compare: (a, b) => compareDecimal(b.lt, a.lt),
    pageSize: limit,
    first,
    newer: async (rows, signal) => {
      const [newest] = rows
      if (newest === undefined) return first(signal)
      return pagesOf((found: readonly Transaction[]) => {
        const after = BigInt((found.at(-1) ?? newest).lt) + 1n
        return ask({ start_lt: String(after), limit: catchUpPage, sort: 'asc' }, signal)
      })
    },
    older: async (rows, signal) => {
      const oldest = rows.at(-1)
      if (oldest === undefined) return []
      return ask({ end_lt: String(BigInt(oldest.lt) - 1n), limit, sort: 'desc' }, signal)
    },
    pending: (signal) =>
      minFinality === 'pending'
        ? orNone(async () =>
            (await client.request(pendingTransactions, { account: [account] }, { signal, policy })).transactions,
          )
        : Promise.resolve(undefined),
    subscription: { topics: ['transactions'], addresses: [account], minFinality },
    rowsOf: (event) =>
      event.type === 'transactions'
        ? event.transactions.filter((row) => row.account === account && isWanted(readFinality(row), minFinality))
        : undefined,
    isFinal: (row) => readFinality(row) === 'finalized',
    place: (row, newest) => {
      if (compareDecimal(row.lt, newest.lt) <= 0) return 'known'
      return row.prev_trans_lt === newest.lt ? 'next' : 'ask'
    },
  }
}

/** Actions of one account; they come when the service has understood a trace, not always in order. */
export function actionSource(
  client: Client,
  account: string,
  limit: number,
  minFinality: Finality,
): FeedSource<Action> {
  const ask = async (params: object, signal: AbortSignal) =>
    (await client.request(actions, { account, ...params }, { signal, policy })).actions
  const first = (signal: AbortSignal) => ask({ limit, sort: 'desc' }, signal)
  return {
    id: ({ action_id }) => action_id,
    subject: (row) => traceOf(row) ?? row.action_id,
    compare: (a, b) =>
      compareDecimal(b.trace_end_lt, a.trace_end_lt) ||
      compareDecimal(b.end_lt, a.end_lt) ||
      (a.action_id < b.action_id ? 1 : -1),
    pageSize: limit,
    first,
    newer: async (rows, signal) => {
      const [newest] = rows
      if (newest === undefined) return first(signal)
      const start_utime = Math.max(0, newest.trace_end_utime - overlap)
      return pagesOf((found) =>
        ask({ start_utime, offset: found.length, limit: catchUpPage, sort: 'asc' }, signal),
      )
    },
    older: async (rows, signal) => {
      const oldest = rows.at(-1)
      if (oldest === undefined) return []
      // Several actions end together, and the bound is inclusive.
      const end_lt = oldest.trace_end_lt
      const offset = rows.filter((row) => row.trace_end_lt === end_lt).length
      return ask({ end_lt, offset, limit, sort: 'desc' }, signal)
    },
    pending: (signal) =>
      minFinality === 'pending'
        ? orNone(async () => (await client.request(pendingActions, { account }, { signal, policy })).actions)
        : Promise.resolve(undefined),
    subscription: { topics: ['actions'], addresses: [account], minFinality },
    rowsOf: (event) =>
      event.type === 'actions'
        ? event.actions
            .filter(({ accounts }) => accounts?.includes(account) ?? true)
            .map((row) => ({ ...row, finality: event.finality }))
        : undefined,
    isFinal: ({ finality }) => finality === 'finalized',
    // Other actions of the trace, or of one that ended before, may still be to come.
    place: () => 'ask',
  }
}

/** Whether a row is final enough to be shown. */
function isWanted(finality: string, least: Finality): boolean {
  return finalityRank({ finality }) >= finalityRank({ finality: least })
}

/** The trace of an action as events name it. */
function traceOf({ trace_external_hash_norm, trace_external_hash, trace_id }: Action): string | undefined {
  return trace_external_hash_norm ?? trace_external_hash ?? trace_id ?? undefined
}

/** Page after page, oldest first, until a short one; undefined when there are too many. */
async function pagesOf<Row>(
  ask: (found: readonly Row[]) => Promise<readonly Row[]>,
): Promise<readonly Row[] | undefined> {
  const found: Row[] = []
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await ask(found)
    found.push(...page)
    if (page.length < catchUpPage) return found
  }
  return undefined
}

/** Deployments without emulation have nothing pending; 404 says the same of an account. */
async function orNone<Row>(ask: () => Promise<readonly Row[]>): Promise<readonly Row[] | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.kind === 'notFound') return []
    if (error.status === 501 || error.kind === 'noRoute' || /not initialized/.test(error.text)) return undefined
    throw error
  }
}
