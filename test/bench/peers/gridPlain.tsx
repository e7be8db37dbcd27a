import { useRef, type ReactElement } from 'react'
import { NftCard } from '../../../src/components/nfts/nft-grid/NftCard.tsx'
import { useRowWindow } from '../../../src/components/parts/window/useRowWindow.ts'
import type { AddressMetadata } from '../../../src/service/rows/names.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'

const columns = 5
const rowHeight = 314

/** NftGrid's window and cards, but every card asks for its picture as soon as it is there. */
export function PlainGrid({
  items,
  metadata,
  viewHeight,
}: {
  items: readonly NftItem[]
  metadata: Readonly<Record<string, AddressMetadata>>
  viewHeight: number
}): ReactElement {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const rowCount = Math.ceil(items.length / columns)
  const rows = useRowWindow({ scrollerRef, rowCount, rowHeight, viewHeight, perRow: columns })
  const shown = Array.from({ length: rows.endRow - rows.firstRow }, (_, n) => rows.firstRow + n)
  return (
    <div ref={scrollerRef} part="nft-grid" style={{ height: viewHeight, maxHeight: 'none' }}>
      <div part="nft-grid-rows" style={{ height: rows.height }}>
        {shown.map((row) => (
          <div key={row} part="nft-grid-row" style={{ top: rows.rowTop(row) }}>
            {items.slice(row * columns, (row + 1) * columns).map((item) => (
              <NftCard key={item.address} item={item} metadata={metadata} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
