'use client'
import {
  nominatorPool,
  nominatorPoolNominator,
  nominatorPoolNominatorEvents,
  nominatorPoolNominatorRewards,
  nominatorPoolValidatorEvents,
  nominatorPoolValidatorRewards,
} from '../../endpoints/staking.ts'
import { createHook } from '../createHook.ts'

/** Current state of one nominator pool. */
export const useNominatorPool = createHook(nominatorPool)

/** Positions of one nominator in all pools. */
export const useNominatorPoolNominator = createHook(nominatorPoolNominator)

/** Balance events of the nominators of one pool. */
export const useNominatorPoolNominatorEvents = createHook(nominatorPoolNominatorEvents)

/** Rewards of one nominator in one pool. */
export const useNominatorPoolNominatorRewards = createHook(nominatorPoolNominatorRewards)

/** Balance events of pool validators (the owner's share inside nominator pools). */
export const useNominatorPoolValidatorEvents = createHook(nominatorPoolValidatorEvents)

/** Rewards of one validator in one nominator pool. */
export const useNominatorPoolValidatorRewards = createHook(nominatorPoolValidatorRewards)
