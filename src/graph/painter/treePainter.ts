import { type TransactionStatus, transactionStatus } from '../../meaning/outcome/outcome.ts'
import { columnsIn, rowsIn } from '../camera/plane.ts'
import type { ViewportSize } from '../camera/camera.ts'
import type { PaintCamera } from '../camera/overviewCamera.ts'
import { cardColors, type ColorToken } from '../items/colors.ts'
import { sizes } from '../layouts/sizes.ts'
import type { TraceGraph, GraphItem } from '../tree/traceGraph.ts'
import { clearCanvas, readColors, type PaintColors } from './canvas.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'

/** Items that are marked in the picture. */
export interface PaintMarks {
  /** Place of the selected item; -1 for none. */
  readonly selected: number
  /** Place of the item with the Tab stop; -1 for none. */
  readonly current: number
  /** Transactions that the search found. */
  readonly found: ReadonlySet<number>
}

/** Paints the part of a graph that a camera shows. */
export type Paint = (camera: PaintCamera, viewport: ViewportSize, mirrored: boolean) => void

/** Colors of the bars of cards, by number. */
const palette = ['success', 'pending', 'failure', 'skipped', 'control-line'] as const satisfies readonly ColorToken[]
const failure = palette.indexOf('failure')
const colorsByGraph = new WeakMap<TraceGraph, Uint8Array>()

/**
 * Creates a painter of a graph on a canvas: cards in the colors of their statuses, and runs of cards
 * of one color where a card is less than a pixel high.
 */
export function treePainter(canvas: HTMLCanvasElement, graph: TraceGraph, marks: PaintMarks): Paint {
  return (camera, viewport, mirrored) => {
    const context = clearCanvas(canvas, viewport, mirrored)
    if (context === null) return
    const colors = readColors(canvas)
    const barColors = itemColors(graph)
    const [scaleX, scaleY] = [camera.scale, camera.scaleY ?? camera.scale]
    const box = {
      left: -camera.x / scaleX,
      right: (viewport.width - camera.x) / scaleX,
      top: -camera.y / scaleY,
      bottom: (viewport.height - camera.y) / scaleY,
    }
    const width = Math.max(1, sizes.nodeWidth * scaleX)
    const failures: FailureMark[] = []
    const [first, last] = columnsIn(graph, box)
    let lastColumn = -1
    for (let column = first; column <= last; column += 1) {
      const x = camera.x + column * (sizes.nodeWidth + sizes.columnGap) * scaleX
      // Columns less than a pixel apart: only failures and the first column of each pixel are painted.
      const crowded = Math.floor(x) === lastColumn
      lastColumn = Math.floor(x)
      const rows = rowsIn(graph, column, box)
      if (!crowded) paintLines(context, graph, column, rows, camera, scaleY, colors['control-line'])
      paintColumn({ context, graph, barColors, column, rows, x, width, y: camera.y, scaleY, colors, crowded, failures })
    }
    // Failures are painted last, and never too small to be seen.
    context.fillStyle = colors.failure
    for (const [x, y, wide, high] of failures) context.fillRect(x, y - 0.5, Math.max(2, wide), Math.max(2, high))
    const ring = (place: number, color: string, line: number): void => {
      if (place < 0) return
      const height = Math.max(6, (graph.height[place] ?? 0) * scaleY)
      context.strokeStyle = color
      context.lineWidth = line
      const x = camera.x + (graph.layout.x[place] ?? 0) * scaleX
      const y = camera.y + (graph.layout.y[place] ?? 0) * scaleY
      context.strokeRect(x - 2, y - 2, Math.max(6, width) + 4, height + 4)
    }
    for (const transaction of marks.found) ring(graph.placeOfTransaction[transaction] ?? -1, colors.pending, 2)
    ring(marks.selected, colors.accent, 2)
    if (canvas.parentElement?.querySelector('[role="treeitem"]:focus-visible')) ring(marks.current, colors.accent, 3)
  }
}

type FailureMark = readonly [x: number, y: number, width: number, height: number]

interface ColumnTask {
  readonly context: CanvasRenderingContext2D
  readonly graph: TraceGraph
  readonly barColors: Uint8Array
  readonly column: number
  readonly rows: readonly [number, number]
  readonly x: number
  readonly width: number
  readonly y: number
  readonly scaleY: number
  readonly colors: PaintColors
  readonly crowded: boolean
  readonly failures: FailureMark[]
}

function paintColumn(task: ColumnTask): void {
  const { context, graph, barColors, column, rows, x, width, scaleY, colors, crowded, failures } = task
  const { y, columnStart, byColumn } = graph.layout
  const start = columnStart[column] ?? 0
  let run = -1
  let from = 0
  let to = 0
  const flush = (): void => {
    if (run >= 0 && !crowded) {
      context.fillStyle = colors[palette[run] ?? 'control-line']
      context.fillRect(x, from, width, Math.max(1, to - from))
    }
    run = -1
  }
  for (let row = rows[0]; row < rows[1]; row += 1) {
    const place = byColumn[start + row] ?? 0
    const top = task.y + (y[place] ?? 0) * scaleY
    const height = (graph.height[place] ?? 0) * scaleY
    const now = barColors[place] ?? 0
    if (height >= 7) {
      context.fillStyle = now === failure ? colors.failure : colors['line-color']
      context.fillRect(x, top, width, height)
      context.fillStyle = colors['card-bg']
      context.fillRect(x + 1, top + 1, width - 2, height - 2)
      context.fillStyle = colors[palette[now] ?? 'control-line']
      context.fillRect(x, top, Math.max(2, width / 24), height)
      if (now === failure) failures.push([x + width / 2 - height / 4, top + height / 4, height / 2, height / 2])
    } else if (now === failure) failures.push([x, top, width, height])
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

/**
 * Paints a stem and a trunk for each parent, and a branch to each child that is at least two pixels from the last one.
 */
function paintLines(
  context: CanvasRenderingContext2D,
  graph: TraceGraph,
  column: number,
  [from, to]: readonly [number, number],
  camera: PaintCamera,
  scaleY: number,
  color: string,
): void {
  const gap = sizes.columnGap * camera.scale
  if (column === 0 || gap < 2) return
  const { x, y, columnStart, byColumn } = graph.layout
  const start = columnStart[column] ?? 0
  const count = (columnStart[column + 1] ?? start) - start
  const left = camera.x + (x[byColumn[start] ?? 0] ?? 0) * camera.scale - gap
  const middle = (place: number): number => camera.y + ((y[place] ?? 0) + sizes.anchor) * scaleY
  context.fillStyle = color
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
    const above = graph.items[place]?.parent ?? -1
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

/** Color of each item as an index of the palette; an item without a status has the color of the edges. */
function itemColors(graph: TraceGraph): Uint8Array {
  const cached = colorsByGraph.get(graph)
  if (cached !== undefined) return cached
  const colors = Uint8Array.from(graph.items, (item) => {
    const status: TransactionStatus | undefined = itemStatus(graph.trace, item)
    const token = cardColors(item.kind, status).status
    return palette.findIndex((name) => name === (token === 'line-color' ? 'control-line' : token))
  })
  colorsByGraph.set(graph, colors)
  return colors
}

/**
 * Status of an item: of its transaction, or `failed` for a group that hides a failed one.
 * @returns Undefined for other groups and for messages without a transaction.
 */
function itemStatus(trace: TraceModel, { transaction, group }: GraphItem): TransactionStatus | undefined {
  if (group !== undefined) return group.failed > 0 ? 'failed' : undefined
  const row = trace.transactions[transaction]
  return row === undefined ? undefined : transactionStatus(row)
}
