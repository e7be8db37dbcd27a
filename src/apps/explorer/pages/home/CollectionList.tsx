import type { ReactElement } from 'react'
import { Address, EmptyState, formatNumber, Skeleton, useDisplay, useNftCollections } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { countItems } from '../assets/countItems.ts'
import { TokenIcon } from '../assets/TokenIcon.tsx'

/** Collections that are listed. */
const shown = 10
/** Width of their pictures, pixels. */
const width = 24

/** NFT collections that are not marked as scams, in the order of the service, which ranks none. */
export function CollectionList(): ReactElement {
  const texts = useExplorerTexts('home')
  const { facts } = useExplorerTexts('assets')
  const { locale } = useDisplay()
  const query = useNftCollections({ limit: 20 })
  const { data } = query
  const content = (address: string) =>
    data?.metadata[address]?.token_info?.find((role) => role?.type === 'nft_collections')
  const rows = data?.nft_collections
    .filter(({ address }) => content(address)?.is_scam !== true && content(address)?.is_nsfw !== true)
    .slice(0, shown)
    .map(({ address, next_item_index }) => ({ address, items: countItems(next_item_index) }))
  return (
    <Section title={texts.collections}>
      <p className="explorer-hint">{texts.listNote}</p>
      <QueryNotes of={[query]} />
      {rows === undefined ? (
        query.error === null && (
          <p aria-busy="true">
            <Skeleton like="Tides of a year" />
          </p>
        )
      ) : rows.length === 0 ? (
        query.error === null && <EmptyState label={texts.noCollections} />
      ) : (
        <ul className="explorer-list">
          {rows.map(({ address, items }) => (
            <li key={address} part="card-line">
              <TokenIcon address={address} className="explorer-collection-icon" width={width} />
              <Address value={address} of="collection" />
              {items !== undefined && (
                <span part="card-end">
                  {facts.items} {formatNumber(items, locale)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
