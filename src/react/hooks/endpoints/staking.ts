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

/** Current state of one nominator pool. */
export const useNominatorPool = createHook(nominatorPool)

/** Positions of one nominator in all pools. */
export const useNominatorPoolNominator = createHook(nominatorPoolNominator)

/** Balance events of the nominators of one pool. */
export const useNominatorPoolNominatorEvents = createHook(nominatorPoolNominatorEvents)

/** {@link useNominatorPoolNominatorEvents}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteNominatorPoolNominatorEvents = createInfiniteHook(nominatorPoolNominatorEvents)

/** Rewards of one nominator in one pool. */
export const useNominatorPoolNominatorRewards = createHook(nominatorPoolNominatorRewards)

/** {@link useNominatorPoolNominatorRewards}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteNominatorPoolNominatorRewards = createInfiniteHook(nominatorPoolNominatorRewards)

/** Balance events of pool validators (the owner's share inside nominator pools). */
export const useNominatorPoolValidatorEvents = createHook(nominatorPoolValidatorEvents)

/** {@link useNominatorPoolValidatorEvents}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteNominatorPoolValidatorEvents = createInfiniteHook(nominatorPoolValidatorEvents)

/** Rewards of one validator in one nominator pool. */
export const useNominatorPoolValidatorRewards = createHook(nominatorPoolValidatorRewards)

/** {@link useNominatorPoolValidatorRewards}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteNominatorPoolValidatorRewards = createInfiniteHook(nominatorPoolValidatorRewards)
