'use client'
import { nftCollections, nftItems, nftSales, nftTransfers } from '../../../service/endpoints/nfts.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** NFT collection contracts. */
export const useNftCollections = createHook(nftCollections)

/** {@link useNftCollections}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteNftCollections = createInfiniteHook(nftCollections)

/** NFT items with their collection and sale state. */
export const useNftItems = createHook(nftItems)

/** {@link useNftItems}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteNftItems = createInfiniteHook(nftItems)

/** NFT ownership transfers. */
export const useNftTransfers = createHook(nftTransfers)

/** {@link useNftTransfers}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteNftTransfers = createInfiniteHook(nftTransfers)

/** GetGems sale and auction contracts and Telemint items by contract address. */
export const useNftSales = createHook(nftSales)
