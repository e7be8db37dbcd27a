'use client'
import {
  forwardRef,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nftMessages } from '../../../text/en/assets/nfts.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, hasError, isContent, isLoadingContent, type StateProps } from '../../states/frame/frameState.ts'
import { createImageGate } from '../media/imageGate.ts'
import { useRovingFocus } from '../../parts/roving-focus/useRovingFocus.ts'
import type { Pace } from '../../parts/window/scrollPace.ts'
import { rowsFrom } from '../../parts/window/rowGeometry.ts'
import { useLoadMore, useRowWindow } from '../../parts/window/useRowWindow.ts'
import { chooseLayout, sizedStyle } from './gridShape.ts'
import { NftCardSkeleton } from './NftCard.tsx'
import { NftRow } from './NftRow.tsx'
import { useCellSettings } from './useCellSettings.ts'
import { useGridMetrics } from './useGridMetrics.ts'
import type { MetadataMap } from '../nft-facts/useMetadata.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { useUniqueItems } from './useUniqueItems.ts'
import { useHydrated } from '../../../react/display/useStore.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { nftItemShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NftGrid}; the rest goes to its root, which is the element that scrolls. */
export interface NftGridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'>, StateProps {
  /** Rows of `/nft/items` in the order of the service. Duplicates, as from overlapping pages, are removed. */
  items: readonly NftItem[]
  /** `metadata` of the responses with the items. @default the display's name source */
  metadata?: MetadataMap
  /** Loads that page again. @default `onLoadMore` */
  onRetry?: (() => void) | undefined
  /** Whether there are more items to load. @default false */
  hasMore?: boolean | undefined
  /** Loads the next page. Called once per page, when the reader scrolls near the end. */
  onLoadMore?: (() => void) | undefined
  /** Whether the next page is loading. @default false */
  loadingMore?: boolean | undefined
  /** Raw address of the selected item. */
  selected?: string | undefined
  /** The reader chose the item with this raw address. @default items link to where the display's links lead */
  onSelect?: ((address: string) => void) | undefined
  /** Minimum width of a column, CSS px. @default `--tonlens-nft-grid-column` */
  columnWidth?: number | undefined
  /** Height of the grid, CSS px or any CSS length. @default as its rows, up to `--tonlens-nft-grid-height` */
  height?: number | string | undefined
  /** `grid`: as many items per row as fit; `list`: one item per row. @default 'grid' */
  layout?: 'grid' | 'list' | undefined
  /** Number of loaded items, if `items` is a filtered part of them. @default length of `items` */
  loaded?: number | undefined
  /** Key under which the scroll position is restored on remount, until the page is reloaded. @default not restored */
  scrollKey?: string | undefined
}

const serverSlots = 24
const minSkeletonRows = 3
/** Requested picture widths are multiples of this, CSS px, so that resizing the window causes few requests. */
const widthStep = 64

/**
 * Virtual grid of any number of NFT items. Renders the rows in view and loads the next page when the
 * reader scrolls near the end. Feed it from {@link useNftGallery}.
 * @example
 * const query = useInfiniteNftItems({ owner_address: [owner] })
 * <NftGrid items={query.rows} {...listState(query)} />
 */
