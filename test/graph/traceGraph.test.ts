import { describe, expect, test } from 'vitest'
import { buildTraceGraph, type TraceGraph } from '../../src/graph/tree/traceGraph.ts'
import { edgePaths } from '../../src/graph/tree/edgePaths.ts'
import { overviewCamera, placeAt } from '../../src/graph/camera/overviewCamera.ts'
import { keyCommand } from '../../src/graph/tree/keyCommand.ts'
import { sizes } from '../../src/graph/layouts/sizes.ts'
import { boxInView, fit, keepInReach, reveal, zoomAt, type Box } from '../../src/graph/camera/camera.ts'
import { itemsIn } from '../../src/graph/camera/plane.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { message, randomFrom, transaction } from '../meaning/trace/build.ts'
import { createTrace } from '../bench/forest.ts'

const draw = (shape: 'chain' | 'fan' | 'random', count: number, closed: readonly string[] = []): TraceGraph => {
  const trace = createTrace(shape, count)
  return buildTraceGraph(trace, {
    choices: new Map(closed.map((id) => [id, 'closed'])),
  })
}
const touches = ({ layout, height }: TraceGraph, place: number, box: Box): boolean => {
  const x = layout.x[place] as number
  const y = layout.y[place] as number
  return (
    x + sizes.nodeWidth >= box.left &&
    x - sizes.columnGap <= box.right &&
    y + (height[place] as number) >= box.top &&
    y <= box.bottom
  )
}
const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

describe('what is drawn', () => {
  test('a closed item hides all that follows from it, and tells how much', () => {
    const open = draw('random', 200)
    const at = open.items.findIndex(({ following }) => following > 20 && following < 150)
    const { id, following } = open.items[at] as TraceGraph['items'][number]
    const closed = draw('random', 200, [id])
    expect(closed.items).toHaveLength(200 - following)
    expect(closed.items.find((item) => item.id === id)).toMatchObject({ state: 'closed', following })
  })

  test('followers stand in the order in which their messages were sent', () => {
    const [first, log, second, third] = [
      message('first'),
      message('log', { destination: null }),
      message('second'),
      message('third'),
    ] as const
    const trace = assembleTrace([
      transaction({ hash: 'root', out_msgs: [first, log, second, third] }),
      transaction({ hash: 'late', lt: '9', in_msg: first }),
      transaction({ hash: 'early', lt: '3', in_msg: third }),
    ])
    const { items } = buildTraceGraph(trace, { cardHeight: () => 50 })
    expect(items.map(({ id, kind, position, siblings }) => [id, kind, position, siblings])).toEqual([
      ['in root', 'transaction', 1, 1],
      ['first', 'transaction', 1, 4],
      ['log', 'log', 2, 4],
      ['second', 'waiting', 3, 4],
      ['third', 'transaction', 4, 4],
    ])
  })

  test('every transaction has its place even when two claim the same message', () => {
    const sent = message('sent')
    const trace = assembleTrace([
      transaction({ hash: 'root', out_msgs: [sent] }),
      transaction({ hash: 'a', lt: '2', in_msg: sent }),
      transaction({ hash: 'b', lt: '3', in_msg: sent }),
    ])
    const { items, placeById, placeOfTransaction } = buildTraceGraph(trace, { cardHeight: () => 50 })
    expect(items).toHaveLength(3)
    expect(placeById.size).toBe(3)
    expect(new Set(placeOfTransaction)).toEqual(new Set([0, 1, 2]))
  })
})

