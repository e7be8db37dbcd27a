import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { collectOrigins } from '../../sources/client/collectOrigins.ts'
import { HttpError, InvalidParamsError } from '../../sources/client/errors.ts'
import type { Origin } from '../../sources/client/origin.ts'
import type { TransportInit } from '../../sources/client/transports/transport.ts'
import { pendingTraces, traces } from '../../service/endpoints/traces.ts'
import { transactionsByMessage } from '../../service/endpoints/transactions.ts'
import type { AddressBook, Metadata } from '../../service/rows/names.ts'
import type { Trace } from '../../service/rows/trace.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { TonlensError } from '../../ton/cells/errors.ts'
import { readBase64Hash } from '../../ton/cells/hash.ts'
import { messageHash, normalizedMessageHash } from '../../ton/facts/message.ts'
import { assembleTrace } from '../../meaning/trace/assemble.ts'
import { completeTrace } from '../../meaning/trace/complete.ts'
import { endpointQueryKey, sharedOptions } from './endpointQueryOptions.ts'
import { noteOrigin, type QueryContext, readCached } from './origins.ts'

/**
 * Identifies a trace: the hash of one of its transactions or messages, plain or normalized, in hex,
 * base64 or base64url; or a message as a bag of cells, in base64, hex or bytes.
 */
export type TraceId = string | Uint8Array

/** A {@link TraceId} that has been read. */
export interface TraceKey {
  /** Hash of a transaction or a message, base64. */
  readonly hash: string
  /** True if the id was a message: no transaction has this hash. */
  readonly isMessage: boolean
}

/** Result of looking for a trace. */
export interface FoundTrace {
  /** `null` when the service knows no such trace. */
  readonly trace: Trace | null
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

/** Transactions that the service left out of a trace. */
export interface TraceRest {
  readonly transactions: readonly Transaction[]
}

/** Query options of a result that takes several requests. */
export interface StepsQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: ((context: QueryContext) => Promise<Result>) | SkipToken
  readonly retry: false
  /** Set if answers may come from this browser: those need no network. */
  readonly networkMode?: 'offlineFirst'
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** Options of {@link traceQueryOptions}. */
export interface TraceRequest {
  /** Requests the actions of the trace too. @default false */
  readonly include_actions?: boolean | undefined
}

/**
 * Returns the query options of one trace by any hash of it. The query looks for a transaction, then
 * for a message, then among the traces that are not indexed yet: up to three requests, one less for
 * a message given as a bag of cells. A message and its hash share one query.
 * @throws {InvalidParamsError} The query throws it if `id` is neither a hash nor a message.
 */
export function traceQueryOptions(
  client: Client,
  id: TraceId | SkipToken,
  { include_actions = false }: TraceRequest = {},
): StepsQueryOptions<FoundTrace> {
  const key = id === skipToken ? undefined : readTraceId(id)
  const any_hash = id === skipToken ? '' : (key?.hash ?? String(id))
  return {
    // The endpoint has no parameter `any_hash`, so no other query has this key.
    queryKey: [...endpointQueryKey(client, traces, 'one'), { any_hash, include_actions }],
    queryFn:
      id === skipToken
        ? skipToken
        : async (context) => {
            if (key === undefined) throw unreadableId()
            const refresh = readCached(context) !== undefined
            const found = await findTrace(client, key, include_actions, { signal: context.signal, refresh })
            noteOrigin(context, found.origin)
            return found.data
          },
    ...sharedOptions(client),
  }
}

/** Reads a trace id; `undefined` if it is neither a hash nor a message. */
export function readTraceId(id: TraceId): TraceKey | undefined {
  const hash = typeof id === 'string' ? readBase64Hash(id.trim()) : undefined
  if (hash !== undefined) return { hash, isMessage: false }
  for (const hashMessage of [normalizedMessageHash, messageHash]) {
    try {
      return { hash: hashMessage(id), isMessage: true }
    } catch {
      // An internal message has no normalized hash; anything but a message has neither.
    }
  }
  return undefined
}

/**
 * Returns the query options for the transactions that the service left out of a large trace; they
 * are found message by message.
 * @param onMore Called after each answer with all transactions found so far.
 */
export function traceRestQueryOptions(
  client: Client,
  trace: Trace | SkipToken,
  onMore: (queryKey: QueryKey, rest: TraceRest) => void,
): StepsQueryOptions<TraceRest> {
  const beyond = trace === skipToken ? '' : trace.trace_id
  // A trace that has grown since has other rows beyond it.
  const of = trace === skipToken ? 0 : trace.trace_info.transactions
  const queryKey = [...endpointQueryKey(client, transactionsByMessage, 'one'), { beyond, of }]
  return {
    queryKey,
    queryFn:
      trace === skipToken
        ? skipToken
        : async ({ signal }) => {
            const first = assembleTrace(trace)
            const rest = (all: { readonly transactions: readonly Transaction[] }): TraceRest => ({
              transactions: all.transactions.filter(({ hash }) => !first.indexByHash.has(hash)),
            })
            const ask = async (msg_hash: readonly string[], direction: 'in' | 'out') => {
              const params = { msg_hash: [...msg_hash], direction, limit: 1000, sort: 'asc' as const }
              return (await client.request(transactionsByMessage, params, { signal })).transactions
            }
            const onProgress = (progress: { trace: typeof first }): void => onMore(queryKey, rest(progress.trace))
            return rest(await completeTrace(first, ask, { signal, onProgress }))
          },
    ...sharedOptions(client),
  }
}

function unreadableId(): InvalidParamsError {
  const message = 'is neither a hash nor a message: pass 64 hex digits, 44 characters of base64, or a bag of cells'
  return new InvalidParamsError('trace', [{ path: ['id'], message }])
}

interface Found {
  readonly data: FoundTrace
  readonly origin: Origin | undefined
}

async function findTrace(
  source: Client,
  { hash, isMessage }: TraceKey,
  include_actions: boolean,
  init: Pick<TransportInit, 'signal' | 'refresh'>,
): Promise<Found> {
  const { client, readOrigin } = collectOrigins(source)
  const more = include_actions ? { include_actions } : {}
  const queries = [
    ...(isMessage ? [] : [{ tx_hash: [hash], ...more }]),
    // A message that was sent twice has two traces; the service lists the newest first.
    { msg_hash: [hash], limit: 1, ...more },
  ]
  for (const params of queries) {
    const { data, origin } = await client.ask(traces, params, init)
    const [trace] = data.traces
    const { address_book, metadata } = data
    if (trace !== undefined) return { data: { trace, address_book, metadata }, origin }
  }
  const pending = await findPending(client, hash, init)
  // That there is none is as old as the oldest answer without it.
  return pending.data.trace === null ? { ...pending, origin: readOrigin() } : pending
}

async function findPending(client: Client, hash: string, init: Pick<TransportInit, 'signal'>): Promise<Found> {
  try {
    const { data, origin } = await client.ask(pendingTraces, { ext_msg_hash: [hash] }, init)
    const [trace = null] = data.traces
    const { address_book, metadata } = data
    return { data: { trace, address_book, metadata }, origin }
  } catch (error) {
    // A deployment without emulation has no pending traces, and answers with status 500.
    const none = error instanceof HttpError && (error.kind === 'notFound' || /emulatedTraces/.test(error.text))
    if (!none) throw error
    return { data: { trace: null, address_book: {}, metadata: {} }, origin: undefined }
  }
}
