'use client'
import { multisigOrders, multisigWallets } from '../../../service/endpoints/multisig.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { vesting } from '../../../service/endpoints/vesting.ts'

/**
 * Multisig v2 orders.
 * @example const { data, error } = useMultisigOrders({ multisig_address: [multisig], parse_actions: true, limit: 5 })
 */
export const useMultisigOrders = createHook(multisigOrders)

/**
 * Infinite version of {@link useMultisigOrders}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, loadMore } = useInfiniteMultisigOrders({ multisig_address: [multisig], parse_actions: true })
 */
export const useInfiniteMultisigOrders = createInfiniteHook(multisigOrders)

/**
 * Multisig v2 contracts with their orders.
 * @example const { data, error } = useMultisigWallets({ address: [multisig], limit: 5 })
 */
export const useMultisigWallets = createHook(multisigWallets)

/**
 * Infinite version of {@link useMultisigWallets}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteMultisigWallets({ address: [multisig], limit: 5 })
 */
export const useInfiniteMultisigWallets = createInfiniteHook(multisigWallets)

/**
 * Vesting wallet contracts.
 * @example const { data, error } = useVesting({ contract_address: [vesting], limit: 5 })
 */
export const useVesting = createHook(vesting)

/**
 * Infinite version of {@link useVesting}. Pages by offset: an item that arrives between two requests can be repeated
 * or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteVesting({ contract_address: [vesting], limit: 5 })
 */
export const useInfiniteVesting = createInfiniteHook(vesting)
