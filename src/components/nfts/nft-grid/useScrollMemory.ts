import { useRef, type RefObject } from 'react'
import type { NftItem } from '../../../schema/nft.ts'
import type { RowWindow } from '../../lists/window/useRowWindow.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'

interface Place {
  /** Of the first item in view. */
  readonly address: string
  readonly index: number
  /** How far its row is scrolled out of view, px. */
  readonly over: number
}

interface Scrolled {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rows: RowWindow
  readonly items: readonly NftItem[]
  readonly columns: number
  /** 0 while nothing is laid out. */
  readonly rowHeight: number
}

const most = 100
const places = new Map<string, Place>()

/** Remembers where a grid was scrolled to when it goes, and scrolls there when it comes again. */
export function useScrollMemory(key: string | undefined, scrolled: Scrolled): void {
  const last = useRef(scrolled)
  const settled = useRef(false)
  useBrowserLayoutEffect(() => {
    last.current = scrolled
    const { rows, items, columns, rowHeight, scroller } = scrolled
    if (key === undefined || settled.current || rowHeight === 0) return
    const place = places.get(key)
    // A reader who scrolls before enough is loaded has decided otherwise.
    settled.current = place === undefined || rows.visibleRow > 0 || items.length > place.index
    if (place === undefined || rows.visibleRow > 0 || items.length <= place.index) return
    const moved = items.findIndex(({ address }) => address === place.address)
    rows.scrollToRow(Math.floor((moved < 0 ? place.index : moved) / columns), 'start')
    scroller.current?.scrollBy({ top: place.over, behavior: 'instant' })
  })

  useBrowserLayoutEffect(
    () => () => {
      const { scroller, rows, items, columns } = last.current
      const index = rows.visibleRow * columns
      const item = items[index]
      if (key === undefined || item === undefined || scroller.current === null) return
      const over = scroller.current.scrollTop - rows.topOf(rows.visibleRow)
      places.delete(key)
      places.set(key, { address: item.address, index, over })
      const [oldest] = places.keys()
      if (places.size > most && oldest !== undefined) places.delete(oldest)
    },
    [key],
  )
}
