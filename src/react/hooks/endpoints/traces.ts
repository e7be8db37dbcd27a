'use client'
import { balanceChanges, pendingTraces, traces } from '../../../service/endpoints/traces.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Traces that are emulated or not yet completely indexed.
 * @example const { data, error } = usePendingTraces({ account })
 */
export const usePendingTraces = createHook(pendingTraces)

/**
 * Whole message-chain traces with their transactions.
 * @example const { data, error } = useTraces({ trace_id: [hash] })
 */
export const useTraces = createHook(traces)

/**
 * Infinite version of {@link useTraces}. Pages by cursor: items that arrive between requests do not shift them. With
 * bounds of
 * both the time and the logical time it pages by offset, where items can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteTraces({ trace_id: [hash] })
 */
export const useInfiniteTraces = createInfiniteHook(traces)

/**
 * Net GRAM and jetton changes per account for a trace or one action (undocumented).
 * @example const { data, error } = useBalanceChanges({ trace_id: hash })
 */
export const useBalanceChanges = createHook(balanceChanges)
