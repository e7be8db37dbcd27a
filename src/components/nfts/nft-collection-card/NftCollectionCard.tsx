'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { addressKey, addressLike, copiedAddressLike } from '../../../text/format/address.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { nftMessages, nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo, worstFlag } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { NftCollection } from '../../../service/rows/nft.ts'
import { AddressMark } from '../../values/address/AddressMark.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Slot } from '../../states/card/slots.tsx'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { Media } from '../media/Media.tsx'
import { pictureSources } from '../media/pictureSources.ts'
import { collectionName } from '../nft-facts/nftFacts.ts'
import { type MetadataMap, useMetadata } from '../nft-facts/useMetadata.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nftCollectionShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NftCollectionCard}; the rest go to the `<article>`. */
export interface NftCollectionCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<NftCollection, 'header' | 'facts' | 'raw'> {
  /** Row of `/nft/collections`; null or undefined if there is none, or none yet. */
  readonly collection?: NftCollection | null | undefined
  /** `metadata` of the response with the collection. @default the display's name source */
  readonly metadata?: MetadataMap
}

const pictureWidth = 96

/**
 * Card of one NFT collection: picture, name, description, owner and number of items. Feed it from
 * {@link useNftCollections}.
 */
export const NftCollectionCard = forwardRef<HTMLElement, NftCollectionCardProps>(function NftCollectionCard(
  { collection, metadata, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('nftMarket', nftMarketMessages)
  const given = checkRow(nftCollectionShape, collection)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="nft-collection-card"
      part={part}
      label={messages.collection}
      given={collection}
      entity={given}
      emptyText={messages.noCollection}
    >
      <Slot name="header">
        <CollectionHeader collection={given} metadata={metadata} />
      </Slot>
      <Facts slotted facts={collectionFacts(given, messages, locale)} loading={given === undefined} />
      <RawSection row={given} />
    </Card>
  )
})

function CollectionHeader({
  collection,
  metadata,
}: {
  collection: NftCollection | undefined
  metadata: MetadataMap
}): ReactElement {
  const { testOnly, findForgery } = useDisplay()
  const messages = useTexts('nft', nftMessages)
  const own = useMetadata(collection?.address, metadata)
  const token = findTokenInfo(own, 'nft_collections')
  if (collection === undefined) {
    return (
      <header part="nft-collection-card-header">
        <span part={partNames('media', 'nft-collection-card-picture')} data-state="loading" />
        <span part="card-title">
          <Skeleton like="Tides of a year" />
        </span>
        <p part="nft-collection-card-text">
          <Skeleton like="A picture for each day, and how high the sea stood on it." />
        </p>
      </header>
    )
  }
  const flag = worstFlag(token)
  const forged = findForgery(addressKey(collection.address) ?? '', own)
  const name = collectionName(collection.address, token, collection.collection_content, testOnly)
  const sources = pictureSources(flag === undefined ? token : undefined, { size: pictureWidth })
  const description = flag === undefined ? plainText(ownField(token, 'description'), { maximum: 280 }) : ''
  return (
    <header part="nft-collection-card-header">
      {/* The name is written next to it. */}
      <Media aria-hidden="true" part="nft-collection-card-picture" sources={sources} alt={name} width={pictureWidth} />
      <span part="card-title" title={flag === 'scam' ? undefined : name}>
        {forged !== undefined && flag !== 'scam' && (
          <AddressMark icon="warning" text={messages.forged(forged)} kind="imitates" />
        )}
        {flag === 'scam' ? <Address value={collection.address} name={false} href={false} /> : <bdi>{name}</bdi>}
      </span>
      <p part="nft-collection-card-text" dir="auto" title={description || undefined}>
        {flag === undefined ? (
          description
        ) : (
          <span part="card-chip" data-tone="danger">
            {messages[flag]}
          </span>
        )}
      </p>
    </header>
  )
}

function collectionFacts(
  collection: NftCollection | undefined,
  messages: Texts['nftMarket'],
  locale: string,
): readonly Fact[] {
  return [
    {
      id: 'address',
      term: messages.address,
      value: <Address value={collection?.address} of="collection" name={false} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'owner',
      term: messages.owner,
      value: collection?.owner_address == null ? messages.noOwner : <Address value={collection.owner_address} />,
      like: addressLike,
    },
    {
      id: 'items',
      term: messages.items,
      value: countText(collection?.next_item_index, messages, locale),
      like: '1,234',
    },
    logicalTimeFact('lt', messages.lastLt, collection?.last_transaction_lt),
    hashFact('code', messages.codeHash, collection?.code_hash),
    hashFact('data', messages.dataHash, collection?.data_hash),
  ]
}

/**
 * Text for the number of items. `-1` means that indexes are not consecutive, and so does an index too
 * long to be a count.
 */
function countText(index: unknown, { unnumbered }: Texts['nftMarket'], locale: string): string {
  if (typeof index !== 'string' || !/^-?\d+$/.test(index)) return unknownText
  return index.startsWith('-') || index.length > 15 ? unnumbered : formatCount(index, locale)
}
