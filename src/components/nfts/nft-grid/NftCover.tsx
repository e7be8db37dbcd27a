import type { MouseEventHandler, ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { nftMessages } from '../../../text/en/assets/nfts.ts'
import type { TokenInfo } from '../../../service/rows/names.ts'
import type { ImageGate } from '../media/imageGate.ts'
import { Media } from '../media/Media.tsx'
import { allowedSources, blurredSources } from '../media/pictureSources.ts'
import type { NftFacts } from '../nft-facts/nftFacts.ts'

interface NftCoverProps {
  readonly flag: NonNullable<NftFacts['flag']>
  /** Token whose preview stands blurred behind the words, if its picture is sensitive. */
  readonly token: TokenInfo | undefined
  readonly gate?: ImageGate | undefined
  readonly onReveal: MouseEventHandler
  readonly tabIndex?: -1 | undefined
}

/** Width of the preview to request, CSS px: too few for details, even without the blur. */
const width = 32

/**
 * Covers the picture of a flagged item: says why, and has a button that shows the item. A sensitive picture has its
 * preview, blurred, as the background; a scam loads nothing.
 */
export function NftCover({ flag, token, gate, onReveal, tabIndex }: NftCoverProps): ReactElement {
  const { media } = useDisplay()
  const messages = useTexts('nft', nftMessages)
  const sources = flag === 'nsfw' ? blurredSources(token) : []
  const isLoadable = allowedSources(media, sources, { width, height: width }).length > 0
  return (
    <span part="nft-card-cover">
      {isLoadable && (
        <Media part="nft-card-blur" aria-hidden="true" sources={sources} alt="" width={width} gate={gate} />
      )}
      <span part="nft-card-warning">{messages[flag]}</span>
      <button type="button" part="button nft-card-reveal" tabIndex={tabIndex} onClick={onReveal}>
        {messages.reveal}
      </button>
    </span>
  )
}
