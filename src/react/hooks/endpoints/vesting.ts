'use client'
import { vesting } from '../../../service/endpoints/vesting.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Vesting wallet contracts. */
export const useVesting = createHook(vesting)

/** {@link useVesting}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteVesting = createInfiniteHook(vesting)
