'use client'
import type { ReactElement } from 'react'
import { NftGrid, type NftGridProps } from '../../components/nfts/nft-grid/NftGrid.tsx'
import { listState } from '../../components/lists/queryState.ts'
import { useInfiniteNftItems } from '../../react/hooks/endpoints/nfts.ts'
import type { ParamsOf } from '../../service/endpoints/endpoint.ts'
import type { nftItems } from '../../service/endpoints/nfts.ts'
import type { NftItem } from '../../service/rows/nft.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'
import { useUniqueRows } from '../../react/display/useRows.ts'

/** Props of {@link AccountNfts}; the rest go to the {@link NftGrid}. */
export interface AccountNftsProps extends ViewProps<readonly NftItem[]>, Omit<NftGridProps, 'items' | QueryProps> {
  /**
   * Address of the owner, in any form; undefined for a collection, or while there is none yet: nothing is requested.
   */
  readonly address: string | undefined
  /** Address of a collection: shows only its items, of all owners if there is no `address`. @default none */
  readonly collection?: string | undefined
  /** Items of a page, 1 to 1000. @default 50 */
  readonly limit?: number | undefined
  /** More parameters of `/nft/items`. @default { include_on_sale: true } */
  readonly params?: Omit<ParamsOf<typeof nftItems>, 'owner_address' | 'collection_address' | 'limit'> | undefined
}

/** Loads the NFT items of an owner, of a collection, or of both, and shows them as an {@link NftGrid}. */
export function AccountNfts(props: AccountNftsProps): ReactElement {
  const { address, collection, limit = 50, params, onResult, renderLoading, ...rest } = props
  const query = useInfiniteNftItems(
    address === undefined && collection === undefined
      ? undefined
      : {
          ...(address !== undefined && { owner_address: [address], include_on_sale: true }),
          ...(collection !== undefined && { collection_address: [collection] }),
          limit,
          ...params,
        },
  )
  const items = useUniqueRows(query.rows, 'address')
  return (
    <View query={query} data={query.data && items} onResult={onResult} renderLoading={renderLoading}>
      <NftGrid {...rest} {...listState(query)} items={items} />
    </View>
  )
}
