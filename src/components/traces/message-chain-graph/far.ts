import { alikeIn } from '../../../trace/alike.ts'
import type { Drawing } from './drawing.ts'
import type { PaintCamera } from './farCamera.ts'
import { sizes } from './sizes.ts'
import { columnsIn, rowsIn, type Viewport } from './view.ts'

export { farCamera, placeAt } from './farCamera.ts'

/** What stands out among the items. */
export interface Marks {
  /** Place of the selected item; -1 for none. */
  readonly selected: number
  /** Place of the item that the Tab key reaches. */
  readonly current: number
  /** Transactions that the search found. */
  readonly found: ReadonlySet<number>
}

/** Draws what a camera sees of one drawing. */
export type Paint = (camera: PaintCamera, viewport: Viewport, mirrored: boolean) => void

/** Colours of the tokens, as the canvas inherits them. */
interface Colours {
  readonly card: string
  readonly line: string
  readonly edge: string
  readonly success: string
  readonly failure: string
  readonly pending: string
  readonly accent: string
}

/** State of an item: 0 succeeded, 1 not over, 2 failed, 3 no transaction. */
const states = new WeakMap<Drawing, Uint8Array>()

/** Draws a tree on a canvas: cards by their state, runs of cards where they are less than a pixel. */
export function treePainter(canvas: HTMLCanvasElement, drawing: Drawing, marks: Marks): Paint {
  const state = states.get(drawing) ?? statesOf(drawing)
  states.set(drawing, state)
  return (camera, viewport, mirrored) => {
    const context = sheet(canvas, viewport, mirrored)
    if (context === null) return
    const colours = coloursOf(canvas)
    const [scaleX, scaleY] = [camera.scale, camera.scaleY ?? camera.scale]
    const box = {
      left: -camera.x / scaleX,
      right: (viewport.width - camera.x) / scaleX,
      top: -camera.y / scaleY,
      bottom: (viewport.height - camera.y) / scaleY,
    }
    const width = Math.max(1, sizes.nodeWidth * scaleX)
    const late: (readonly [x: number, y: number, height: number])[] = []
    const [first, last] = columnsIn(drawing, box)
    let lastColumn = -1
    for (let column = first; column <= last; column += 1) {
      const x = camera.x + column * (sizes.nodeWidth + sizes.columnGap) * scaleX
      // Columns less than a pixel apart: what fails shows, of the rest one of each pixel is enough.
      const crowded = Math.floor(x) === lastColumn
      lastColumn = Math.floor(x)
      const rows = rowsIn(drawing, column, box)
      if (!crowded) paintLines(context, drawing, column, rows, camera, scaleY, colours.edge)
      paintColumn({ context, drawing, state, column, rows, x, width, y: camera.y, scaleY, colours, crowded, late })
    }
    // Failures last, and never too small to be seen.
    context.fillStyle = colours.failure
    for (const [x, y, height] of late) context.fillRect(x, y - 0.5, Math.max(2, width), Math.max(2, height))
    const ring = (place: number, colour: string, line: number): void => {
      if (place < 0) return
      const height = Math.max(6, (drawing.height[place] ?? 0) * scaleY)
      context.strokeStyle = colour
      context.lineWidth = line
      const x = camera.x + (drawing.layout.x[place] ?? 0) * scaleX
      const y = camera.y + (drawing.layout.y[place] ?? 0) * scaleY
      context.strokeRect(x - 2, y - 2, Math.max(6, width) + 4, height + 4)
    }
    for (const transaction of marks.found) ring(drawing.placeOfTransaction[transaction] ?? -1, colours.pending, 2)
    ring(marks.selected, colours.accent, 2)
    if (canvas.parentElement?.querySelector('[role="treeitem"]:focus-visible')) ring(marks.current, colours.accent, 3)
  }
}

interface ColumnTask {
  readonly context: CanvasRenderingContext2D
  readonly drawing: Drawing
  readonly state: Uint8Array
  readonly column: number
  readonly rows: readonly [number, number]
  readonly x: number
  readonly width: number
  readonly y: number
  readonly scaleY: number
  readonly colours: Colours
  readonly crowded: boolean
  readonly late: (readonly [x: number, y: number, height: number])[]
}

