import { type ReactElement, useMemo } from 'react'
import { formatNumber, type NftGalleryResult, type NftItem, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Items, owners and items on sale, as far as they are loaded. No endpoint counts them for a whole collection. */
export function CollectionCounts({ items, hasMore }: Pick<NftGalleryResult, 'items' | 'hasMore'>): ReactElement | null {
  const texts = useExplorerTexts('assets').collectionCounts
  const { locale } = useDisplay()
  const owners = useMemo(() => new Set(items.flatMap(findOwner)).size, [items])
  if (items.length === 0) return null
  const facts = [
    { name: hasMore ? texts.loadedItems : texts.allItems, value: items.length },
    { name: texts.owners, value: owners },
    { name: texts.onSale, value: items.filter(({ on_sale }) => on_sale === true).length },
  ]
  return (
    <section aria-label={texts.counts}>
      <dl className="explorer-load">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      {hasMore && <p className="explorer-hint">{texts.partial}</p>}
    </section>
  )
}

/** Owner of an item; for one on sale, that is the seller, whom not every contract names. */
function findOwner({ on_sale, real_owner, owner_address }: NftItem): string | [] {
  return (on_sale === true ? real_owner : owner_address) ?? []
}
