'use client'
import { actions, pendingActions } from '../../../service/endpoints/actions.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Classified high-level actions. */
export const useActions = createHook(actions)

/**
 * {@link useActions}, page after page, by cursor: rows that arrive meanwhile shift nothing. With `action_id`,
 * or `trace_id` without `account`, it pages by offset, and rows that arrive meanwhile shift the pages.
 */
export const useInfiniteActions = createInfiniteHook(actions)

/** Actions of traces that are emulated or not yet completely indexed. */
export const usePendingActions = createHook(pendingActions)
