'use client'
import { type InfiniteData, skipToken, type SkipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import { nftItems } from '../../../service/endpoints/nfts.ts'
import { endpointInfiniteQueryOptions } from '../../query/endpointQueryOptions.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { useClient } from '../../provider/useClient.ts'
import { type ResultOrigin, useOrigins } from '../useOrigins.ts'

/** Parameters of `/nft/items`. */
export type NftGalleryParams = typeof nftItems extends Endpoint<infer Params, unknown> ? Params : never

/** Loaded NFT items, named as the props of `NftGallery`: spread it into one. */
export interface NftGalleryResult extends ResultOrigin {
  /** Deduplicated, in the service's order. */
  readonly items: readonly NftItem[]
  readonly metadata: Metadata
  readonly hasMore: boolean
  /** True while the first page loads. */
  readonly loading: boolean
  /** True while a further page loads. */
  readonly loadingMore: boolean
  readonly error: TonlensError | null
  /** Loads the next page. */
  readonly onLoadMore: () => void
  /** Repeats the request that failed. */
  readonly onRetry: () => void
  /** True while a request waits for the network. */
  readonly offline: boolean
  /** True if the listing changed between two pages: items may be missing until `onReload`. */
  readonly changed: boolean
  /** Reloads all pages, one after another. */
  readonly onReload: () => void
}

/**
 * Loads the NFT items of an owner or a collection page by page. Offsets shift when items are added or
 * removed between two pages, so each page starts with the last row of the previous one, and
 * `changed` tells if they do not match.
 * @param params Those of `useInfiniteNftItems`; `include_on_sale` adds items that the owner has for sale.
 */
export function useNftGallery(
  params: NftGalleryParams | SkipToken,
  {
    client: given,
    enabled = true,
  }: { readonly client?: Client | undefined; readonly enabled?: boolean | undefined } = {},
): NftGalleryResult {
  const client = useClient(given)
  const limit = Math.max(2, (params === skipToken ? undefined : params.limit) ?? nftItems.page.size)
  const options = endpointInfiniteQueryOptions(client, nftItems, params === skipToken ? params : { ...params, limit })
  // The pages of `useInfiniteNftItems` do not overlap, so they need another key.
  const queryKey = [...options.queryKey, 'joined']
  const query = useInfiniteQuery({
    ...options,
    enabled,
    queryKey,
    getNextPageParam: ({ nft_items }, _pages, at) => (nft_items.length < limit ? undefined : Number(at) + limit - 1),
  })
  const { data, error, fetchNextPage, refetch } = query
  const { origin } = useOrigins(queryKey)
  const joined = useMemo(() => joinPages(data), [data])
  const onLoadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const onReload = useCallback(() => void refetch(), [refetch])
  return {
    ...joined,
    hasMore: query.hasNextPage,
    loading: query.isLoading || (query.isPending && query.fetchStatus === 'paused'),
    offline: query.fetchStatus === 'paused',
    origin,
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

/** Deduplicates the rows of all pages, and tells whether the pages match. */
function joinPages(data: InfiniteData<Page> | undefined): Pick<NftGalleryResult, 'items' | 'metadata' | 'changed'> {
  const items = new Map<string, NftItem>()
  const metadata: Metadata = {}
  let changed = false
  let last: string | undefined
  for (const page of data?.pages ?? []) {
    Object.assign(metadata, page.metadata)
    for (const [at, item] of page.nft_items.entries()) {
      const isOverlap = at === 0 && last !== undefined
      if (isOverlap ? item.address !== last : items.has(item.address)) changed = true
      if (!items.has(item.address)) items.set(item.address, item)
    }
    // An empty page after a full one: the last row of that one was removed.
    if (last !== undefined && page.nft_items.length === 0) changed = true
    last = page.nft_items.at(-1)?.address ?? last
  }
  return { items: [...items.values()], metadata, changed }
}
