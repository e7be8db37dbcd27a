'use client'
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from '../../endpoints/jettons.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Jetton burn events. */
export const useJettonBurns = createHook(jettonBurns)

/** {@link useJettonBurns}, page after page. */
export const useInfiniteJettonBurns = createInfiniteHook(jettonBurns)

/** Jetton master contracts. */
export const useJettonMasters = createHook(jettonMasters)

/** {@link useJettonMasters}, page after page. */
export const useInfiniteJettonMasters = createInfiniteHook(jettonMasters)

/** Jetton transfer events. */
export const useJettonTransfers = createHook(jettonTransfers)

/** {@link useJettonTransfers}, page after page. */
export const useInfiniteJettonTransfers = createInfiniteHook(jettonTransfers)

/** Jetton wallet contracts (balances). */
export const useJettonWallets = createHook(jettonWallets)

/** {@link useJettonWallets}, page after page. */
export const useInfiniteJettonWallets = createInfiniteHook(jettonWallets)
