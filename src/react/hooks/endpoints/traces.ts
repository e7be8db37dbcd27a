'use client'
import { balanceChanges, pendingTraces, traces } from '../../../service/endpoints/traces.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Traces that are emulated or not yet completely indexed. */
export const usePendingTraces = createHook(pendingTraces)

/** Whole message-chain traces with their transactions. */
export const useTraces = createHook(traces)

/**
 * {@link useTraces}, page after page, by cursor: rows that arrive meanwhile shift nothing. With bounds of
 * both the time and the logical time it pages by offset, and rows that arrive meanwhile shift the pages.
 */
export const useInfiniteTraces = createInfiniteHook(traces)

/** Net GRAM and jetton changes per account for a trace or one action (undocumented). */
export const useBalanceChanges = createHook(balanceChanges)
