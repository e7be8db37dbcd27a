'use client'
import { topAccountsByBalance } from '../../../service/endpoints/stats.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Accounts with the largest GRAM balance. */
export const useTopAccountsByBalance = createHook(topAccountsByBalance)

/** {@link useTopAccountsByBalance}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteTopAccountsByBalance = createInfiniteHook(topAccountsByBalance)
