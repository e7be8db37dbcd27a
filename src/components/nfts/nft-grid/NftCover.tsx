import type { MouseEventHandler, ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { nftMessages } from '../../../locales/en/nfts.ts'
import type { NftFacts } from '../nft-facts/nftFacts.ts'

interface NftCoverProps {
  readonly flag: NonNullable<NftFacts['flag']>
  readonly onReveal: MouseEventHandler
  readonly tabIndex?: -1 | undefined
}

/** Covers the picture of a flagged item: says why, and has a button that shows the item. */
export function NftCover({ flag, onReveal, tabIndex }: NftCoverProps): ReactElement {
  const messages = useMessages('nft', nftMessages)
  return (
    <span part="nft-card-cover">
      {messages[flag]}
      <button type="button" part="nft-card-reveal" tabIndex={tabIndex} onClick={onReveal}>
        {messages.reveal}
      </button>
    </span>
  )
}
