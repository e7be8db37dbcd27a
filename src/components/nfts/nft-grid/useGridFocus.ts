import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { NftItem } from '../../../schema/nft.ts'
import { clamp } from '../../lists/window/rows.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { keyTarget } from './gridKeys.ts'

/** What {@link useGridFocus} moves through. */
export interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly items: readonly NftItem[]
  readonly columns: number
  /** Whole rows that fit into view. */
  readonly pageRows: number
  readonly scrollToRow: (row: number) => void
  /** Enter or Space on an item; `cell` is its element. */
  readonly onPress: (item: NftItem, cell: HTMLElement) => void
}

/** The one tab stop of a grid and the ways of moving it. */
export interface GridFocus {
  /** Index of the item that last had the focus; undefined before the first time. */
  readonly active: number | undefined
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Roving focus by item: it stays with its item when others come, go or change columns. */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { grid, items, columns, pageRows, scrollToRow, onPress } = options
  const [place, setPlace] = useState<{ index: number; address: string }>()
  const inside = useRef(false)
  const wanted = useRef<number>(undefined)
  const active = place === undefined || items.length === 0 ? undefined : locateItem(items, place)

  const settle = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    setPlace((last) =>
      last?.index === index && last.address === item.address
        ? last
        : { index, address: item.address },
    )
  }

  // The row of the target must be there before it can take the focus.
  useBrowserLayoutEffect(() => {
    if (wanted.current !== undefined) focusCell(grid.current, wanted.current)
    wanted.current = undefined
  })

  // New columns regroup the rows and with them the elements; the focus must not fall out of that.
  useBrowserLayoutEffect(() => {
    const root = grid.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!inside.current || active === undefined || grid.current === null) return
    if (!grid.current.contains(root?.activeElement ?? null)) {
      focusCell(grid.current, active)
    }
  })

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    inside.current = true
    const cell = cellOf(event.target)
    const index = Number(cell?.dataset['index'] ?? -1)
    settle(index)
    // Not for a pointer: the card would move away from under it between press and release.
    if (index >= 0 && event.target.matches(':focus-visible')) {
      scrollToRow(Math.floor(index / columns))
    }
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    inside.current = event.currentTarget.contains(event.relatedTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    const index = Number(cell?.dataset['index'] ?? -1)
    const item = items[index]
    if (cell === undefined || item === undefined || event.defaultPrevented) return
    if ((event.key === 'Enter' || event.key === ' ') && event.target === cell) {
      event.preventDefault()
      onPress(item, cell)
      return
    }
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key, ctrlKey, metaKey, altKey } = event
    const shape = { count: items.length, columns, pageRows }
    const target = keyTarget({ key, ctrlKey, metaKey, altKey, mirrored }, index, shape)
    if (target === undefined) return
    event.preventDefault()
    wanted.current = target
    settle(target)
    scrollToRow(Math.floor(target / columns))
  }
  return { active, onFocus, onBlur, onKeyDown }
}

function locateItem(
  items: readonly NftItem[],
  { index, address }: { index: number; address: string },
): number {
  if (items[index]?.address === address) return index
  const moved = items.findIndex((item) => item.address === address)
  return moved >= 0 ? moved : clamp(index, 0, items.length - 1)
}

function focusCell(grid: HTMLElement | null, index: number): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  cell?.focus({ preventScroll: true })
}

function cellOf(target: EventTarget): HTMLElement | undefined {
  return (target as Element).closest<HTMLElement>('[data-index]') ?? undefined
}
