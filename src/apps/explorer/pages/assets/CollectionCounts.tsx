import { type ReactElement, useMemo } from 'react'
import { formatNumber, type NftGalleryResult, type NftItem, Skeleton, useDisplay } from 'tonlens'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import '../parts.css'

/** Items, owners and items on sale, as far as they are loaded. No endpoint counts them for a whole collection. */
export function CollectionCounts({
  rows,
  hasMore,
  isLoading,
}: Pick<NftGalleryResult, 'rows' | 'hasMore'> & { readonly isLoading: boolean }): ReactElement | null {
  const texts = useExplorerTexts('assets').collectionCounts
  const { locale } = useDisplay()
  const owners = useMemo(() => new Set(rows.flatMap(findOwner)).size, [rows])
  if (rows.length === 0 && !isLoading) return null
  const facts = [
    { name: hasMore ? texts.loadedItems : texts.allItems, value: rows.length },
    { name: texts.owners, value: owners },
    { name: texts.onSale, value: rows.filter(({ on_sale }) => on_sale === true).length },
  ]
  return (
    <section aria-label={texts.counts} aria-busy={isLoading}>
      <dl className="explorer-load">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isLoading ? <Skeleton like="50" /> : formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      {(hasMore || isLoading) && (
        <p className={isLoading ? 'explorer-hint explorer-room' : 'explorer-hint'}>{texts.partial}</p>
      )}
    </section>
  )
}

/** Owner of an item; for one on sale, that is the seller, whom not every contract names. */
function findOwner({ on_sale, real_owner, owner_address }: NftItem): string | [] {
  return (on_sale === true ? real_owner : owner_address) ?? []
}