export const NftGrid = forwardRef<HTMLDivElement, NftGridProps>(function NftGrid(
  {
    items: given,
    metadata,
    loading: pending = false,
    error,
    onRetry,
    offline = false,
    origin,
    hasMore = false,
    onLoadMore,
    loadingMore = false,
    selected,
    onSelect,
    columnWidth,
    height,
    layout = 'grid',
    loaded,
    empty,
    scrollKey,
    style,
    part,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    ...rest
  },
  ref,
): ReactElement {
  const messages = useTexts('nft', nftMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement)
  const hydrated = useHydrated()
  const metrics = useGridMetrics(scroller, probe)
  const [gate] = useState(() => createImageGate())
  const onPace = useCallback((pace: Pace) => gate.hold(pace !== 'calm'), [gate])

  const loading = isLoadingContent(pending) && !isContent(pending) && !offline
  const { rows: whole, malformed } = useRows(nftItemShape, given)
  const items = useUniqueItems(whole)
  const count = items.length
  const failed = hasError(error)
  const following = loadingMore || (hasMore && onLoadMore !== undefined && !failed && count > 0)
  const columns = metrics?.columns ?? serverSlots
  const rowHeight = metrics?.rowHeight ?? 0
  const viewHeight = metrics?.viewHeight ?? 0
  // Enough to fill the viewport, so that the height does not change when a long list arrives.
  const skeletonRows = Math.max(minSkeletonRows, rowHeight > 0 ? Math.ceil(viewHeight / rowHeight) : 0)
  const slots =
    loading && count === 0
      ? (metrics?.columns ?? 4) * skeletonRows
      : following
        ? (Math.ceil(count / columns) + 1) * columns
        : count
  const rowCount = Math.ceil(slots / columns)
  const isPaged = height === undefined && metrics?.isPaged === true
  const rows = useRowWindow({
    scrollerRef: scroller,
    isPaged,
    rowCount,
    rowHeight,
    viewHeight,
    perRow: columns,
    onPace,
  })

  const pageRows = rowHeight > 0 ? Math.max(1, Math.floor(viewHeight / rowHeight)) : 1
  const near = metrics !== undefined && (rows.endRow + pageRows) * columns >= count
  const page = near && hasMore && !loading && !loadingMore && !failed
  useLoadMore(
    page ? `${loaded ?? given.length} ${whole.at(-1)?.address}` : undefined,
    onLoadMore,
    loading || loadingMore,
  )
  useScrollMemory(isPaged ? undefined : scrollKey, { scroller, rows, items, columns, rowHeight })

  const [revealed, setRevealed] = useState<ReadonlySet<string>>(noAddresses)
  const onRevealedChange = useCallback((_: boolean, address: string) => {
    setRevealed((last) => new Set(last).add(address))
  }, [])
  const focus = useRovingFocus({
    container: grid,
    items,
    itemKey: readAddress,
    orientation: 'grid',
    columns,
    pageRows,
    reveal: (index) => rows.scrollToRow(Math.floor(index / columns)),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement
    const address = cell.dataset['id']
    if (address === undefined || event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) {
      focus.handlers.onKeyDown(event)
      return
    }
    event.preventDefault()
    if (cell.dataset['state'] === 'covered') onRevealedChange(true, address)
    else if (onSelect !== undefined) onSelect(address)
    else cell.querySelector('a')?.click()
  }
  const onClick = (event: MouseEvent) => {
    const address = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset['id']
    if (address !== undefined) onSelect?.(address)
  }

  const width = Math.ceil((metrics?.cellWidth ?? 256) / widthStep) * widthStep
  const cells = useCellSettings({
    items,
    metadata,
    columns,
    slots,
    width: layout === 'list' ? widthStep : width,
    height: metrics?.cardHeight,
    gate,
    selectable: onSelect !== undefined,
    selected,
    revealed,
    onRevealedChange,
  })
  const tabStop = focus.active ?? Math.min(rows.visibleRow * columns, count - 1)
  const tabRow = Math.floor(tabStop / columns)
  // Server output and its hydration use the normal flow of the page.
  const shownRows =
    metrics === undefined
      ? rowsFrom(0, hydrated ? 0 : Math.min(1, rowCount), -1)
      : rowsFrom(rows.firstRow, rows.endRow, count === 0 ? -1 : tabRow)
  const state = frameState(count > 0, { loading: pending, error, offline })

  return (
    <div
      {...rest}
      ref={scroller}
      part={partNames('nft-grid', part)}
      data-state={state}
      data-view={layout}
      data-scroll={isPaged ? 'page' : undefined}
      style={hydrated ? sizedStyle(style, columnWidth, height) : style}
    >
      {slots > 0 && (
        <div
          ref={grid}
          part="nft-grid-rows"
          role="grid"
          tabIndex={-1}
          aria-label={labelledBy === undefined ? (label ?? messages.items) : undefined}
          aria-labelledby={labelledBy}
          aria-rowcount={hasMore || loading ? -1 : Math.ceil(count / columns)}
          aria-colcount={Math.min(columns, slots)}
          aria-busy={loading || loadingMore}
          data-layout={chooseLayout(metrics, rowCount, rows.height)}
          style={metrics === undefined ? undefined : { height: rows.height }}
          onFocus={focus.handlers.onFocus}
          onBlur={focus.handlers.onBlur}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          {shownRows.map((row) => (
            <NftRow
              key={row}
              row={row}
              top={metrics === undefined ? undefined : rows.rowTop(row)}
              tabStop={row === tabRow ? tabStop : -1}
              rushed={rows.rushed && row !== tabRow}
              cells={cells}
            />
          ))}
        </div>
      )}
      <div part="nft-grid-probe" aria-hidden="true">
        <div ref={probe} part="nft-grid-row">
          <NftCardSkeleton />
        </div>
      </div>
      <FrameMessages
        state={state}
        loading={pending}
        error={error}
        onRetry={onRetry ?? onLoadMore}
        empty={empty ?? messages.empty}
        malformed={malformed}
        offline={offline}
        origin={origin}
      />
      <span part="nft-grid-status" role="status">
        {loadingMore ? messages.loadingMore : ''}
      </span>
    </div>
  )
})

const noAddresses: ReadonlySet<string> = new Set()
const readAddress = ({ address }: NftItem): string => address
