'use client'
import { actions, pendingActions } from '../../../service/endpoints/actions.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Classified high-level actions.
 * @example const { data, error } = useActions({ account, limit: 5 })
 */
export const useActions = createHook(actions)

/**
 * Infinite version of {@link useActions}. Pages by cursor: items that arrive between requests do not shift them. With
 * `action_id`,
 * or `trace_id` without `account`, it pages by offset, where items can be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteActions({ account, limit: 5 })
 */
export const useInfiniteActions = createInfiniteHook(actions)

/**
 * Actions of traces that are emulated or not yet completely indexed.
 * @example const { data, error } = usePendingActions({ account })
 */
export const usePendingActions = createHook(pendingActions)
