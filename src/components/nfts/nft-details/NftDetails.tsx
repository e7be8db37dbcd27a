'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { nftDetailsMessages, nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { countUnreadAttributes, readAttributes, type AttributeCounts } from '../nft-facts/attributes.ts'
import { findNftForgery, nftFacts } from '../nft-facts/nftFacts.ts'
import { type MetadataMap, useMetadata } from '../nft-facts/useMetadata.ts'
import { saleFacts } from '../nft-facts/saleFacts.ts'
import { NftTransferTable, type NftTransferTableProps } from '../nft-transfer-table/NftTransferTable.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { AttributeList } from './AttributeList.tsx'
import { dnsFacts, itemFacts, marketFacts, technicalFacts } from './itemFacts.tsx'
import { LinkList } from './LinkList.tsx'
import { tokenLinks } from '../../../meaning/tokens/tokenLinks.ts'
import { NftHeader } from './NftHeader.tsx'
import { NftMedia } from './NftMedia.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NftDetails}; the rest go to the `<article>`. */
export interface NftDetailsProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<NftItem, 'header' | 'facts'> {
  /** Row of `/nft/items`; null or undefined if there is none, or none yet. */
  readonly item?: NftItem | null | undefined
  /** `metadata` of the response with the item. @default the display's name source */
  readonly metadata?: MetadataMap
  /** Row of the selling contract, from `/nft/sales`. @default no price */
  readonly sale?: NftSale | null | undefined
  /** Whether `sale` is loading; keeps room for what it says. @default false */
  readonly saleLoading?: boolean | undefined
  /** DNS record of the item, from `/dns/records`. @default only the name is shown */
  readonly record?: DnsRecord | null | undefined
  /** Attributes of the loaded items of its collection, from `countAttributes`. @default no rarity */
  readonly counts?: AttributeCounts | undefined
  /** Props of the table of its transfers. @default no table */
  readonly transfers?: NftTransferTableProps | undefined
}

/**
 * All details of one NFT item: picture and other media, owner, price, attributes with their rarity
 * among the loaded items, DNS records, transfers and raw metadata. Feed it from {@link useNftItems}, its `sale` from
 * {@link useNftSales}, its `record` from {@link useDnsRecords} and its `transfers` from
 * {@link useInfiniteNftTransfers}.
 */
export const NftDetails = forwardRef<HTMLElement, NftDetailsProps>(function NftDetails(
  { item, metadata, sale, saleLoading = false, record, counts, transfers, part, ...rest },
  ref,
) {
  const { testOnly, findForgery } = useDisplay()
  const messages = useTexts('nftDetails', nftDetailsMessages)
  const market = useTexts('nftMarket', nftMarketMessages)
  const now = useNow()
  const [revealed, setRevealed] = useState<string>()
  const given = checkRow(nftItemShape, item)
  const among = useMemo(() => [item, sale, transfers?.transfers], [item, sale, transfers?.transfers])
  const itemMetadata = useMetadata(given?.address, metadata)
  const collectionMetadata = useMetadata(given?.collection_address, metadata)
  const facts = given && nftFacts(given, itemMetadata, collectionMetadata, testOnly)
  const covered = facts?.flag !== undefined && revealed !== given?.address
  // The texts of a scam are its bait: hidden until the reader asks to see the item.
  const token = covered && facts.flag === 'scam' ? undefined : facts?.token
  const selling = given && saleFacts(given, sale, now)
  const attributes = readAttributes(token)
  const description = plainText(token?.description, { maximum: 2000, lines: true })
  const links = tokenLinks(token)
  const dns = given === undefined ? [] : dnsFacts(given, record, messages)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="nft-details"
      part={part}
      label={messages.title}
      given={item}
      among={among}
      entity={given}
      emptyText={messages.empty}
    >
      <div part="nft-details-top">
        <NftMedia facts={facts} covered={covered} onReveal={() => setRevealed(given?.address)} />
        <div part="nft-details-main">
          <NftHeader
            item={given}
            facts={facts}
            forged={given && findNftForgery(given, findForgery, itemMetadata, collectionMetadata)}
            covered={covered}
            sale={sale}
            pending={given !== undefined && itemMetadata?.is_indexed !== true}
          />
          <Facts
            slotted
            part="nft-details-facts"
            facts={itemFacts(given, selling, messages, market)}
            loading={given === undefined}
          />
          {given !== undefined && selling !== undefined && (
            <section part="card-section">
              <p part="card-heading">{selling.kind === 'sale' ? messages.sale : messages.auction}</p>
              <Facts facts={marketFacts(given, selling, sale, market)} loading={saleLoading} part="nft-details-sale" />
            </section>
          )}
          {description !== '' && (
            <p part="card-section nft-details-text">
              <bdi>{description}</bdi>
            </p>
          )}
          {attributes.length > 0 && (
            <AttributeList attributes={attributes} left={countUnreadAttributes(token)} counts={counts} />
          )}
        </div>
      </div>
      {dns.length > 0 && <Facts facts={dns} loading={false} />}
      {links.length > 0 && <LinkList links={links} />}
      {transfers !== undefined && given !== undefined && (
        <section part="card-section">
          <p part="card-heading">{messages.transfers}</p>
          <NftTransferTable oneItem label={messages.transfers} {...transfers} />
        </section>
      )}
      {given?.content != null && !covered && (
        <Disclosure label={messages.content}>
          {() => <RawData value={given.content} label={messages.content} />}
        </Disclosure>
      )}
      {given !== undefined && (
        <Disclosure label={messages.raw}>
          {() => (
            <>
              <Facts facts={technicalFacts(given, messages)} loading={false} />
              <RawData value={{ item: given, metadata: itemMetadata ?? null }} label={messages.raw} />
            </>
          )}
        </Disclosure>
      )}
    </Card>
  )
})
