import { afterEach, describe, expect, test, vi } from 'vitest'
import { sizes } from '../../src/graph/layouts/sizes.ts'
import { treePainter } from '../../src/graph/painter/treePainter.ts'
import { buildTraceGraph } from '../../src/graph/tree/traceGraph.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { transaction } from '../meaning/trace/build.ts'

const failed = assembleTrace([
  transaction({ hash: 'failed', description: { aborted: true, compute_ph: { skipped: false, success: false } } }),
])

/** Fills of one failed card in the color of failures, in the order in which they are painted. */
const paintFailed = (scale: number): readonly (readonly number[])[] => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => name }))
  const fills: (readonly number[])[] = []
  const context = {
    fillStyle: '',
    setTransform: () => undefined,
    clearRect: () => undefined,
    strokeRect: () => undefined,
    fillRect: (...box: readonly number[]) => {
      if (context.fillStyle === '--tonlens-failure') fills.push(box)
    },
  }
  const canvas = { ownerDocument: {}, parentElement: null, getContext: () => context }
  const graph = buildTraceGraph(failed, { cardHeight: () => 54 })
  const marks = { selected: -1, current: -1, found: new Set<number>() }
  const paint = treePainter(canvas as unknown as HTMLCanvasElement, graph, marks)
  paint({ x: 0, y: 0, scale }, { width: 800, height: 400 }, false)
  return fills
}

afterEach(() => vi.unstubAllGlobals())

describe('a failed card', () => {
  test('has a square in its middle', () => {
    const [x, y, width, height] = paintFailed(1).at(-1) ?? []
    expect([width, height]).toEqual([27, 27])
    expect(x).toBe(sizes.nodeWidth / 2 - 27 / 2)
    expect(y).toBe(54 / 4 - 0.5)
  })

  test('is painted as wide as it is where there is no room for a square, and never too small to be seen', () => {
    expect(paintFailed(0.1).at(-1)).toEqual([0, -0.5, sizes.nodeWidth * 0.1, 5.4])
    expect(paintFailed(0.001).at(-1)).toEqual([0, -0.5, 2, 2])
  })
})
