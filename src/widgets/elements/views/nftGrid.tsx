import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import media from '../../../components/nfts/media/media.css?inline'
import card from '../../../components/nfts/nft-grid/nft-card.css?inline'
import grid from '../../../components/nfts/nft-grid/nft-grid.css?inline'
import { NftGrid } from '../../../components/nfts/nft-grid/NftGrid.tsx'
import { useInfiniteNftItems } from '../../../react/hooks/endpoints/nfts.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { isLoading, listState } from '../../../components/lists/queryState.ts'

export const styles = [media, card, grid]

interface Values {
  readonly owner: string | undefined
  readonly collection: string | undefined
  readonly height: number | undefined
}

/** Items of an owner, of a collection, or of both. */
export default function NftGridView({
  values: { owner, collection, height },
  emit,
  open,
}: ViewProps<Values>): ReactElement {
  const query = useInfiniteNftItems(
    owner === undefined && collection === undefined
      ? skipToken
      : {
          ...(owner === undefined ? {} : { owner_address: [owner], include_on_sale: true }),
          ...(collection === undefined ? {} : { collection_address: [collection] }),
          limit: 50,
        },
  )
  useReport(query, emit)
  const shape = height === undefined ? {} : { height }
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <NftGrid items={[]} loading {...shape} />
      </LoadingSlot>
    )
  }
  return <NftGrid items={query.rows} {...shape} {...listState(query)} onSelect={(address) => open('nft', address)} />
}