describe('what is in view', () => {
  test.each(['chain', 'fan', 'random'] as const)('%s: culling finds exactly what touches the window', (shape) => {
    const graph = draw(shape, 2000)
    const random = randomFrom(5)
    for (let round = 0; round < 60; round += 1) {
      const left = (random() * 1.2 - 0.1) * graph.layout.width
      const top = (random() * 1.2 - 0.1) * graph.layout.height
      const box = { left, top, right: left + random() * 3000, bottom: top + random() * 3000 }
      const expected = graph.items.flatMap((_, place) => (touches(graph, place, box) ? [place] : []))
      expect([...itemsIn(graph, box)].sort((a, b) => a - b)).toEqual(expected)
    }
  })

  test('items in view come in reading order', () => {
    const graph = draw('random', 500)
    const places = itemsIn(graph, { left: 0, top: 0, right: 5000, bottom: 5000 })
    const reading = places.map((place) => graph.reading[place] as number)
    expect(reading).toEqual([...reading].sort((a, b) => a - b))
  })

  test('every card in view has a line that ends at it, and no parent has two paths of a kind', () => {
    const graph = draw('random', 2000)
    const random = randomFrom(9)
    for (let round = 0; round < 40; round += 1) {
      const left = random() * graph.layout.width
      const top = random() * graph.layout.height
      const box = { left, top, right: left + 1500, bottom: top + 900 }
      const paths = edgePaths(graph, box, { x: 0, y: 0 }, false)
      expect(new Set(paths.map(({ id, kind }) => `${kind} ${id}`)).size).toBe(paths.length)
      for (const place of itemsIn(graph, box)) {
        const { parent } = graph.items[place] as TraceGraph['items'][number]
        if (parent < 0) continue
        const id = graph.items[parent]?.id
        expect(paths.find((path) => path.id === id)?.d).toContain(`H${graph.layout.x[place]}`)
      }
    }
  })

  test('a trunk that passes through the window between far children is drawn, and cut to it', () => {
    const trace = createTrace('fan', 251)
    const graph = buildTraceGraph(trace, { cardHeight: (index) => (index === 0 ? 54 : 3000) })
    const box = { left: 200, right: 300, top: 100_000, bottom: 100_500 }
    const [path] = edgePaths(graph, box, { x: 0, y: 0 }, false)
    const [, from, to] = /M212 (\d+)V(\d+)/.exec(path?.d ?? '') ?? []
    expect([Number(from), Number(to)]).toEqual([100_000, 100_500])
  })

  test('writing from right to left mirrors the lines', () => {
    const graph = draw('chain', 3)
    const box = { left: 0, right: 2000, top: 0, bottom: 500 }
    const numbers = (mirrored: boolean): string =>
      edgePaths(graph, box, { x: 0, y: 0 }, mirrored)
        .map(({ d }) => d)
        .join(' ')
    expect(numbers(true).replaceAll('-', '')).toBe(numbers(false))
  })
})

