'use client'
import {
  forwardRef,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { nftMessages } from '../../../locales/en/nfts.ts'
import type { NftItem } from '../../../schema/nft.ts'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, hasError } from '../../states/frame/frameState.ts'
import { createImageGate } from '../media/imageGate.ts'
import type { Pace } from '../../lists/window/pace.ts'
import { rowsFrom } from '../../lists/window/rows.ts'
import { useLoadMore } from '../../lists/window/useLoadMore.ts'
import { useRowWindow } from '../../lists/window/useRowWindow.ts'
import { layoutOf, sized } from './gridShape.ts'
import { NftCardSkeleton } from './NftCard.tsx'
import { NftRow } from './NftRow.tsx'
import { useCellSettings } from './useCellSettings.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridMetrics } from './useGridMetrics.ts'
import type { MetadataMap } from './useMetadata.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { useUniqueItems } from './useUniqueItems.ts'

/** Props of {@link NftGrid}; the rest goes to its root, which is the element that scrolls. */
export interface NftGridProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** Items in the order of the service; one that comes twice, as pages that drift do, shows once. */
  items: readonly NftItem[]
  /** `metadata` of the answers that hold the items. @default what the display knows */
  metadata?: MetadataMap
  /** The first page is on its way. @default false */
  loading?: boolean | undefined
  /** Why the last page did not come. */
  error?: unknown
  /** Asks for that page again. @default onLoadMore */
  onRetry?: (() => void) | undefined
  /** More items follow. @default false */
  hasMore?: boolean | undefined
  /** Asks for the next page; called once for each, when its place comes near. */
  onLoadMore?: (() => void) | undefined
  /** The next page is on its way. @default false */
  loadingMore?: boolean | undefined
  /** Address of the chosen item. */
  selected?: string | undefined
  /** The reader chose the item with this raw address. @default items link to where the display's links lead */
  onSelect?: ((address: string) => void) | undefined
  /** Least width of a column, px. @default --tonlens-nft-grid-column */
  columnWidth?: number | undefined
  /** Height of the grid, px or any CSS length. @default as its rows, up to --tonlens-nft-grid-height */
  height?: number | string | undefined
  /** One item in a row, or as many as fit. @default 'grid' */
  layout?: 'grid' | 'list' | undefined
  /** How many items are loaded, where `items` are chosen from them. @default length of `items` */
  loaded?: number | undefined
  /** What to say when there is no item. @default the catalogue's words */
  empty?: string | undefined
  /** Name under which the grid finds back to where the reader was, as long as the page lives. */
  scrollKey?: string | undefined
}

const serverSlots = 24
const leastSkeletonRows = 3
// Pictures are asked for in steps of width, so that a drag of the window edge asks for few.
const widthStep = 64

/**
 * A gallery of NFT items of any length: it renders the rows in view, and asks for the next page as
 * its end comes near. Feed it from {@link useNftGallery}.
 */
export const NftGrid = forwardRef<HTMLDivElement, NftGridProps>(function NftGrid(
  {
    items: given,
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
  const messages = useMessages('nft', nftMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement)
  const hydrated = useSyncExternalStore(noSubscription, isBrowser, isServer)
  const metrics = useGridMetrics(scroller, probe)
  const [gate] = useState(() => createImageGate())
  const onPace = useCallback((pace: Pace) => gate.hold(pace !== 'calm'), [gate])

  const items = useUniqueItems(given)
  const count = items.length
  const failed = hasError(error)
  const following = loadingMore || (hasMore && onLoadMore !== undefined && !failed && count > 0)
  const columns = metrics?.columns ?? serverSlots
  const rowHeight = metrics?.rowHeight ?? 0
  const viewHeight = metrics?.viewHeight ?? 0
  // A view full of them is as high as any list that does not fit into it.
  const skeletonRows = Math.max(leastSkeletonRows, rowHeight > 0 ? Math.ceil(viewHeight / rowHeight) : 0)
  const slots =
    loading && count === 0
      ? (metrics?.columns ?? 4) * skeletonRows
      : following
        ? (Math.ceil(count / columns) + 1) * columns
        : count
  const rowCount = Math.ceil(slots / columns)
  const rows = useRowWindow({
    scrollerRef: scroller,
    rowCount,
    rowHeight,
    viewHeight,
    perRow: columns,
    onPace,
  })

  const pageRows = rowHeight > 0 ? Math.max(1, Math.floor(viewHeight / rowHeight)) : 1
  const near = metrics !== undefined && (rows.endRow + pageRows) * columns >= count
  const page = near && hasMore && !loading && !loadingMore && !failed
  useLoadMore(page ? `${loaded ?? given.length} ${given.at(-1)?.address}` : undefined, onLoadMore)
  useScrollMemory(scrollKey, { scroller, rows, items, columns, rowHeight })

  const [revealed, setRevealed] = useState<ReadonlySet<string>>(noAddresses)
  const onRevealedChange = useCallback((_: boolean, address: string) => {
    setRevealed((last) => new Set(last).add(address))
  }, [])
  const focus = useGridFocus({
    grid,
    items,
    columns,
    pageRows,
    scrollToRow: rows.scrollToRow,
    onPress: (item, cell) => {
      if (cell.dataset['state'] === 'covered') onRevealedChange(true, item.address)
      else if (onSelect !== undefined) onSelect(item.address)
      else cell.querySelector('a')?.click()
    },
  })
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-index]')
    const item = items[Number(cell?.dataset['index'] ?? -1)]
    if (item !== undefined) onSelect?.(item.address)
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
  // Server output, and the page that takes it over, follow the page's own layout.
  const shownRows =
    metrics === undefined
      ? rowsFrom(0, hydrated ? 0 : Math.min(1, rowCount), -1)
      : rowsFrom(rows.firstRow, rows.endRow, count === 0 ? -1 : tabRow)
  const state = frameState(count > 0, { loading, error })

  return (
    <div
      {...rest}
      ref={scroller}
      part={partNames('nft-grid', part)}
      data-state={state}
      data-view={layout}
      style={hydrated ? sized(style, columnWidth, height) : style}
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
          data-layout={layoutOf(metrics, rowCount, rows.height)}
          style={metrics === undefined ? undefined : { height: rows.height }}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={focus.onKeyDown}
          onClick={onClick}
        >
          {shownRows.map((row) => (
            <NftRow
              key={row}
              row={row}
              top={metrics === undefined ? undefined : rows.topOf(row)}
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
      <FrameMessages state={state} error={error} onRetry={onRetry ?? onLoadMore} empty={empty ?? messages.empty} />
      <span part="nft-grid-status" role="status">
        {loadingMore ? messages.loadingMore : ''}
      </span>
    </div>
  )
})

const noAddresses: ReadonlySet<string> = new Set()
const noSubscription = (): (() => void) => () => {}
const isBrowser = (): boolean => true
const isServer = (): boolean => false
