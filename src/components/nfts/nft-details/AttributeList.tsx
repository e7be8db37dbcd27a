import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatShare } from '../../../text/format/count.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { nftDetailsMessages } from '../../../text/en/assets/nfts.ts'
import type { AttributeCounts, NftAttribute } from '../nft-facts/attributes.ts'

interface AttributeListProps {
  readonly attributes: readonly NftAttribute[]
  /** Number of attributes beyond those in the list. */
  readonly left: number
  readonly counts: AttributeCounts | undefined
}

/** Attributes of an item, and how many of the loaded items have each. */
export function AttributeList({ attributes, left, counts }: AttributeListProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('nftDetails', nftDetailsMessages)
  return (
    <section part="card-section">
      <p part="card-heading">{messages.attributes}</p>
      <ul part="nft-details-attributes">
        {attributes.map(({ trait, value }) => {
          const count = counts?.counts.get(trait)?.get(value)
          return (
            <li key={JSON.stringify([trait, value])} part="nft-details-attribute">
              <span part="card-term" dir="auto">
                {trait}
              </span>
              <span part="nft-details-value" dir="auto">
                {value}
              </span>
              {count !== undefined && counts !== undefined && (
                <span part="card-term">
                  {messages.rarity(
                    formatShare(BigInt(count), BigInt(counts.items), locale),
                    formatNumber(count, locale),
                    formatNumber(counts.items, locale),
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {left > 0 && <p part="nft-details-left">{messages.attributesLeft(formatNumber(left, locale))}</p>}
    </section>
  )
}
