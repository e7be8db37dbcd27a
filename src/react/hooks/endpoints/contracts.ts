'use client'
import { multisigOrders, multisigWallets } from '../../../service/endpoints/multisig.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { vesting } from '../../../service/endpoints/vesting.ts'

/** Multisig v2 orders. */
export const useMultisigOrders = createHook(multisigOrders)

/** {@link useMultisigOrders}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteMultisigOrders = createInfiniteHook(multisigOrders)

/** Multisig v2 contracts with their orders. */
export const useMultisigWallets = createHook(multisigWallets)

/** {@link useMultisigWallets}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteMultisigWallets = createInfiniteHook(multisigWallets)

/** Vesting wallet contracts. */
export const useVesting = createHook(vesting)

/** {@link useVesting}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteVesting = createInfiniteHook(vesting)
