'use client'
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from '../../../service/endpoints/jettons.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Jetton burn events.
 * @example const { data, error } = useJettonBurns({ jetton_master: jettonMaster, limit: 5 })
 */
export const useJettonBurns = createHook(jettonBurns)

/**
 * Infinite version of {@link useJettonBurns}. Pages by cursor: items that arrive between requests do not shift them.
 * @example const { rows, hasMore, loadMore } = useInfiniteJettonBurns({ jetton_master: jettonMaster, limit: 5 })
 */
export const useInfiniteJettonBurns = createInfiniteHook(jettonBurns)

/**
 * Jetton master contracts.
 * @example const { data, error } = useJettonMasters({ address: [jettonMaster] })
 */
export const useJettonMasters = createHook(jettonMasters)

/**
 * Infinite version of {@link useJettonMasters}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteJettonMasters({ address: [jettonMaster] })
 */
export const useInfiniteJettonMasters = createInfiniteHook(jettonMasters)

/**
 * Jetton transfer events.
 * @example const { data, error } = useJettonTransfers({ owner_address: [account], limit: 5 })
 */
export const useJettonTransfers = createHook(jettonTransfers)

/**
 * Infinite version of {@link useJettonTransfers}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteJettonTransfers({ owner_address: [account], limit: 5 })
 */
export const useInfiniteJettonTransfers = createInfiniteHook(jettonTransfers)

/**
 * Jetton wallet contracts (balances).
 * @example const { data, error } = useJettonWallets({ owner_address: [account], exclude_zero_balance: true, limit: 5 })
 */
export const useJettonWallets = createHook(jettonWallets)

/**
 * Infinite version of {@link useJettonWallets}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, loadMore } = useInfiniteJettonWallets({ owner_address: [account] })
 */
export const useInfiniteJettonWallets = createInfiniteHook(jettonWallets)
