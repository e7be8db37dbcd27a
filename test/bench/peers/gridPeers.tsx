import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactElement } from 'react'
import { VirtuosoGrid } from 'react-virtuoso'
import { VList } from 'virtua'
import { NftCard } from '../../../src/components/nfts/nft-grid/NftCard.tsx'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'

const columns = 5
const rowHeight = 314

/** The same items, cards and pictures for every list. */
export interface PeerProps {
  readonly items: readonly NftItem[]
  readonly metadata: Readonly<Record<string, AddressMetadata>>
  readonly viewHeight: number
}

function Row({ row, items, metadata }: { readonly row: number } & Omit<PeerProps, 'viewHeight'>): ReactElement {
  return (
    <div part="nft-grid-row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, height: rowHeight }}>
      {items.slice(row * columns, (row + 1) * columns).map((item) => (
        <NftCard key={item.address} item={item} metadata={metadata} />
      ))}
    </div>
  )
}

/** Rows by @tanstack/react-virtual. */
export function TanstackGrid({ items, metadata, viewHeight }: PeerProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  })
  return (
    <div ref={scroller} style={{ height: viewHeight, overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}>
            <Row row={index} items={items} metadata={metadata} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A grid by react-virtuoso. */
export function VirtuosoPeer({ items, metadata, viewHeight }: PeerProps): ReactElement {
  return (
    <VirtuosoGrid
      style={{ height: viewHeight }}
      totalCount={items.length}
      listClassName="peer-list"
      itemClassName="peer-item"
      context={{ items, metadata }}
      itemContent={cardAt}
    />
  )
}

function cardAt(
  index: number,
  _data: unknown,
  { items, metadata }: Omit<PeerProps, 'viewHeight'>,
): ReactElement | null {
  const item = items[index]
  return item === undefined ? null : <NftCard item={item} metadata={metadata} />
}

/** Rows by virtua. */
export function VirtuaGrid({ items, metadata, viewHeight }: PeerProps): ReactElement {
  return (
    <VList style={{ height: viewHeight }} itemSize={rowHeight} bufferSize={rowHeight} data={rowIndexes(items.length)}>
      {(row) => <Row key={row} row={row} items={items} metadata={metadata} />}
    </VList>
  )
}

const rows = new Map<number, readonly number[]>()

/** Row numbers, made once for each count. */
function rowIndexes(count: number): readonly number[] {
  const known = rows.get(count) ?? Array.from({ length: Math.ceil(count / columns) }, (_, row) => row)
  rows.set(count, known)
  return known
}
