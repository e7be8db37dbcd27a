import type { TraceGraph } from './traceGraph.ts'

/** A command of the keyboard or of a button. `at` and `to` are places of items. */
export type KeyCommand =
  | { readonly do: 'go'; readonly to: number }
  | {
      readonly do:
        | 'open'
        | 'close'
        | 'select'
        /** Select it and tell the application to show its details. */
        | 'details'
        /** Unfold a group, or fold it again. */
        | 'group'
        /** Open all children of the same parent. */
        | 'siblings'
        /** Open everything that follows from it. */
        | 'all'
        /** List the messages that it sent. */
        | 'sent'
        /** Copy its hash. */
        | 'copy'
      readonly at: number
    }
  | { readonly do: 'search' }
  /** Go to the next or previous failed transaction, or transaction by logical time. */
  | { readonly do: 'failure' | 'time'; readonly step: 1 | -1 }
  | { readonly do: 'zoom'; readonly by: 'in' | 'out' | 'original' | 'fit' | 'branch' }
  /** Pan by parts of the size of the viewport. */
  | { readonly do: 'pan'; readonly x: number; readonly y: number }

/** The part of a keyboard event that {@link keyCommand} reads. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const zooms: Readonly<Record<string, 'in' | 'out' | 'original' | 'fit' | 'branch'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  _: 'out',
  '0': 'original',
  f: 'fit',
  z: 'branch',
}
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Options of {@link keyCommand}. */
export interface KeyOptions {
  /** Writing goes from right to left: children are to the left of their parent. */
  readonly mirrored: boolean
  /** Single letters and punctuation are commands. */
  readonly letters: boolean
}

/**
 * Command of a key while the item at `place` has the focus.
 * @returns Undefined for a key that the graph does not use.
 */
export function keyCommand(
  press: KeyPress,
  graph: TraceGraph,
  place: number,
  { mirrored, letters }: KeyOptions,
): KeyCommand | undefined {
  const { key, shiftKey, altKey } = press
  const letter = key.toLowerCase()
  if (press.ctrlKey || press.metaKey) {
    // The browser's own search cannot find cards that are not rendered.
    if (letter === 'f' && !shiftKey) return { do: 'search' }
    return letter === 'c' && !shiftKey ? { do: 'copy', at: place } : undefined
  }
  const arrow = arrows[key]
  if (arrow !== undefined) {
    const [x, y] = arrow
    if (shiftKey) return { do: 'pan', x: -x / 4, y: -y / 4 }
    const along = mirrored ? -x : x
    if (along > 0) return altKey ? { do: 'sent', at: place } : forward(graph, place)
    if (along < 0) return altKey ? goTo(graph.items[place]?.parent) : backward(graph, place)
    return goTo(altKey ? sibling(graph, place, y) : sameColumn(graph, place, y))
  }
  switch (key) {
    case 'Home':
      return goTo(graph.layout.order[0])
    case 'End':
      return goTo(graph.layout.order.at(-1))
    case 'PageDown':
      return { do: 'pan', x: 0, y: -0.9 }
    case 'PageUp':
      return { do: 'pan', x: 0, y: 0.9 }
    case 'Enter':
      return { do: 'details', at: place }
    case ' ':
      return { do: 'select', at: place }
    default:
      return letters && !altKey ? letterCommand(letter, shiftKey, graph, place) : undefined
  }
}

function letterCommand(key: string, shift: boolean, graph: TraceGraph, place: number): KeyCommand | undefined {
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
      return toggleCommand(graph, place)
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

function goTo(to: number | undefined): KeyCommand | undefined {
  return to === undefined || to < 0 ? undefined : { do: 'go', to }
}

function forward({ items, layout }: TraceGraph, place: number): KeyCommand | undefined {
  const item = items[place]
  if (item?.state === 'closed') return { do: item.group === undefined ? 'open' : 'group', at: place }
  return item?.state === 'open' ? goTo(layout.children[layout.childStart[place] ?? 0]) : undefined
}

/** Goes to the parent. An open branch stays open, so that two presses go up two levels. */
function backward({ items }: TraceGraph, place: number): KeyCommand | undefined {
  return goTo(items[place]?.parent)
}

function toggleCommand({ items }: TraceGraph, place: number): KeyCommand | undefined {
  const item = items[place]
  if (item === undefined || item.state === 'leaf') return undefined
  if (item.group !== undefined && item.state === 'closed') return { do: 'group', at: place }
  return { do: item.state === 'open' ? 'close' : 'open', at: place }
}

function sameColumn({ layout }: TraceGraph, place: number, step: number): number | undefined {
  const column = layout.column[place] ?? 0
  const [start, end] = [layout.columnStart[column], layout.columnStart[column + 1]]
  const list = layout.byColumn.subarray(start, end)
  return list[list.indexOf(place) + step]
}

function sibling(graph: TraceGraph, place: number, step: number): number | undefined {
  const next = sameColumn(graph, place, step)
  const { items } = graph
  return next !== undefined && items[next]?.parent === items[place]?.parent ? next : undefined
}
