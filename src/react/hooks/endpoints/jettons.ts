'use client'
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from '../../../service/endpoints/jettons.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Jetton burn events. */
export const useJettonBurns = createHook(jettonBurns)

/** {@link useJettonBurns}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteJettonBurns = createInfiniteHook(jettonBurns)

/** Jetton master contracts. */
export const useJettonMasters = createHook(jettonMasters)

/** {@link useJettonMasters}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteJettonMasters = createInfiniteHook(jettonMasters)

/** Jetton transfer events. */
export const useJettonTransfers = createHook(jettonTransfers)

/** {@link useJettonTransfers}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteJettonTransfers = createInfiniteHook(jettonTransfers)

/** Jetton wallet contracts (balances). */
export const useJettonWallets = createHook(jettonWallets)

/** {@link useJettonWallets}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteJettonWallets = createInfiniteHook(jettonWallets)
