'use client'
import { nftCollections, nftItems, nftSales, nftTransfers } from '../../../service/endpoints/nfts.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * NFT collection contracts.
 * @example const { data, error } = useNftCollections({ collection_address: [nftCollection] })
 */
export const useNftCollections = createHook(nftCollections)

/**
 * Infinite version of {@link useNftCollections}. Pages by offset: an item that arrives between two requests can be
 * repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteNftCollections({ collection_address: [nftCollection] })
 */
export const useInfiniteNftCollections = createInfiniteHook(nftCollections)

/**
 * NFT items with their collection and sale state.
 * @example const { data, error } = useNftItems({ owner_address: [account], include_on_sale: true, limit: 5 })
 */
export const useNftItems = createHook(nftItems)

/**
 * Infinite version of {@link useNftItems}. Pages by offset: an item that arrives between two requests can be repeated
 * or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteNftItems({ owner_address: [account], include_on_sale: true })
 */
export const useInfiniteNftItems = createInfiniteHook(nftItems)

/**
 * NFT ownership transfers.
 * @example const { data, error } = useNftTransfers({ item_address: [nftItem], limit: 5 })
 */
export const useNftTransfers = createHook(nftTransfers)

/**
 * Infinite version of {@link useNftTransfers}. Pages by cursor: items that arrive between requests do not shift them.
 * @example const { rows, hasMore, loadMore } = useInfiniteNftTransfers({ item_address: [nftItem], limit: 5 })
 */
export const useInfiniteNftTransfers = createInfiniteHook(nftTransfers)

/**
 * GetGems sale and auction contracts and Telemint items by contract address.
 * @example const { data, error } = useNftSales({ address: [sale] })
 */
export const useNftSales = createHook(nftSales)
