import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { nftGalleryMessages } from '../../../text/en/assets/nfts.ts'
import type { NftAttribute } from '../nft-facts/attributes.ts'
import type { TraitChoice } from './filterChoices.ts'

interface AttributeSelectProps {
  readonly traits: readonly TraitChoice[]
  readonly value: NftAttribute | undefined
  readonly onChange: (attribute: NftAttribute | undefined) => void
}

/** Select box of attributes, grouped by trait, with the number of loaded items that have each. */
export function AttributeSelect({ traits, value, onChange }: AttributeSelectProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('nftGallery', nftGalleryMessages)
  const known =
    value === undefined ||
    traits.some(({ trait, values }) => trait === value.trait && values.some((each) => each.value === value.value))
  return (
    <select
      part="nft-toolbar-control"
      aria-label={messages.attribute}
      value={value === undefined ? '' : attributeKey(value.trait, value.value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : parseAttributeKey(target.value))}
    >
      <option value="">{messages.allAttributes}</option>
      {!known && <option value={attributeKey(value.trait, value.value)}>{`${value.trait}: ${value.value}`}</option>}
      {traits.map(({ trait, values }) => (
        <optgroup key={trait} label={trait}>
          {values.map(({ value: each, count }) => (
            <option key={each} value={attributeKey(trait, each)}>
              {messages.choice(each, formatNumber(count, locale))}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function attributeKey(trait: string, value: string): string {
  return JSON.stringify([trait, value])
}

function parseAttributeKey(key: string): NftAttribute {
  const [trait, value] = JSON.parse(key) as [string, string]
  return { trait, value }
}
