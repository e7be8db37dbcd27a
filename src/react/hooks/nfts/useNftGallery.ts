'use client'
import { type InfiniteData, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import { nftItems } from '../../../service/endpoints/nfts.ts'
import { endpointInfiniteQueryOptions } from '../../query/endpointQueryOptions.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { useClient } from '../../provider/useClient.ts'
import { type ListResult, type OneQueryResult, readQuery } from '../result.ts'
import { useOrigins } from '../useOrigins.ts'

/** Parameters of `/nft/items`. */
export type NftGalleryParams = typeof nftItems extends Endpoint<infer Params, unknown> ? Params : never

interface Page {
  readonly nft_items: readonly NftItem[]
  readonly metadata: Metadata
}

/** Result of {@link useNftGallery}. `refetch` reloads all pages, one after another. */
export interface NftGalleryResult extends OneQueryResult<InfiniteData<Page>>, ListResult<NftItem> {
  /** Deduplicated, in the service's order. */
  readonly rows: readonly NftItem[]
  /** Metadata of the items of all pages. */
  readonly metadata: Metadata
  /** True if the listing changed between two pages: items may be missing until `refetch`. */
  readonly hasChanged: boolean
  /** True if `error` is that of the next page. */
  readonly isFetchNextPageError: boolean
}

/**
 * Loads the NFT items of an owner or a collection page by page. Offsets shift when items are added or
 * removed between two pages, so each page starts with the last row of the previous one, and
 * `hasChanged` tells if they do not match.
 * @param given Those of `useInfiniteNftItems`; `include_on_sale` adds items that the owner has for sale.
 * @param options Client to use, and whether anything is loaded.
 * @example
 * const gallery = useNftGallery({ owner_address: [owner] })
 * const { rows, metadata, hasChanged, refetch } = gallery
 * <NftGallery items={rows} metadata={metadata} changed={hasChanged} onReload={refetch} {...listState(gallery)} />
 */
export function useNftGallery(
  given: Skippable<NftGalleryParams>,
  {
    client: other,
    enabled = true,
  }: {
    /** Client to use, such as one of another network. @default the provider's */
    readonly client?: Client | undefined
    /** Loads items. @default true */
    readonly enabled?: boolean | undefined
  } = {},
): NftGalleryResult {
  const client = useClient(other)
  const params = givenParams(given)
  const limit = Math.max(2, params?.limit ?? nftItems.page.size)
  const options = endpointInfiniteQueryOptions(
    client,
    nftItems,
    params === undefined ? skipToken : { ...params, limit },
  )
  // The pages of `useInfiniteNftItems` do not overlap, so they need another key.
  const queryKey = [...options.queryKey, 'joined']
  const query = useInfiniteQuery({
    ...options,
    enabled,
    queryKey,
    getNextPageParam: ({ nft_items }, _pages, at) => (nft_items.length < limit ? undefined : Number(at) + limit - 1),
  })
  const { data, fetchNextPage, hasNextPage: hasMore, isFetchingNextPage, isFetchNextPageError } = query
  const { origin } = useOrigins(queryKey)
  const joined = useMemo(() => joinPages(data), [data])
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const isLoadingMore = isFetchingNextPage && query.fetchStatus !== 'paused'
  return { ...readQuery(query, origin), ...joined, hasMore, isLoadingMore, loadMore, isFetchNextPageError }
}

/** Deduplicates the rows of all pages, and tells whether the pages match. */
function joinPages(data: InfiniteData<Page> | undefined): Pick<NftGalleryResult, 'rows' | 'metadata' | 'hasChanged'> {
  const items = new Map<string, NftItem>()
  const metadata: Metadata = {}
  let hasChanged = false
  let last: string | undefined
  for (const page of data?.pages ?? []) {
    Object.assign(metadata, page.metadata)
    for (const [at, item] of page.nft_items.entries()) {
      const isOverlap = at === 0 && last !== undefined
      if (isOverlap ? item.address !== last : items.has(item.address)) hasChanged = true
      if (!items.has(item.address)) items.set(item.address, item)
    }
    // An empty page after a full one: the last row of that one was removed.
    if (last !== undefined && page.nft_items.length === 0) hasChanged = true
    last = page.nft_items.at(-1)?.address ?? last
  }
  return { rows: [...items.values()], metadata, hasChanged }
}
