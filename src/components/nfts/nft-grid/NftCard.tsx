'use client'
import {
  type ForwardedRef,
  forwardRef,
  memo,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nftMessages } from '../../../text/en/assets/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { ImageGate } from '../media/imageGate.ts'
import { Media } from '../media/Media.tsx'
import { pictureSources } from '../media/pictureSources.ts'
import { findNftForgery, indexText, nftFacts } from '../nft-facts/nftFacts.ts'
import { Link } from '../../values/link/Link.tsx'
import { NftCover } from './NftCover.tsx'
import { type MetadataMap, useMetadata } from '../nft-facts/useMetadata.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'
import { commonMessages } from '../../../text/en/common.ts'

/** Props of {@link NftCard}; the rest goes to its root. */
export interface NftCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Row of `/nft/items`. */
  item: NftItem
  /** `metadata` of the response with the item. @default the display's name source */
  metadata?: MetadataMap
  /** Width of the picture to request, CSS px. @default 256 */
  width?: number | undefined
  /** Limits concurrent downloads together with other cards. @default none: loads at once */
  gate?: ImageGate | undefined
  /** Whether a flagged item is shown, if the parent keeps track. @default the card keeps track */
  revealed?: boolean | undefined
  /** Whether a flagged item is shown at first, if the card keeps track. @default false */
  defaultRevealed?: boolean | undefined
  /** The reader asked to see a flagged item; gets the item's raw address. */
  onRevealedChange?: ((revealed: boolean, address: string) => void) | undefined
  /** Whether the name is a link, following the display's link rules. @default true */
  linked?: boolean | undefined
}

/**
 * Card of one NFT item: picture, name, collection, and whether it is for sale. Items flagged as scam
 * or as not safe for work are covered until the reader asks to see them: a scam loads nothing, a
 * sensitive picture only a small preview, which is blurred. Feed it from {@link useNftItems}.
 */
export const NftCard = memo(
  forwardRef<HTMLDivElement, NftCardProps>(function NftCard(props, ref): ReactElement {
    const { malformed } = useTexts('common', commonMessages)
    if (checkRow(nftItemShape, props.item) !== undefined) return <ItemCard {...props} cardRef={ref} />
    const { className, style, part } = props
    return (
      <div ref={ref} className={className} style={style} part={partNames('nft-card', part)} data-state="malformed">
        <p role="alert">{malformed}</p>
      </div>
    )
  }),
)

function ItemCard({
  item,
  cardRef,
  metadata,
  width = 256,
  gate,
  revealed,
  defaultRevealed = false,
  onRevealedChange,
  linked = true,
  part,
  ...rest
}: NftCardProps & { readonly cardRef: ForwardedRef<HTMLDivElement> }): ReactElement {
  const { links, testOnly, findForgery } = useDisplay()
  const messages = useTexts('nft', nftMessages)
  const [uncovered, setUncovered] = useState(defaultRevealed)
  const own = useMetadata(item.address, metadata)
  const ofCollection = useMetadata(item.collection_address, metadata)
  const facts = nftFacts(item, own, ofCollection, testOnly)
  const forged = findNftForgery(item, findForgery, own, ofCollection)
  const { flag } = facts
  const covered = flag !== undefined && !(revealed ?? uncovered)
  // The name of a scam is its bait, and often a link.
  const isNameHidden = covered && flag === 'scam'
  const name = isNameHidden ? [messages.hiddenName, indexText(item.index)].join(' ').trim() : facts.name
  const collection = isNameHidden ? undefined : facts.collection
  const sale = facts.sale === undefined ? undefined : facts.sale === 'auction' ? messages.auction : messages.onSale
  const href = linked && !covered ? links.nft?.(item.address) : undefined
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
      ref={cardRef}
      part={partNames('nft-card', part)}
      data-state={covered ? 'covered' : 'shown'}
      data-flag={flag}
      data-sale={facts.sale}
    >
      {covered ? (
        <NftCover flag={flag} token={facts.token} gate={gate} onReveal={reveal} tabIndex={tabIndexIn(rest)} />
      ) : (
        <Media
          // The name is written next to it; screen readers should read it once.
          aria-hidden="true"
          sources={pictureSources(facts.token, { size: width, original: flag === 'nsfw' })}
          alt={name}
          width={width}
          gate={gate}
        />
      )}
      <Link part="nft-card-name" dir="auto" href={href} tabIndex={tabIndexIn(rest)} title={name}>
        {forged !== undefined && !isNameHidden && (
          <span data-kind="imitates" role="img" title={messages.forged(forged)} aria-label={messages.forged(forged)}>
            {'⚠\uFE0E '}
          </span>
        )}
        {name}
      </Link>
      <span part="nft-card-collection" dir="auto" title={collection}>
        {collection}
      </span>
      {sale !== undefined && <span part="nft-card-badge">{sale}</span>}
      {flag !== undefined && !covered && (
        <span part="nft-card-badge" data-flag={flag} data-place={sale === undefined ? undefined : 'second'}>
          {messages[flag]}
        </span>
      )}
    </div>
  )
}

/** In a grid only the cell is a tab stop; the controls inside it are not. */
function tabIndexIn({ role }: { role?: string | undefined }): -1 | undefined {
  return role === 'gridcell' ? -1 : undefined
}

/** Placeholder of a card while its item loads. */
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
