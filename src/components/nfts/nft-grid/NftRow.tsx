import { memo, useState, type ReactElement } from 'react'
import { NftCard, NftCardSkeleton } from './NftCard.tsx'
import type { CellSettings } from './useCellSettings.ts'

/** One row of the grid. Memoized: while scrolling, only `top`, `tabStop` and `rushed` change. */
export const NftRow = memo(function NftRow({
  row,
  top,
  tabStop,
  rushed,
  cells,
}: {
  row: number
  /** Distance from the first row, CSS px; undefined while rows are in the normal flow. */
  top: number | undefined
  /** Index of the item that is the tab stop; -1 if it is in another row. */
  tabStop: number
  /** Whether the reader scrolls fast. A row that appears meanwhile is an outline until scrolling slows down. */
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
            data-id={item.address}
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
