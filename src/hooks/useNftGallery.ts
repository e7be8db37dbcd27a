'use client'
import { type InfiniteData, skipToken, type SkipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Client } from '../client/client.ts'
import type { TonlensError } from '../ton/errors.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { nftItems } from '../endpoints/nfts.ts'
import { endpointInfiniteQueryOptions } from '../query/endpointQueryOptions.ts'
import type { Metadata } from '../schema/names.ts'
import type { NftItem } from '../schema/nft.ts'
import { useClient } from './useClient.ts'

/** Parameters of `/nft/items`. */
export type NftGalleryParams = typeof nftItems extends Endpoint<infer Params, unknown> ? Params : never

/** NFT items as far as they are loaded: what `NftGallery` and `NftGrid` take as props. */
export interface NftGalleryResult {
  /** Each once, in the order of the service. */
  readonly items: readonly NftItem[]
  readonly metadata: Metadata
  readonly hasMore: boolean
  /** The first page is on its way. */
  readonly loading: boolean
  /** The next page is on its way. */
  readonly loadingMore: boolean
  readonly error: TonlensError | null
  readonly onLoadMore: () => void
  readonly onRetry: () => void
  /** Two pages do not fit together: the list changed between them, and items may be missing. */
  readonly changed: boolean
  /** Loads all pages again, one after another. */
  readonly onReload: () => void
}

/**
 * NFT items of an owner or a collection, page after page. Offsets move when items come or go between
 * two pages, so each page begins with the last row of the one before: what does not fit is told.
 * @param params As of `useInfiniteNftItems`; `include_on_sale` adds what an owner has for sale.
 */
export function useNftGallery(
  params: NftGalleryParams | SkipToken,
  { client: given, enabled = true }: { readonly client?: Client | undefined; readonly enabled?: boolean | undefined } = {},
): NftGalleryResult {
  const client = useClient(given)
  const limit = Math.max(2, (params === skipToken ? undefined : params.limit) ?? nftItems.page.size)
  const options = endpointInfiniteQueryOptions(client, nftItems, params === skipToken ? params : { ...params, limit })
  const query = useInfiniteQuery({
    ...options,
    enabled,
    // Not the pages of `useInfiniteNftItems`, which share no row.
    queryKey: [...options.queryKey, 'joined'],
    getNextPageParam: ({ nft_items }, _pages, at) => (nft_items.length < limit ? undefined : at + limit - 1),
  })
  const { data, error, fetchNextPage, refetch } = query
  const joined = useMemo(() => join(data), [data])
  const onLoadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const onReload = useCallback(() => void refetch(), [refetch])
  return {
    ...joined,
    hasMore: query.hasNextPage,
    loading: query.isLoading,
    loadingMore: query.isFetchingNextPage,
    error,
    onLoadMore,
    onRetry: query.isFetchNextPageError ? onLoadMore : onReload,
    onReload,
  }
}

interface Page {
  readonly nft_items: readonly NftItem[]
  readonly metadata: Metadata
}

/** The rows of all pages, each once, and whether the pages fit together. */
function join(data: InfiniteData<Page> | undefined): Pick<NftGalleryResult, 'items' | 'metadata' | 'changed'> {
  const items = new Map<string, NftItem>()
  const metadata: Metadata = {}
  let changed = false
  let last: string | undefined
  for (const page of data?.pages ?? []) {
    Object.assign(metadata, page.metadata)
    for (const [at, item] of page.nft_items.entries()) {
      const isJoint = at === 0 && last !== undefined
      if (isJoint ? item.address !== last : items.has(item.address)) changed = true
      if (!items.has(item.address)) items.set(item.address, item)
    }
    // A page of nothing after a whole one: what was its last row is gone.
    if (last !== undefined && page.nft_items.length === 0) changed = true
    last = page.nft_items.at(-1)?.address ?? last
  }
  return { items: [...items.values()], metadata, changed }
}