describe('the camera', () => {
  const viewport = { width: 800, height: 400 }

  test('zooming holds the point under the pointer', () => {
    const before = { x: -120, y: 40, scale: 0.8 }
    const after = zoomAt(before, 1.3, 500, 100)
    const point = (camera: typeof before): number[] => [
      (500 - camera.x) / camera.scale,
      (100 - camera.y) / camera.scale,
    ]
    point(after).forEach((value, axis) => expect(value).toBeCloseTo(point(before)[axis] as number, 6))
  })

  test('a small graph is shown whole, a large one from its beginning at a readable scale', () => {
    const whole = boxInView(fit(draw('random', 4), viewport, 0.3), viewport, 0)
    const { width, height } = draw('random', 4).layout
    expect(whole.left <= 0 && whole.top <= 0 && whole.right >= width && whole.bottom >= height).toBe(true)
    expect(fit(draw('chain', 500), viewport, 0.75)).toMatchObject({ scale: 0.75, x: 24 })
  })

  test('the graph cannot be pushed out of the window', () => {
    const graph = draw('random', 50)
    const { width, height } = graph.layout
    const far = keepInReach({ x: 1e9, y: -1e9, scale: 1 }, graph, viewport)
    expect([far.x, far.y]).toEqual([viewport.width - 96, 96 - height])
    const back = keepInReach({ x: -1e9, y: 1e9, scale: 1 }, graph, viewport)
    expect([back.x, back.y]).toEqual([96 - width, viewport.height - 96])
  })

  test('revealing moves no more than it must', () => {
    const graph = draw('chain', 100)
    const camera = { x: 24, y: 24, scale: 1 }
    expect(reveal(camera, graph, 0, viewport)).toEqual(camera)
    expect(reveal(camera, graph, 1, viewport)).toEqual(camera)
    const moved = reveal(camera, graph, 50, viewport)
    const seen = boxInView(moved, viewport, 0)
    expect(seen.right).toBeCloseTo((graph.layout.x[50] as number) + sizes.nodeWidth + 24, 6)
    expect(moved.y).toBe(camera.y)
  })

  test('seen from afar, a long and narrow graph fills the window, and what is pressed is what is seen', () => {
    const graph = draw('random', 2000)
    const camera = overviewCamera(fit(graph, viewport, 0), graph, viewport)
    const { width, height } = graph.layout
    expect(camera.scale * width).toBeGreaterThan(viewport.width * 0.8)
    expect((camera.scaleY ?? 0) * height).toBeLessThanOrEqual(viewport.height)
    expect(camera.x).toBeGreaterThan(0)
    for (const place of [0, 1, 700, 1999]) {
      const x = camera.x + ((graph.layout.x[place] as number) + sizes.nodeWidth / 2) * camera.scale
      const middle = (graph.layout.y[place] as number) + (graph.height[place] as number) / 2
      const hit = placeAt(graph, camera, x, camera.y + middle * (camera.scaleY ?? 0))
      expect(graph.layout.column[hit]).toBe(graph.layout.column[place])
    }
    expect(placeAt(graph, camera, -100, 0)).toBe(-1)
  })

  test('a camera that is near enough to read draws as it is', () => {
    const graph = draw('random', 2000)
    const camera = { x: -40, y: -900, scale: 0.8 }
    expect(overviewCamera(camera, graph, viewport)).toEqual({ ...camera, scaleY: 0.8 })
  })
})

describe('keys', () => {
  const graph = draw('fan', 600)
  const forward = { mirrored: false, letters: true }
  const backward = { mirrored: true, letters: true }

  test('what the graph has no use for is left to the page', () => {
    for (const key of ['Tab', 'a', 'Escape', 'F5', '?']) {
      expect(keyCommand({ key, ...none }, graph, 0, forward)).toBeUndefined()
    }
    expect(keyCommand({ key: 'ArrowLeft', ...none }, graph, 0, forward)).toBeUndefined()
    expect(keyCommand({ key: 'p', ...none, metaKey: true }, graph, 0, forward)).toBeUndefined()
    for (const key of ['e', '/', '+']) {
      expect(keyCommand({ key, ...none }, graph, 0, { ...forward, letters: false })).toBeUndefined()
    }
  })

  test('up and down stay in the column; with Alt, among the children of one parent', () => {
    const last = graph.layout.children[(graph.layout.childStart[1] as number) - 1] as number
    const down = keyCommand({ key: 'ArrowDown', ...none }, graph, last, forward)
    expect(down).toBeUndefined()
    const first = graph.layout.children[graph.layout.childStart[2] as number] as number
    const up = keyCommand({ key: 'ArrowUp', ...none }, graph, first, forward)
    expect(up).toMatchObject({ do: 'go' })
    expect(keyCommand({ key: 'ArrowUp', ...none, altKey: true }, graph, first, forward)).toBeUndefined()
  })

  test('arrows follow the direction of writing', () => {
    expect(keyCommand({ key: 'ArrowLeft', ...none }, graph, 0, backward)).toEqual(
      keyCommand({ key: 'ArrowRight', ...none }, graph, 0, forward),
    )
    expect(keyCommand({ key: 'ArrowRight', ...none, shiftKey: true }, graph, 0, backward)).toEqual({
      do: 'pan',
      x: -0.25,
      y: -0,
    })
  })
})
