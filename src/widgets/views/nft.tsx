import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { EmptyState } from '../../components/states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../components/states/error-state/ErrorState.tsx'
import media from '../../components/nfts/media/media.css?inline'
import grid from '../../components/nfts/nft-grid/nft-grid.css?inline'
import { NftCard, NftCardSkeleton } from '../../components/nfts/nft-grid/NftCard.tsx'
import { useMessages } from '../../display/display.ts'
import { nftMessages } from '../../locales/en/nfts.ts'
import { useNftItems } from '../../hooks/endpoints/nfts.ts'
import { Loading } from '../Loading.tsx'
import { useReport } from '../useReport.ts'
import type { ViewProps } from '../defineWidget.ts'
import single from './nft.css?inline'

export const styles = [media, grid, single]

/** One NFT item. */
export function View({ values: { address }, emit }: ViewProps<{ readonly address: string | undefined }>): ReactElement {
  const messages = useMessages('nft', nftMessages)
  const query = useNftItems(address === undefined ? skipToken : { address: [address] })
  useReport(query, emit)
  if (query.isPending) {
    return (
      <Loading>
        <NftCardSkeleton part="nft" />
      </Loading>
    )
  }
  const item = query.data?.nft_items[0]
  if (query.error !== null && item === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  return item === undefined ? <EmptyState label={messages.empty} /> : <NftCard item={item} part="nft" />
}
