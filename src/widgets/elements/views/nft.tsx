import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'
import media from '../../../components/nfts/media/media.css?inline'
import card from '../../../components/nfts/nft-grid/nft-card.css?inline'
import { NftCard, NftCardSkeleton } from '../../../components/nfts/nft-grid/NftCard.tsx'
import { FrameMessages } from '../../../components/states/frame/FrameMessages.tsx'
import { frameState } from '../../../components/states/frame/frameState.ts'
import { useTexts } from '../../../react/display/display.ts'
import { useNftItems } from '../../../react/hooks/endpoints/nfts.ts'
import { nftMessages } from '../../../text/en/assets/nfts.ts'
import { View } from '../../views/View.tsx'
import type { WidgetProps } from '../defineWidget.ts'
import single from './nft.css?inline'

export const styles = [media, card, single]

/** One NFT item. */
export default function NftContent({
  values: { address },
  view,
}: WidgetProps<{ readonly address: string | undefined }>): ReactElement {
  const messages = useTexts('nft', nftMessages)
  const query = useNftItems(address === undefined ? skipToken : { address: [address] })
  const item = query.data?.nft_items[0]
  const state = cardState(query)
  return (
    <View {...view} query={query} data={query.data}>
      {isLoading(query) ? (
        <NftCardSkeleton part="nft" />
      ) : (
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
      )}
    </View>
  )
}
