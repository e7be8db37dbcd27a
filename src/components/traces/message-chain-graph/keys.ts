import type { Drawing } from './drawing.ts'

/** What a key asks the graph to do. */
export type KeyCommand =
  | { readonly do: 'go'; readonly to: number }
  | {
      readonly do:
        | 'open'
        | 'close'
        | 'select'
        /** Show more about it than fits here. */
        | 'details'
        /** Unfold a group, or fold it again. */
        | 'group'
        /** Open all children of the same parent. */
        | 'siblings'
        /** Open all that follows. */
        | 'all'
        /** List what it sent. */
        | 'sent'
        | 'copy'
      readonly at: number
    }
  | { readonly do: 'search' }
  | { readonly do: 'failure' | 'time'; readonly step: 1 | -1 }
  | { readonly do: 'zoom'; readonly by: 'in' | 'out' | 'whole' | 'fit' | 'branch' }
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

const zooms: Readonly<Record<string, 'in' | 'out' | 'whole' | 'fit' | 'branch'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '0': 'whole',
  f: 'fit',
  z: 'branch',
}
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** How keys are read. */
export interface KeyOptions {
  /** Children stand to the left. */
  readonly mirrored: boolean
  /** Single letters and signs are commands. */
  readonly letters: boolean
}

/** Command of a key while the item at `place` has the focus; undefined leaves it to the page. */
export function commandOf(
  press: KeyPress,
  drawing: Drawing,
  place: number,
  { mirrored, letters }: KeyOptions,
): KeyCommand | undefined {
  const { key, shiftKey, altKey } = press
  const letter = key.toLowerCase()
  if (press.ctrlKey || press.metaKey) {
    // The page cannot search what is not rendered.
    if (letter === 'f' && !shiftKey) return { do: 'search' }
    return letter === 'c' && !shiftKey ? { do: 'copy', at: place } : undefined
  }
  const arrow = arrows[key]
  if (arrow !== undefined) {
    const [x, y] = arrow
    if (shiftKey) return { do: 'pan', x: -x / 4, y: -y / 4 }
    const along = mirrored ? -x : x
    if (along > 0) return altKey ? { do: 'sent', at: place } : forward(drawing, place)
    if (along < 0) return altKey ? go(drawing.items[place]?.parent) : back(drawing, place)
    return go(altKey ? sibling(drawing, place, y) : sameColumn(drawing, place, y))
  }
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
      return { do: 'details', at: place }
    case ' ':
      return { do: 'select', at: place }
    default:
      return letters && !altKey ? letterCommand(letter, shiftKey, drawing, place) : undefined
  }
}

function letterCommand(key: string, shift: boolean, drawing: Drawing, place: number): KeyCommand | undefined {
  const zoom = zooms[key]
  if (zoom !== undefined) return { do: 'zoom', by: zoom }
  switch (key) {
    case 'e':
      return { do: 'failure', step: shift ? -1 : 1 }
    case ']':
      return { do: 'time', step: 1 }
    case '[':
      return { do: 'time', step: -1 }
    case 'c':
      return toggle(drawing, place)
    case 'g':
      return { do: 'group', at: place }
    case '*':
      return { do: 'siblings', at: place }
    case 'o':
      return { do: 'all', at: place }
    case '/':
      return { do: 'search' }
    default:
      return undefined
  }
}

function go(to: number | undefined): KeyCommand | undefined {
  return to === undefined || to < 0 ? undefined : { do: 'go', to }
}

function forward({ items, layout }: Drawing, place: number): KeyCommand | undefined {
  const item = items[place]
  if (item?.state === 'closed') return { do: item.group === undefined ? 'open' : 'group', at: place }
  return item?.state === 'open' ? go(layout.children[layout.childStart[place] ?? 0]) : undefined
}

/** To the parent; what is open closes first only by its own key, so that two presses go two up. */
function back({ items }: Drawing, place: number): KeyCommand | undefined {
  return go(items[place]?.parent)
}

function toggle({ items }: Drawing, place: number): KeyCommand | undefined {
  const item = items[place]
  if (item === undefined || item.state === 'leaf') return undefined
  if (item.group !== undefined && item.state === 'closed') return { do: 'group', at: place }
  return { do: item.state === 'open' ? 'close' : 'open', at: place }
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
