import { useRef, type RefObject } from 'react'
import type { NftItem } from '../../../service/rows/nft.ts'
import type { RowWindow } from '../../parts/window/useRowWindow.ts'
import { useBrowserLayoutEffect } from '../../parts/window/observeSizes.ts'

/** A scroll position. */
interface Place {
  /** Raw address of the first item in view. */
  readonly address: string
  readonly index: number
  /** Distance by which its row is scrolled out of view, CSS px. */
  readonly offset: number
}

interface Scrolled {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: RowWindow
  readonly items: readonly NftItem[]
  readonly columns: number
  /** CSS px; 0 while the grid has no layout. */
  readonly rowHeight: number
}

const maxPlaces = 100
const places = new Map<string, Place>()

/** Stores the scroll position of a grid on unmount and restores it on the next mount with the same key. */
export function useScrollMemory(key: string | undefined, scrolled: Scrolled): void {
  const last = useRef(scrolled)
  const settled = useRef(false)
  useBrowserLayoutEffect(() => {
    last.current = scrolled
    const { rows, items, columns, rowHeight, scroller } = scrolled
    if (key === undefined || settled.current || rowHeight === 0) return
    const place = places.get(key)
    // Do not move a reader who scrolled before enough items were loaded.
    settled.current = place === undefined || rows.visibleRow > 0 || items.length > place.index
    if (place === undefined || rows.visibleRow > 0 || items.length <= place.index) return
    const moved = items.findIndex(({ address }) => address === place.address)
    rows.scrollToRow(Math.floor((moved < 0 ? place.index : moved) / columns), 'start')
    scroller.current?.scrollBy({ top: place.offset, behavior: 'instant' })
  })

  useBrowserLayoutEffect(
    () => () => {
      const { scroller, rows, items, columns } = last.current
      const index = rows.visibleRow * columns
      const item = items[index]
      if (key === undefined || item === undefined || scroller.current === null) return
      const offset = scroller.current.scrollTop - rows.rowTop(rows.visibleRow)
      places.delete(key)
      places.set(key, { address: item.address, index, offset })
      const [oldest] = places.keys()
      if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest)
    },
    [key],
  )
}
