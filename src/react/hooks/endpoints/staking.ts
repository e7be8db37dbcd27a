'use client'
import {
  nominatorPool,
  nominatorPoolNominator,
  nominatorPoolNominatorEvents,
  nominatorPoolNominatorRewards,
  nominatorPoolValidatorEvents,
  nominatorPoolValidatorRewards,
} from '../../../service/endpoints/staking.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Current state of one nominator pool.
 * @example const { data, error } = useNominatorPool({ pool: nominatorPool })
 */
export const useNominatorPool = createHook(nominatorPool)

/**
 * Positions of one nominator in all pools.
 * @example const { data, error } = useNominatorPoolNominator({ nominator: account })
 */
export const useNominatorPoolNominator = createHook(nominatorPoolNominator)

/**
 * Balance events of the nominators of one pool.
 * @example const { data, error } = useNominatorPoolNominatorEvents({ pool: nominatorPool, limit: 5 })
 */
export const useNominatorPoolNominatorEvents = createHook(nominatorPoolNominatorEvents)

/**
 * Infinite version of {@link useNominatorPoolNominatorEvents}. Pages by cursor: items that arrive between requests do
 * not shift them.
 * @example const { rows, hasMore, loadMore } = useInfiniteNominatorPoolNominatorEvents({ pool: nominatorPool })
 */
export const useInfiniteNominatorPoolNominatorEvents = createInfiniteHook(nominatorPoolNominatorEvents)

/**
 * Rewards of one nominator in one pool.
 * @example const { data, error } = useNominatorPoolNominatorRewards({ nominator: account, pool: nominatorPool })
 */
export const useNominatorPoolNominatorRewards = createHook(nominatorPoolNominatorRewards)

/**
 * Infinite version of {@link useNominatorPoolNominatorRewards}. Pages by cursor: items that arrive between requests do
 * not shift them.
 * @example
 * const { rows, loadMore } = useInfiniteNominatorPoolNominatorRewards({ nominator: account, pool: nominatorPool })
 */
export const useInfiniteNominatorPoolNominatorRewards = createInfiniteHook(nominatorPoolNominatorRewards)

/**
 * Balance events of pool validators (the owner's share inside nominator pools).
 * @example const { data, error } = useNominatorPoolValidatorEvents({ pool: nominatorPool, limit: 5 })
 */
export const useNominatorPoolValidatorEvents = createHook(nominatorPoolValidatorEvents)

/**
 * Infinite version of {@link useNominatorPoolValidatorEvents}. Pages by cursor: items that arrive between requests do
 * not shift them.
 * @example const { rows, hasMore, loadMore } = useInfiniteNominatorPoolValidatorEvents({ pool: nominatorPool })
 */
export const useInfiniteNominatorPoolValidatorEvents = createInfiniteHook(nominatorPoolValidatorEvents)

/**
 * Rewards of one validator in one nominator pool.
 * @example const { data, error } = useNominatorPoolValidatorRewards({ validator, pool: nominatorPool })
 */
export const useNominatorPoolValidatorRewards = createHook(nominatorPoolValidatorRewards)

/**
 * Infinite version of {@link useNominatorPoolValidatorRewards}. Pages by cursor: items that arrive between requests do
 * not shift them.
 * @example const { rows, loadMore } = useInfiniteNominatorPoolValidatorRewards({ validator, pool: nominatorPool })
 */
export const useInfiniteNominatorPoolValidatorRewards = createInfiniteHook(nominatorPoolValidatorRewards)
