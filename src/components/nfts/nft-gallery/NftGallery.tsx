'use client'
import { forwardRef, useDeferredValue, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nftGalleryMessages } from '../../../text/en/assets/nfts.ts'
import { LoadMore } from '../../lists/load-more/LoadMore.tsx'
import { frameState } from '../../states/frame/frameState.ts'
import { useControlled } from '../../parts/useControlled.ts'
import { NftGrid, type NftGridProps } from '../nft-grid/NftGrid.tsx'
import { findNfts, isNftFilterSet, type NftView } from './findNfts.ts'
import { NftToolbar } from './NftToolbar.tsx'
import { useMetadataLookup } from '../nft-facts/useMetadata.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'
import { MalformedRows } from '../../states/frame/FrameMessages.tsx'

/** Props of {@link NftGallery}: those of {@link NftGrid}, and more; the rest go to the `<section>`. */
export interface NftGalleryProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>,
    Omit<NftGridProps, keyof ComponentPropsWithoutRef<'div'> | 'layout' | 'loaded'>,
    Pick<NftGridProps, 'onSelect'> {
  /** Filter, order and layout, if the parent keeps them. @default the gallery keeps them */
  readonly view?: NftView | undefined
  /** Initial filter, order and layout, if the gallery keeps them. @default all items, as a grid */
  readonly defaultView?: NftView | undefined
  /** The reader changed the filter, the order or the layout. */
  readonly onViewChange?: ((view: NftView) => void) | undefined
  /** Whether the list changed while its pages were loaded, so that they overlap or have gaps. @default false */
  readonly changed?: boolean | undefined
  /** Loads all pages again; offered when `changed` is set. */
  readonly onReload?: (() => void) | undefined
}

/**
 * An {@link NftGrid} with an {@link NftToolbar}: search, filters, order, layout and hidden scams.
 * Feed it from {@link useNftGallery}.
 */
export const NftGallery = forwardRef<HTMLElement, NftGalleryProps>(function NftGallery(
  {
    view: given,
    defaultView = {},
    onViewChange,
    changed = false,
    onReload,
    items: givenItems,
    metadata,
    loading = false,
    empty,
    error,
    onRetry,
    offline,
    origin,
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
  const messages = useTexts('nftGallery', nftGalleryMessages)
  const [view, setView] = useControlled(given, defaultView, onViewChange)
  const lookUp = useMetadataLookup(metadata)
  // Keeps typing responsive while a long list is filtered.
  const wanted = useDeferredValue(view)
  const { rows: items, malformed } = useRows(nftItemShape, givenItems)
  const found = useMemo(() => findNfts(items, lookUp, wanted), [items, lookUp, wanted])
  const filtering = isNftFilterSet(wanted)
  // While a filter is active, load pages only on demand: few matches would otherwise load every page.
  const onDemand = filtering && onLoadMore !== undefined && (hasMore || loadingMore)
  const left = filtering ? messages.noMatch : messages.onlyScams
  return (
    <section
      {...rest}
      ref={ref}
      part={partNames('nft-gallery', part)}
      data-state={frameState(items.length > 0, { loading, error, offline })}
    >
      <NftToolbar
        items={items}
        metadata={metadata}
        view={view}
        onViewChange={setView}
        found={found}
        hasMore={hasMore}
        loading={loading === true && offline !== true}
      />
      <div role="status" part="nft-gallery-notice" data-state={changed ? 'changed' : 'none'}>
        {changed && (
          <>
            <span>{messages.changed}</span>
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
        offline={offline}
        origin={origin}
        hasMore={hasMore && !filtering}
        onLoadMore={filtering ? undefined : onLoadMore}
        loadingMore={loadingMore && !filtering}
        loaded={items.length}
        layout={view.layout}
        selected={selected}
        onSelect={onSelect}
        columnWidth={columnWidth}
        // Keep the button that loads more items within view.
        height={onDemand && found.items.length === 0 ? undefined : height}
        scrollKey={scrollKey}
        empty={items.length > 0 ? left : empty}
      />
      <MalformedRows count={malformed} />
      {onDemand && (
        <LoadMore count={items.length} hasMore loading={loadingMore} error={error} onLoadMore={onLoadMore} />
      )}
    </section>
  )
})
