import { memo, useState, type ReactElement } from 'react'
import { NftCard, NftCardSkeleton } from './NftCard.tsx'
import type { CellSettings } from './useCellSettings.ts'

/** One row of the grid; of what changes on scroll only `top`, `tabStop` and `rushed` reach it. */
export const NftRow = memo(function NftRow({
  row,
  top,
  tabStop,
  rushed,
  cells,
}: {
  row: number
  /** Distance from the first row, px; undefined while rows follow the page's own layout. */
  top: number | undefined
  /** Index of the item that Tab leads to; -1 when it lies in another row. */
  tabStop: number
  /** The reader rushes past: a row that comes into view now is an outline until that ends. */
  rushed: boolean
  cells: CellSettings
}): ReactElement {
  const { items, columns, slots, selected } = cells
  const [filled, setFilled] = useState(!rushed)
  if (!rushed && !filled) setFilled(true)
  const start = row * columns
  const end = Math.min(start + columns, slots)
  const shown = items.slice(start, end)
  return (
    <div
      role="row"
      part="nft-grid-row"
      aria-rowindex={row + 1}
      aria-hidden={shown.length === 0 || undefined}
      style={top === undefined ? undefined : { top, height: cells.height }}
    >
      {shown.map((item, column) =>
        filled ? (
          <NftCard
            key={item.address}
            role="gridcell"
            item={item}
            metadata={cells.metadata}
            width={cells.width}
            gate={cells.gate}
            linked={!cells.selectable}
            revealed={cells.revealed.has(item.address)}
            onRevealedChange={cells.onRevealedChange}
            aria-colindex={column + 1}
            aria-selected={cells.selectable ? item.address === selected : undefined}
            data-index={start + column}
            tabIndex={start + column === tabStop ? 0 : -1}
          />
        ) : (
          <div key={item.address} aria-hidden="true" part="nft-card" data-state="outline" />
        ),
      )}
      {Array.from({ length: Math.max(0, end - start - shown.length) }, (_, ghost) => (
        <NftCardSkeleton key={ghost} />
      ))}
    </div>
  )
})