function paintColumn(task: ColumnTask): void {
  const { context, drawing, state, column, rows, x, width, scaleY, colours, crowded, late } = task
  const { y, columnStart, byColumn } = drawing.layout
  const start = columnStart[column] ?? 0
  const plain = [colours.success, colours.pending, colours.failure, colours.edge]
  let run = -1
  let from = 0
  let to = 0
  const flush = (): void => {
    if (run >= 0 && !crowded) {
      context.fillStyle = plain[run] ?? colours.edge
      context.fillRect(x, from, width, Math.max(1, to - from))
    }
    run = -1
  }
  for (let row = rows[0]; row < rows[1]; row += 1) {
    const place = byColumn[start + row] ?? 0
    const top = task.y + (y[place] ?? 0) * scaleY
    const height = (drawing.height[place] ?? 0) * scaleY
    const now = state[place] ?? 0
    if (height >= 7) {
      context.fillStyle = now === 2 ? colours.failure : colours.line
      context.fillRect(x, top, width, height)
      context.fillStyle = colours.card
      context.fillRect(x + 1, top + 1, width - 2, height - 2)
      context.fillStyle = plain[now] ?? colours.edge
      context.fillRect(x, top, Math.max(2, width / 24), height)
      if (now === 2) late.push([x + width / 2 - height / 4, top + height / 4, height / 2])
    } else if (now === 2) late.push([x, top, height])
    else if (now === run && top <= to + 1) to = Math.max(to, top + height)
    else {
      flush()
      run = now
      from = top
      to = top + height
    }
  }
  flush()
}

/** A stem and a trunk for each parent, and a branch to each child that is far enough from the next. */
function paintLines(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  column: number,
  [from, to]: readonly [number, number],
  camera: PaintCamera,
  scaleY: number,
  colour: string,
): void {
  const gap = sizes.columnGap * camera.scale
  if (column === 0 || gap < 2) return
  const { x, y, columnStart, byColumn } = drawing.layout
  const start = columnStart[column] ?? 0
  const count = (columnStart[column + 1] ?? start) - start
  const left = camera.x + (x[byColumn[start] ?? 0] ?? 0) * camera.scale - gap
  const middle = (place: number): number => camera.y + ((y[place] ?? 0) + sizes.anchor) * scaleY
  context.fillStyle = colour
  let parent = -1
  let highest = Infinity
  let bottom = -Infinity
  let drawn = -Infinity
  const trunk = (): void => {
    if (parent < 0) return
    const level = middle(parent)
    const top = Math.min(level, highest)
    context.fillRect(left, level, gap / 4, 1)
    context.fillRect(left + gap / 4, top, 1, Math.max(1, Math.max(level, bottom) - top))
  }
  for (let row = Math.max(0, from - 1); row < Math.min(count, to + 1); row += 1) {
    const place = byColumn[start + row] ?? 0
    const above = drawing.items[place]?.parent ?? -1
    if (above !== parent) {
      trunk()
      parent = above
      highest = middle(place)
    }
    bottom = middle(place)
    if (above < 0 || bottom - drawn < 2) continue
    context.fillRect(left + gap / 4, bottom, (gap * 3) / 4, 1)
    drawn = bottom
  }
  trunk()
}

/** A canvas as large as its window, cleared, in CSS pixels with x along the direction of writing. */
export function sheet(canvas: HTMLCanvasElement, viewport: Viewport, mirrored: boolean): CanvasRenderingContext2D | null {
  const ratio = Math.min(3, canvas.ownerDocument.defaultView?.devicePixelRatio ?? 1)
  const width = Math.max(1, Math.round(viewport.width * ratio))
  const height = Math.max(1, Math.round(viewport.height * ratio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  context?.setTransform(1, 0, 0, 1, 0, 0)
  context?.clearRect(0, 0, width, height)
  context?.setTransform(mirrored ? -ratio : ratio, 0, 0, ratio, mirrored ? width : 0, 0)
  return context
}

/** Colours as they are now; the reader's own where they are forced. */
export function coloursOf(element: Element): Colours {
  if (matchMedia('(forced-colors: active)').matches) {
    const [text, back, high] = ['CanvasText', 'Canvas', 'Highlight'] as const
    return { card: back, line: text, edge: text, success: text, failure: high, pending: text, accent: high }
  }
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(`--tonlens-${name}`).trim() || 'gray'
  return {
    card: token('card-bg'),
    line: token('line-color'),
    edge: token('control-line'),
    success: token('success'),
    failure: token('failure'),
    pending: token('pending'),
    accent: token('accent'),
  }
}

function statesOf({ trace, items }: Drawing): Uint8Array {
  const { failed, open } = alikeIn(trace)
  return Uint8Array.from(items, ({ transaction, group }) => {
    if (group !== undefined) return group.failed > 0 ? 2 : group.kind === 'waits' ? 1 : 0
    if (transaction < 0) return 3
    return failed[transaction] === 1 ? 2 : open[transaction] === 1 ? 1 : 0
  })
}
