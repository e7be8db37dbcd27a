import type { Client } from '../../../sources/client/client.ts'
import type { Origin } from '../../../sources/client/origin.ts'
import { HttpError } from '../../../sources/client/errors.ts'
import { type CommitFinality } from '../../../sources/client/stream/events.ts'
import { actions, pendingActions } from '../../../service/endpoints/actions.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import { pendingTraces } from '../../../service/endpoints/traces.ts'
import { transactions } from '../../../service/endpoints/transactions.ts'
import { finalityRank, readFinality } from '../../../service/rows/finality.ts'
import { checkSteps } from '../../../sources/client/accountHistory.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { compareLt } from '../../../meaning/trace/model.ts'
import type { FeedSource } from './feedSource.ts'

/** A mirror does not hold new rows yet. */
const policy = 'service-first'
/** Rows of one request that catches up. */
const catchUpPage = 100
/** Most requests of one catch-up; the list restarts if there is more. */
const maxPages = 10
/** Seconds by which a trace may be classified later than the one that follows it. */
const overlap = 120

/** Creates the source of an account's transactions. Each names the previous one, so gaps are detected. */
export function transactionSource(
  client: Client,
  account: string,
  limit: number,
  minFinality: CommitFinality,
): FeedSource<Transaction> {
  const { request, origin } = createRequest(
    client,
    transactions,
    { account: [account] },
    (answer) => answer.transactions,
  )
  const first = (signal: AbortSignal) => request({ limit, sort: 'desc' }, signal)
  const isOwn = (row: Transaction) => row.account === account && isFinalEnough(readFinality(row), minFinality)
  return {
    id: ({ hash }) => hash,
    subject: ({ in_msg, hash }) => in_msg?.hash ?? hash,
    compare: (a, b) => compareLt(b.lt, a.lt),
    pageSize: limit,
    origin,
    first,
    newer: async (rows, signal) => {
      const [newest] = rows
      if (newest === undefined) return first(signal)
      return loadPages((found: readonly Transaction[]) => {
        const after = BigInt((found.at(-1) ?? newest).lt) + 1n
        return request({ start_lt: String(after), limit: catchUpPage, sort: 'asc' }, signal)
      })
    },
    older: async (rows, signal) => {
      const oldest = rows.at(-1)
      if (oldest === undefined) return []
      const page = await request({ end_lt: String(BigInt(oldest.lt) - 1n), limit, sort: 'desc' }, signal, false)
      // Events can be ahead of the index by more than the list holds.
      checkSteps([oldest, ...page])
      return page
    },
    pending: (signal, priority) =>
      minFinality === 'finalized'
        ? Promise.resolve(undefined)
        : orUnavailable(async () => {
            // Unlike /pendingTransactions it lists confirmed rows, too.
            const { traces } = await client.request(pendingTraces, { account }, { signal, policy, priority })
            return (traces ?? []).flatMap((trace) => Object.values(trace.transactions ?? {}).filter(isOwn))
          }),
    subscription: { topics: ['transactions'], addresses: [account], minFinality },
    readEvent: (event) => (event.type === 'transactions' ? event.transactions.filter(isOwn) : undefined),
    isFinal: (row) => readFinality(row) === 'finalized',
    relate: (row, newest) => {
      if (compareLt(row.lt, newest.lt) <= 0) return 'known'
      return row.prev_trans_lt === newest.lt ? 'next' : 'gap'
    },
  }
}

/**
 * Creates the source of an account's actions. The service lists them once it has classified their trace, not always in
 * order.
 */
export function actionSource(
  client: Client,
  account: string,
  limit: number,
  minFinality: CommitFinality,
): FeedSource<Action> {
  const { request, origin } = createRequest(client, actions, { account }, (answer) => answer.actions)
  const first = (signal: AbortSignal) => request({ limit, sort: 'desc' }, signal)
  return {
    id: ({ action_id }) => action_id,
    subject: (row) => traceKey(row) ?? row.action_id,
    compare: (a, b) =>
      compareLt(b.trace_end_lt, a.trace_end_lt) ||
      compareLt(b.end_lt, a.end_lt) ||
      (a.action_id < b.action_id ? 1 : -1),
    pageSize: limit,
    origin,
    first,
    newer: async (rows, signal) => {
      const [newest] = rows
      if (newest === undefined) return first(signal)
      const start_utime = Math.max(0, newest.trace_end_utime - overlap)
      return loadPages((found) =>
        request({ start_utime, offset: found.length, limit: catchUpPage, sort: 'asc' }, signal),
      )
    },
    older: async (rows, signal) => {
      const oldest = rows.at(-1)
      if (oldest === undefined) return []
      // Several actions can have the same end_lt, and the bound is inclusive.
      const end_lt = oldest.trace_end_lt
      const offset = rows.filter((row) => row.trace_end_lt === end_lt).length
      return request({ end_lt, offset, limit, sort: 'desc' }, signal, false)
    },
    pending: (signal, priority) =>
      minFinality === 'finalized'
        ? Promise.resolve(undefined)
        : orUnavailable(async () => {
            const { actions: rows } = await client.request(pendingActions, { account }, { signal, policy, priority })
            return rows.filter(({ finality }) => isFinalEnough(finality ?? 'pending', minFinality))
          }),
    subscription: { topics: ['actions'], addresses: [account], minFinality },
    readEvent: (event) =>
      event.type === 'actions'
        ? event.actions
            .filter(({ accounts }) => accounts?.includes(account) ?? true)
            .map((row) => ({ ...row, finality: event.finality }))
        : undefined,
    isFinal: ({ finality }) => finality === 'finalized',
    // Other actions of this trace, or of an earlier one, may follow.
    relate: () => 'unclear',
  }
}

/** Creates the request for rows of an account; it remembers the origin of the newest ones. */
function createRequest<P extends object, R, Row>(
  client: Client,
  endpoint: Endpoint<P, R>,
  owner: P,
  readRows: (answer: R) => readonly Row[],
) {
  let origin: Origin | undefined
  return {
    origin: () => origin,
    request: async (params: P, signal: AbortSignal, isTop = true): Promise<readonly Row[]> => {
      const answer = await client.ask(endpoint, { ...owner, ...params }, { signal, policy })
      if (isTop) origin = answer.origin
      return readRows(answer.data)
    },
  }
}

/** Tells whether a row has at least the wanted finality. */
function isFinalEnough(finality: string, least: CommitFinality): boolean {
  return finalityRank({ finality }) >= finalityRank({ finality: least })
}

/** Returns the trace of an action, under the key that events use. */
function traceKey({ trace_external_hash_norm, trace_external_hash, trace_id }: Action): string | undefined {
  return trace_external_hash_norm ?? trace_external_hash ?? trace_id ?? undefined
}

/** Loads pages, oldest first, until a short one; undefined if there are too many. */
async function loadPages<Row>(
  request: (found: readonly Row[]) => Promise<readonly Row[]>,
): Promise<readonly Row[] | undefined> {
  const found: Row[] = []
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await request(found)
    found.push(...page)
    if (page.length < catchUpPage) return found
  }
  return undefined
}

/**
 * Returns an empty list for 404, which means that nothing is pending, and undefined for a deployment
 * without emulation, which lists nothing pending at all.
 */
async function orUnavailable<Row>(ask: () => Promise<readonly Row[]>): Promise<readonly Row[] | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.kind === 'notFound') return []
    if (error.status === 501 || error.kind === 'noRoute' || /not initialized/.test(error.text)) return undefined
    throw error
  }
}
