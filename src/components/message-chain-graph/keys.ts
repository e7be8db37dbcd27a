import type { Drawing } from './drawing.ts'

/** What a key asks the graph to do. */
export type KeyCommand =
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'open' | 'close' | 'select'; readonly at: number }
  | { readonly do: 'failure' | 'time'; readonly step: 1 | -1 }
  | { readonly do: 'zoom'; readonly by: 'in' | 'out' | 'whole' | 'fit' }
  /** In windows, or in steps of a card. */
  | { readonly do: 'pan'; readonly x: number; readonly y: number }

/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const zooms: Readonly<Record<string, 'in' | 'out' | 'whole' | 'fit'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '0': 'whole',
  f: 'fit',
}
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/**
 * Command of a key while the item at `place` has the focus; undefined leaves it to the page.
 * @param mirrored Children stand to the left.
 */
export function commandOf(
  press: KeyPress,
  drawing: Drawing,
  place: number,
  mirrored: boolean,
): KeyCommand | undefined {
  if (press.ctrlKey || press.metaKey) return undefined
  const { key, shiftKey } = press
  const arrow = arrows[key]
  if (arrow !== undefined) {
    const [x, y] = arrow
    if (shiftKey) return { do: 'pan', x: -x / 4, y: -y / 4 }
    const along = mirrored ? -x : x
    if (along > 0) return forward(drawing, place)
    if (along < 0) return back(drawing, place)
    return go(press.altKey ? sibling(drawing, place, y) : sameColumn(drawing, place, y))
  }
  const zoom = zooms[key.toLowerCase()]
  if (zoom !== undefined) return { do: 'zoom', by: zoom }
  switch (key) {
    case 'Home':
      return go(drawing.layout.order[0])
    case 'End':
      return go(drawing.layout.order.at(-1))
    case 'PageDown':
      return { do: 'pan', x: 0, y: -0.9 }
    case 'PageUp':
      return { do: 'pan', x: 0, y: 0.9 }
    case 'Enter':
    case ' ':
      return { do: 'select', at: place }
    case 'e':
    case 'E':
      return { do: 'failure', step: shiftKey ? -1 : 1 }
    case ']':
      return { do: 'time', step: 1 }
    case '[':
      return { do: 'time', step: -1 }
    case 'c':
    case 'C':
      return toggle(drawing, place)
    default:
      return undefined
  }
}

function go(to: number | undefined): KeyCommand | undefined {
  return to === undefined || to < 0 ? undefined : { do: 'go', to }
}

function forward({ items, layout }: Drawing, place: number): KeyCommand | undefined {
  if (items[place]?.state === 'closed') return { do: 'open', at: place }
  return items[place]?.state === 'open' ? go(layout.children[layout.childStart[place] ?? 0]) : undefined
}

function back({ items }: Drawing, place: number): KeyCommand | undefined {
  return go(items[place]?.parent)
}

function toggle({ items }: Drawing, place: number): KeyCommand | undefined {
  const state = items[place]?.state
  if (state === undefined || state === 'leaf') return undefined
  return { do: state === 'open' ? 'close' : 'open', at: place }
}

function sameColumn({ layout }: Drawing, place: number, step: number): number | undefined {
  const column = layout.column[place] ?? 0
  const [start, end] = [layout.columnStart[column], layout.columnStart[column + 1]]
  const list = layout.byColumn.subarray(start, end)
  return list[list.indexOf(place) + step]
}

function sibling(drawing: Drawing, place: number, step: number): number | undefined {
  const next = sameColumn(drawing, place, step)
  const { items } = drawing
  return next !== undefined && items[next]?.parent === items[place]?.parent ? next : undefined
}
