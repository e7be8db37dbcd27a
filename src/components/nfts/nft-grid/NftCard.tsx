'use client'
import {
  forwardRef,
  memo,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { nftMessages } from '../../../locales/en/nfts.ts'
import type { NftItem } from '../../../schema/nft.ts'
import type { ImageGate } from '../media/imageGate.ts'
import { Media } from '../media/Media.tsx'
import { pictureSources } from '../media/sources.ts'
import { indexText, nftFacts } from './facts.ts'
import { useMetadata, type MetadataMap } from './useMetadata.ts'

/** Props of {@link NftCard}; the rest goes to its root. */
export interface NftCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** As `/nft/items` sends it. */
  item: NftItem
  /** `metadata` of the answer that holds the item. @default what the display knows */
  metadata?: MetadataMap
  /** Width for which the picture is asked, CSS px. @default 256 */
  width?: number | undefined
  /** Shares a bounded number of downloads with other cards. */
  gate?: ImageGate | undefined
  /** Whether a flagged item is shown, if the parent keeps track. @default the card keeps track */
  revealed?: boolean | undefined
  /** Whether a flagged item is shown at first, if the card keeps track. @default false */
  defaultRevealed?: boolean | undefined
  /** The reader asked to see a flagged item; gets the item's raw address. */
  onRevealedChange?: ((revealed: boolean, address: string) => void) | undefined
  /** Let the name link to where the display's links lead. @default true */
  linked?: boolean | undefined
}

/**
 * One NFT item: picture, name, collection, whether it is on sale. Items that are flagged as scam or
 * as unfit to show are covered until the reader asks for them, and until then load nothing. Feed it
 * from {@link useNftItems}.
 */
export const NftCard = memo(
  forwardRef<HTMLDivElement, NftCardProps>(function NftCard(
    { item, metadata, width = 256, gate, revealed, defaultRevealed = false, onRevealedChange, linked = true, part, ...rest },
    ref,
  ): ReactElement {
    const { links, testOnly } = useDisplay()
    const messages = useMessages('nft', nftMessages)
    const [uncovered, setUncovered] = useState(defaultRevealed)
    const facts = nftFacts(
      item,
      useMetadata(item.address, metadata),
      useMetadata(item.collection_address, metadata),
      testOnly,
    )
    const { flag } = facts
    const covered = flag !== undefined && !(revealed ?? uncovered)
    // A scam's name is its bait, and often a link.
    const silent = covered && flag === 'scam'
    const name = silent ? [messages.hiddenName, indexText(item.index)].join(' ').trim() : facts.name
    const collection = silent ? undefined : facts.collection
    const sale =
      facts.sale === undefined
        ? undefined
        : facts.sale === 'auction'
          ? messages.auction
          : messages.onSale
    const href = linked && !covered ? links.address?.(item.address) : undefined
    const reveal = (event: MouseEvent) => {
      event.stopPropagation()
      setUncovered(true)
      onRevealedChange?.(true, item.address)
    }
    return (
      <div
        role="group"
        aria-label={rest.role === undefined ? name : undefined}
        {...rest}
        ref={ref}
        part={partNames('nft-card', part)}
        data-state={covered ? 'covered' : 'shown'}
        data-flag={flag}
        data-sale={facts.sale}
      >
        {covered ? (
          <span part="nft-card-cover">
            {messages[flag]}
            <button type="button" part="nft-card-reveal" tabIndex={tabIndexIn(rest)} onClick={reveal}>
              {messages.reveal}
            </button>
          </span>
        ) : (
          <Media
            // The name stands beside it; read out once is enough.
            aria-hidden="true"
            sources={pictureSources(facts.token, {
              size: width,
              dpr: typeof window === 'undefined' ? 1 : window.devicePixelRatio,
              original: flag === 'nsfw',
            })}
            alt={name}
            width={width}
            gate={gate}
          />
        )}
        {href === undefined ? (
          <span part="nft-card-name" dir="auto" title={name}>
            {name}
          </span>
        ) : (
          <a part="nft-card-name" dir="auto" href={href} tabIndex={tabIndexIn(rest)} title={name}>
            {name}
          </a>
        )}
        <span part="nft-card-collection" dir="auto" title={collection}>
          {collection}
        </span>
        {sale !== undefined && <span part="nft-card-badge">{sale}</span>}
        {flag !== undefined && !covered && (
          <span part="nft-card-badge" data-flag={flag}>
            {messages[flag]}
          </span>
        )}
      </div>
    )
  }),
)

/** Inside a grid the cell is the tab stop, and what it holds is reached through it. */
function tabIndexIn({ role }: { role?: string | undefined }): -1 | undefined {
  return role === 'gridcell' ? -1 : undefined
}

/** The shape of a card while its item loads. */
export const NftCardSkeleton = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function NftCardSkeleton(
  { part, ...rest },
  ref,
) {
  return (
    <div aria-hidden="true" {...rest} ref={ref} part={partNames('nft-card', part)} data-state="loading">
      <span part="media" data-state="loading" />
      <span part="nft-card-name" />
      <span part="nft-card-collection" />
    </div>
  )
})
