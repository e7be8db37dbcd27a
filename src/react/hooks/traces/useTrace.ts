'use client'
import {
  type QueryClient,
  type QueryKey,
  skipToken,
  type SkipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import {
  readTraceId,
  traceQueryOptions,
  traceRestQueryOptions,
  type FoundTrace,
  type TraceId,
  type TraceRest,
  type TraceRequest,
} from '../../query/traceQueryOptions.ts'
import type { Trace } from '../../../service/rows/trace.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { assembleTrace } from '../../../meaning/trace/assemble.ts'
import { extendTrace } from '../../../meaning/trace/grow.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'
import { usePositioned } from '../usePositioned.ts'
import { useClient } from '../../provider/useClient.ts'

/** Options of {@link useTrace}. */
export interface UseTraceOptions extends TraceRequest {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
  /** Requests the transactions that the service left out of a large trace. @default true */
  readonly complete?: boolean | undefined
  /** Milliseconds between two requests for a trace that has not ended; `false` for a single one. @default 3000 */
  readonly refetchInterval?: number | false | undefined
  /** Milliseconds for which a cached answer is not refetched. @default that of the query client */
  readonly staleTime?: number | undefined
}

/** Result of {@link useTrace}. */
export interface TraceResult extends OneQueryResult<FoundTrace, 'notFound'> {
  /** The trace; undefined until it is found. Its fields tell what is missing from it. */
  readonly trace: TraceModel | undefined
  /** The answer that contains the trace, with names and metadata. */
  readonly data: FoundTrace | undefined
  /**
   * Hash that the trace is looked for by, base64: of a transaction or a message. Known at once, also
   * for a message; undefined while the query is disabled, and for an id that cannot be read.
   */
  readonly hash: string | undefined
  readonly status:
    | 'pending'
    | 'success'
    /** The service knows no such trace, pending or indexed. */
    | 'notFound'
    | 'error'
  /** True while there is neither a trace nor an error nor the answer that there is no such trace. */
  readonly isPending: boolean
  /** Why the request failed; if there is a trace, why its remaining transactions could not be loaded. */
  readonly error: OneQueryResult<FoundTrace>['error']
  /**
   * Set while the remaining transactions of a large trace are loading: how many are loaded, and how
   * many the service counts.
   */
  readonly progress: { readonly loaded: number; readonly total: number | undefined } | undefined
}

/**
 * Loads one trace by any hash of it: of a transaction or a message, plain or normalized, in any form, or
 * by the message that a wallet signed. Refetches the trace until it has ended, and loads the
 * transactions beyond the 4,000 at which the service cuts a trace off.
 * @param id A hash in any form, or the signed message; undefined or `skipToken` for none.
 * @param options What is loaded, and how often.
 * @example const query = useTrace(hash)
 */
export function useTrace(id: Skippable<TraceId>, options: UseTraceOptions = {}): TraceResult {
  const { client: other, include_actions, complete = true, refetchInterval = 3000, staleTime } = options
  const [client] = usePositioned(useClient(other))
  const cache = useQueryClient()
  const given = givenParams(id)
  const hash = useMemo(() => (given === undefined ? undefined : readTraceId(given)?.hash), [given])
  const query = traceQueryOptions(client, id ?? skipToken, { include_actions })
  const found = useQuery({
    ...query,
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : refetchInterval),
  })
  const { origin } = useOrigins(query.queryKey)
  const answer = found.data?.trace ?? undefined
  const cut = complete && answer?.is_incomplete === true && answer.trace_id !== null ? answer : skipToken
  const rest = useQuery({
    ...traceRestQueryOptions(client, cut, (key, more) => showMore(cache, key, more)),
    // Comparing thousands of unchanged rows would take longer than replacing them.
    structuralSharing: false,
    staleTime: Infinity,
    // Rows of a trace that has grown stay while those that came since are looked for.
    placeholderData: (before, query) => (isRestOf(query?.queryKey, cut) ? before : undefined),
  })
  const more = cut === skipToken ? undefined : rest.data?.transactions
  const first = useMemo(() => (answer === undefined ? undefined : assembleTrace(answer)), [answer])
  const trace = useMemo(
    () => (first === undefined || more === undefined ? first : extendTrace(first, more)),
    [first, more],
  )
  const completing = cut !== skipToken && rest.isFetching
  return {
    ...readQuery(found, origin),
    trace,
    hash,
    status: found.status === 'success' && trace === undefined ? 'notFound' : found.status,
    error: found.error ?? (cut === skipToken ? null : rest.error),
    isFetching: found.isFetching || completing,
    progress:
      completing && trace !== undefined
        ? { loaded: trace.transactions.length, total: trace.answer.trace_info?.transactions }
        : undefined,
    refetch: () => {
      void found.refetch()
      if (cut !== skipToken && rest.isError) void rest.refetch()
    },
  }
}

/** Shows the rows found so far, unless more are on screen since before the trace has grown. */
function showMore(cache: QueryClient, queryKey: QueryKey, more: TraceRest): void {
  const known = cache
    .getQueriesData<TraceRest>({ queryKey: queryKey.slice(0, -1) })
    .filter(([key]) => hasSameTrace(key, queryKey))
  if (known.every(([, data]) => (data?.transactions.length ?? 0) <= more.transactions.length))
    cache.setQueryData(queryKey, more)
}

function hasSameTrace(one: QueryKey, other: QueryKey): boolean {
  const [a, b] = [one, other].map((key) => (key.at(-1) as { readonly beyond?: unknown } | undefined)?.beyond)
  return a === b
}

function isRestOf(queryKey: QueryKey | undefined, trace: Trace | SkipToken): boolean {
  const { beyond } = (queryKey?.at(-1) ?? {}) as { readonly beyond?: unknown }
  return trace !== skipToken && beyond === trace.trace_id
}

function hasEnded(found: FoundTrace | undefined): boolean {
  return found !== undefined && found.trace?.trace_info.trace_state !== 'pending'
}
