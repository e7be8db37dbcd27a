import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import media from '../../../components/nfts/media/media.css?inline'
import card from '../../../components/nfts/nft-grid/nft-card.css?inline'
import { NftCard, NftCardSkeleton } from '../../../components/nfts/nft-grid/NftCard.tsx'
import { useTexts } from '../../../react/display/display.ts'
import { nftMessages } from '../../../text/en/assets/nfts.ts'
import { useNftItems } from '../../../react/hooks/endpoints/nfts.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import single from './nft.css?inline'
import { FrameMessages } from '../../../components/states/frame/FrameMessages.tsx'
import { frameState } from '../../../components/states/frame/frameState.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [media, card, single]

/** One NFT item. */
export default function NftView({
  values: { address },
  emit,
}: ViewProps<{ readonly address: string | undefined }>): ReactElement {
  const messages = useTexts('nft', nftMessages)
  const query = useNftItems(address === undefined ? skipToken : { address: [address] })
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <NftCardSkeleton part="nft" />
      </LoadingSlot>
    )
  }
  const item = query.data?.nft_items[0]
  const state = cardState(query)
  return (
    <>
      {item !== undefined && <NftCard item={item} part="nft" />}
      <FrameMessages
        {...state}
        state={frameState(item !== undefined, state)}
        error={item === undefined ? state.error : undefined}
        failed={query.error !== null}
        empty={messages.empty}
      />
    </>
  )
}
