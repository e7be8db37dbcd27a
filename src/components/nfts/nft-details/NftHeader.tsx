import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { nftMessages, nftDetailsMessages } from '../../../text/en/assets/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { indexText, type NftFacts } from '../nft-facts/nftFacts.ts'
import { NftSaleBadge } from '../nft-sale-badge/NftSaleBadge.tsx'
import { AddressMark } from '../../values/address/AddressMark.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'

interface NftHeaderProps {
  readonly item: NftItem | undefined
  readonly facts: NftFacts | undefined
  /** Name for which it can be mistaken. */
  readonly forged: string | undefined
  readonly covered: boolean
  readonly sale: NftSale | null | undefined
  /** Whether its metadata is not indexed yet. */
  readonly pending: boolean
}

/** Name of an item, with marks: for sale (without the price), flagged, not initialized, metadata pending. */
export function NftHeader({ item, facts, forged, covered, sale, pending }: NftHeaderProps): ReactElement {
  const nft = useTexts('nft', nftMessages)
  const messages = useTexts('nftDetails', nftDetailsMessages)
  if (item === undefined || facts === undefined) {
    return <CardHeader like="Tides of a year 12" />
  }
  const hidden = covered && facts.flag === 'scam'
  return (
    <CardHeader>
      {forged !== undefined && !hidden && <AddressMark icon="warning" text={nft.forged(forged)} kind="imitates" />}
      <span part="card-title" dir="auto">
        {hidden ? [nft.hiddenName, indexText(item.index)].join(' ').trim() : facts.name}
      </span>
      <NftSaleBadge item={item} sale={sale} price={false} />
      {facts.flag !== undefined && (
        <span part="card-chip" data-tone="danger">
          {nft[facts.flag]}
        </span>
      )}
      {!item.init && (
        <span part="card-chip" data-tone="warning">
          {messages.notInitialized}
        </span>
      )}
      {pending && item.init && <span part="card-chip">{messages.metadataPending}</span>}
    </CardHeader>
  )
}
