'use client'
import { skipToken, type SkipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../client/client.ts'
import type { TonlensError } from '../ton/errors.ts'
import {
  traceQueryOptions,
  traceRestQueryOptions,
  type FoundTrace,
  type TraceId,
  type TraceRequest,
} from '../query/traceQueryOptions.ts'
import { assembleTrace } from '../trace/assemble.ts'
import { extendTrace } from '../trace/grow.ts'
import type { TraceModel } from '../trace/model.ts'
import { useClient } from './useClient.ts'

/** Options of {@link useTrace}. */
export interface UseTraceOptions extends TraceRequest {
  /** Client to ask in place of the provider's. */
  readonly client?: Client | undefined
  /** Ask for what the service left out of a trace that is too large. @default true */
  readonly complete?: boolean | undefined
  /** Milliseconds between two looks at a trace that is not over; `false` for one look. @default 3000 */
  readonly refetchInterval?: number | false | undefined
  /** Milliseconds for which an answer is not asked for again. @default that of the query client */
  readonly staleTime?: number | undefined
}

/** What is known of a trace, and how far the asking has come. */
export interface TraceResult {
  /** Undefined until it is found. Says itself what is missing. */
  readonly trace: TraceModel | undefined
  /** The answer that it was found in, with names and metadata. */
  readonly data: FoundTrace | undefined
  readonly status:
    | 'pending'
    | 'success'
    /** The service knows no such trace, pending or not. */
    | 'notFound'
    | 'error'
  /** Why it did not come; with a trace, why the rest of it did not. */
  readonly error: TonlensError | null
  /** Some request is under way. */
  readonly isFetching: boolean
  /**
   * While the rest of a trace that is too large is asked for: transactions that are here, and all
   * that there are by the service's count.
   */
  readonly progress: { readonly loaded: number; readonly total: number | undefined } | undefined
  /** Asks again. */
  readonly refetch: () => void
}

/**
 * One trace by any hash of it: of a transaction or a message, plain or normalised, in any form, or
 * by the message that a wallet signed. Follows a trace until it is over, and past the 4,000
 * transactions at which the service cuts one off.
 */
export function useTrace(id: TraceId | SkipToken, options: UseTraceOptions = {}): TraceResult {
  const { client: given, include_actions, complete = true, refetchInterval = 3000, staleTime } = options
  const client = useClient(given)
  const cache = useQueryClient()
  const found = useQuery({
    ...traceQueryOptions(client, id, { include_actions }),
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : refetchInterval),
  })
  const answer = found.data?.trace ?? undefined
  const cut = complete && answer?.is_incomplete === true && answer.trace_id !== null ? answer : skipToken
  const rest = useQuery({
    ...traceRestQueryOptions(client, cut, (key, more) => cache.setQueryData(key, more)),
    // Thousands of rows, which no one has changed.
    structuralSharing: false,
    staleTime: Infinity,
  })
  const more = cut === skipToken ? undefined : rest.data?.transactions
  const first = useMemo(() => (answer === undefined ? undefined : assembleTrace(answer)), [answer])
  const trace = useMemo(
    () => (first === undefined || more === undefined ? first : extendTrace(first, more)),
    [first, more],
  )
  const completing = cut !== skipToken && rest.isFetching
  return {
    trace,
    data: found.data,
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

function isOver(found: FoundTrace | undefined): boolean {
  return found !== undefined && found.trace?.trace_info.trace_state !== 'pending'
}
