import { sizes } from '../layouts/sizes.ts'
import { accountGap, accountHeight, type AccountPlane } from './accountPlane.ts'

/** Shape of one edge, relative to an origin. */
export interface AccountCurve {
  /** Path commands. */
  readonly d: string
  /** Position of its label. */
  readonly x: number
  readonly y: number
}

/** Draws the curve of an edge. Edges that lead back run below the accounts in between. */
export function accountCurve(
  { layout, graph }: AccountPlane,
  edge: number,
  origin: { readonly x: number; readonly y: number },
  mirrored: boolean,
): AccountCurve {
  const { from, to } = graph.edges[edge] ?? { from: 0, to: 0 }
  const side = mirrored ? -1 : 1
  const x = (value: number): number => side * (value - origin.x)
  const { nodeWidth } = sizes
  const start = { x: (layout.x[from] ?? 0) + nodeWidth, y: (layout.y[from] ?? 0) + 22 - origin.y }
  const end = { x: layout.x[to] ?? 0, y: (layout.y[to] ?? 0) + 22 - origin.y }
  const course = layout.course[edge]
  if (course === 'forward') {
    const bend = accountGap / 2
    return {
      d: `M${x(start.x)} ${start.y}C${x(start.x + bend)} ${start.y} ${x(end.x - bend)} ${end.y} ${x(end.x)} ${end.y}`,
      x: x(end.x - 10),
      y: end.y,
    }
  }
  if (course === 'loop') {
    const top = start.y + 18
    return { d: `M${x(start.x)} ${start.y}c${side * 36} 0 ${side * 36} 26 0 26`, x: x(start.x + 30), y: top }
  }
  if (course === 'level') {
    const right = end.x + nodeWidth
    const bend = 28 + Math.min(60, Math.abs(end.y - start.y) / 8)
    return {
      d: `M${x(start.x)} ${start.y + 8}C${x(start.x + bend)} ${start.y + 8} ${x(right + bend)} ${end.y + 8} ${x(right)} ${end.y + 8}`,
      x: x(right + bend),
      y: (start.y + end.y) / 2 + 8,
    }
  }
  // From the bottom of the sender to the bottom of the recipient.
  const [footX, footY] = [start.x - nodeWidth / 2, start.y + accountHeight - 22]
  const [headX, headY] = [end.x + nodeWidth / 2, end.y + accountHeight - 22]
  const low = Math.max(footY, headY) + 34
  return {
    d: `M${x(footX)} ${footY}C${x(footX)} ${low} ${x(headX)} ${low} ${x(headX)} ${headY}`,
    x: x((footX + headX) / 2 + 40),
    y: low - 8,
  }
}
