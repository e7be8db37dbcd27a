import { useState, type ComponentPropsWithoutRef, type KeyboardEvent, type PointerEvent } from 'react'

interface ReadoutOptions {
  /** Number of marks. */
  readonly count: number
  /** Mark that is read out at first. */
  readonly initial: number
  /** Marks in a column, if the marks are cells of a grid, column by column. @default the marks are in one line */
  readonly column?: number | undefined
  readonly label: string
  /** Words for a mark. */
  readonly words: (at: number) => string
  /** Finds the mark below a pointer by its place in the picture, 0 to 1. */
  readonly find: (x: number, y: number) => number | undefined
  /** Called with the mark that a reader presses, or confirms with Enter. @default nothing can be chosen */
  readonly onChoose?: ((at: number) => void) | undefined
}

/**
 * Makes a picture a slider over its marks: one tab stop, arrow keys, and the pointer. Its marks run from left to right
 * in both directions of text.
 * @returns The mark that is read out, and the props of the element around the picture.
 */
export function useReadout({ count, initial, label, words, find, column, onChoose }: ReadoutOptions): {
  readonly at: number
  readonly isActive: boolean
  readonly props: ComponentPropsWithoutRef<'div'>
} {
  const [chosen, setChosen] = useState<number>()
  const last = Math.max(0, count - 1)
  const at = Math.min(last, Math.max(0, chosen ?? initial))
  const page = Math.max(1, Math.round(count / 10))
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + (column ?? 1),
    ArrowLeft: at - (column ?? 1),
    ArrowUp: column === undefined ? at + 1 : at - 1,
    ArrowDown: column === undefined ? at - 1 : at + 1,
    PageUp: at + page,
    PageDown: at - page,
    Home: 0,
    End: last,
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const found = find((clientX - left) / width, (clientY - top) / height)
    if (found !== undefined) setChosen(found)
  }
  return {
    at,
    isActive: chosen !== undefined,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': Math.min(1, count),
      'aria-valuemax': count,
      'aria-valuenow': count === 0 ? 0 : at + 1,
      'aria-valuetext': count === 0 ? '' : words(at),
      onClick: () => onChoose?.(at),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') onChoose?.(at)
        const next = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        if (next >= 0 && next <= last) setChosen(next)
        else if (event.key.startsWith('Page')) setChosen(next < 0 ? 0 : last)
      },
      onPointerMove: point,
      onPointerDown: point,
      // A finger leaves when it is lifted, and the keyboard keeps what it chose.
      onPointerLeave: ({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.matches(':focus')) setChosen(undefined)
      },
      onBlur: () => setChosen(undefined),
    },
  }
}
