'use client'
import { vesting } from '../../endpoints/vesting.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Vesting wallet contracts. */
export const useVesting = createHook(vesting)

/** {@link useVesting}, page after page. */
export const useInfiniteVesting = createInfiniteHook(vesting)
