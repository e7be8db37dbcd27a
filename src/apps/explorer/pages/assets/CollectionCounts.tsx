import { type ReactElement, useMemo } from 'react'
import { formatNumber, type NftGalleryResult, type NftItem, useDisplay } from 'tonlens'
import { HeadFacts } from '../../shell/PageHead.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

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
  const write = (count: number) => (isLoading ? undefined : formatNumber(count, locale))
  return (
    <section className="explorer-counts" aria-label={texts.counts} aria-busy={isLoading}>
      <HeadFacts
        facts={{
          [hasMore ? texts.loadedItems : texts.allItems]: write(rows.length),
          [texts.owners]: write(owners),
          [texts.onSale]: write(rows.filter(({ on_sale }) => on_sale === true).length),
        }}
      />
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
