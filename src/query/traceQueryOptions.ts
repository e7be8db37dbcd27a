import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../client/client.ts'
import { HttpError, InvalidParamsError, NetworkError } from '../client/errors.ts'
import { pendingTraces, traces } from '../endpoints/traces.ts'
import { transactionsByMessage } from '../endpoints/transactions.ts'
import type { AddressBook, Metadata } from '../schema/names.ts'
import type { Trace } from '../schema/trace.ts'
import type { Transaction } from '../schema/transaction.ts'
import { bagToBytes, bytesToBase64 } from '../ton/bytes.ts'
import { BocFormatError, type TonlensError } from '../ton/errors.ts'
import { readBase64Hash } from '../ton/hash.ts'
import { assembleTrace } from '../trace/assemble.ts'
import { completeTrace } from '../trace/complete.ts'
import { common, endpointQueryKey } from './endpointQueryOptions.ts'

/**
 * What a trace is asked by: the hash of one of its transactions or messages, plain or normalised,
 * in hex, base64 or base64url; or a message as a bag of cells, in base64, hex or bytes.
 */
export type TraceId = string | Uint8Array

/** What was found; `trace` is null when the service knows none. */
export interface FoundTrace {
  readonly trace: Trace | null
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

/** Transactions beyond those that the service put into a trace. */
export interface TraceRest {
  readonly transactions: readonly Transaction[]
}

/** Query options of something that is asked for in several steps. */
export interface StepsQueryOptions<Result> {
  readonly queryKey: QueryKey
  readonly queryFn: ((context: { readonly signal: AbortSignal }) => Promise<Result>) | SkipToken
  readonly retry: false
  /** Set where answers may come from this browser: they do not wait for a network. */
  readonly networkMode?: 'offlineFirst'
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** How a trace is asked for. */
export interface TraceRequest {
  /** Actions of the trace too. @default false */
  readonly include_actions?: boolean | undefined
}

/**
 * One trace by any hash of it: by a transaction, else by a message, else among those that are not
 * indexed yet. Up to three requests; a bag of cells saves the first.
 * @throws {InvalidParamsError} from the query: the id is no hash and no message.
 */
export function traceQueryOptions(
  client: Client,
  id: TraceId | SkipToken,
  { include_actions = false }: TraceRequest = {},
): StepsQueryOptions<FoundTrace> {
  const any_hash = id === skipToken ? '' : nameOf(id)
  return {
    // The endpoint has no such parameter, so that no other query shares the key.
    queryKey: [...endpointQueryKey(client, traces, 'one'), { any_hash, include_actions }],
    queryFn:
      id === skipToken
        ? skipToken
        : async ({ signal }) => findTrace(client, await readId(id), include_actions, signal),
    ...common(client),
  }
}

/**
 * The transactions that the service left out of a trace because it is too large, found message by
 * message.
 * @param onMore Told of all that have come so far, after each answer.
 */
export function traceRestQueryOptions(
  client: Client,
  trace: Trace | SkipToken,
  onMore: (queryKey: QueryKey, rest: TraceRest) => void,
): StepsQueryOptions<TraceRest> {
  const beyond = trace === skipToken ? '' : trace.trace_id
  const queryKey = [...endpointQueryKey(client, transactionsByMessage, 'one'), { beyond }]
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
    ...common(client),
  }
}

interface KnownId {
  /** Base64. */
  readonly hash: string
  /** False for what can only be a message. */
  readonly maybeTransaction: boolean
}

/** Base64, where the id is a hash. */
function hashOf(id: TraceId): string | undefined {
  return typeof id === 'string' ? readBase64Hash(id.trim()) : undefined
}

/** What tells queries apart: the hash, or the bytes of the message in whatever form they came. */
function nameOf(id: TraceId): string {
  const hash = hashOf(id)
  if (hash !== undefined) return hash
  try {
    return bytesToBase64(typeof id === 'string' ? bagToBytes(id, BocFormatError) : id)
  } catch {
    return String(id)
  }
}

/** Reading cells takes code of its own, which is loaded with the first message. */
async function readId(id: TraceId): Promise<KnownId> {
  const hash = hashOf(id)
  if (hash !== undefined) return { hash, maybeTransaction: true }
  const { messageHash, normalizedMessageHash } = await import('../ton/message.ts').catch((cause: unknown) => {
    throw new NetworkError('The code that reads messages', cause)
  })
  for (const hashed of [normalizedMessageHash, messageHash]) {
    try {
      return { hash: hashed(id), maybeTransaction: false }
    } catch {
      // An internal message has no normalised hash; what is no message has none at all.
    }
  }
  throw unreadable()
}

function unreadable(): InvalidParamsError {
  const message = 'is no hash and no message: give 64 hex digits, 44 characters of base64, or a bag of cells'
  return new InvalidParamsError('trace', [{ path: ['id'], message }])
}

async function findTrace(
  client: Client,
  { hash, maybeTransaction }: KnownId,
  include_actions: boolean,
  signal: AbortSignal,
): Promise<FoundTrace> {
  const more = include_actions ? { include_actions } : {}
  const queries = [
    ...(maybeTransaction ? [{ tx_hash: [hash], ...more }] : []),
    // A message that was sent again has several traces: the newest comes first.
    { msg_hash: [hash], limit: 1, ...more },
  ]
  for (const params of queries) {
    const answer = await client.request(traces, params, { signal })
    const [trace] = answer.traces
    if (trace !== undefined) return { trace, address_book: answer.address_book, metadata: answer.metadata }
  }
  return findPending(client, hash, signal)
}

async function findPending(client: Client, hash: string, signal: AbortSignal): Promise<FoundTrace> {
  try {
    const answer = await client.request(pendingTraces, { ext_msg_hash: [hash] }, { signal })
    const [trace = null] = answer.traces
    return { trace, address_book: answer.address_book, metadata: answer.metadata }
  } catch (error) {
    // A deployment without emulation knows no pending traces, and says so with a 500.
    const none = error instanceof HttpError && (error.kind === 'notFound' || /emulatedTraces/.test(error.text))
    if (!none) throw error
    return { trace: null, address_book: {}, metadata: {} }
  }
}
