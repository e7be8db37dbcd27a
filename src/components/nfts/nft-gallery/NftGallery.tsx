'use client'
import { forwardRef, useDeferredValue, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { nftGalleryMessages } from '../../../locales/en/nfts.ts'
import { LoadMore } from '../../lists/load-more/LoadMore.tsx'
import { frameState } from '../../states/frame/frameState.ts'
import { NftGrid, type NftGridProps } from '../nft-grid/NftGrid.tsx'
import { findNfts, isFiltering, type NftView } from './findNfts.ts'
import { NftToolbar } from './NftToolbar.tsx'
import { useMetadataOf } from './useMetadataOf.ts'

/** Props of {@link NftGallery}: those of `NftGrid`; the rest go to the `<section>`. */
export interface NftGalleryProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>,
    Omit<NftGridProps, keyof ComponentPropsWithoutRef<'div'> | 'layout' | 'loaded' | 'empty'>,
    Pick<NftGridProps, 'onSelect'> {
  /** What is shown, and how. @default the gallery keeps it */
  readonly view?: NftView | undefined
  /** What is shown at first, where the gallery keeps it. */
  readonly defaultView?: NftView | undefined
  /** The reader chose what is shown, or how. */
  readonly onViewChange?: ((view: NftView) => void) | undefined
  /** Pages do not fit together, since the list changed meanwhile. @default false */
  readonly changed?: boolean | undefined
  /** Loads all pages again. */
  readonly onReload?: (() => void) | undefined
}

/**
 * An `NftGrid` with its `NftToolbar`: search, filters, order, layout, and what is hidden as scam.
 * Feed it from {@link useNftGallery}.
 */
export const NftGallery = forwardRef<HTMLElement, NftGalleryProps>(function NftGallery(
  {
    view: given,
    defaultView = {},
    onViewChange,
    changed = false,
    onReload,
    items,
    metadata,
    loading = false,
    error,
    onRetry,
    hasMore = false,
    onLoadMore,
    loadingMore = false,
    selected,
    onSelect,
    columnWidth,
    height,
    scrollKey,
    part,
    ...rest
  },
  ref,
) {
  const messages = useMessages('nftGallery', nftGalleryMessages)
  const [kept, setKept] = useState(defaultView)
  const view = given ?? kept
  const setView = (next: NftView) => {
    setKept(next)
    onViewChange?.(next)
  }
  const metadataOf = useMetadataOf(metadata)
  // Typing stays quick while a long list is looked through.
  const wanted = useDeferredValue(view)
  const found = useMemo(() => findNfts(items, metadataOf, wanted), [items, metadataOf, wanted])
  const filtering = isFiltering(wanted)
  // Looking for what is rare must not ask for page after page by itself.
  const onDemand = filtering && onLoadMore !== undefined && (hasMore || loadingMore)
  const left = filtering ? messages.noMatch : messages.onlyScams
  return (
    <section
      {...rest}
      ref={ref}
      part={partNames('nft-gallery', part)}
      data-state={frameState(items.length > 0, { loading, error })}
    >
      <NftToolbar
        items={items}
        metadata={metadata}
        view={view}
        onViewChange={setView}
        found={found}
        hasMore={hasMore}
        loading={loading}
      />
      <div role="status" part="nft-gallery-notice" data-state={changed ? 'changed' : 'none'}>
        {changed && (
          <>
            {messages.changed}
            {onReload !== undefined && (
              <button type="button" part="button" onClick={() => onReload()}>
                {messages.reload}
              </button>
            )}
          </>
        )}
      </div>
      <NftGrid
        items={found.items}
        metadata={metadata}
        loading={loading}
        error={onDemand ? undefined : error}
        onRetry={onRetry}
        hasMore={hasMore && !filtering}
        onLoadMore={filtering ? undefined : onLoadMore}
        loadingMore={loadingMore && !filtering}
        loaded={items.length}
        layout={view.layout}
        selected={selected}
        onSelect={onSelect}
        columnWidth={columnWidth}
        // A way to more items stands below, not a screen away.
        height={onDemand && found.items.length === 0 ? undefined : height}
        scrollKey={scrollKey}
        empty={items.length > 0 ? left : undefined}
      />
      {onDemand && (
        <LoadMore count={items.length} hasMore loading={loadingMore} error={error} onLoadMore={onLoadMore} />
      )}
    </section>
  )
})
