import { describe, expect, test } from 'vitest'
import { anchorShift, nodeNear } from '../../src/graph/layouts/anchor.ts'
import { layoutTop, type Layout, type LayoutInput } from '../../src/graph/layouts/layoutTop.ts'
import { layoutAppend } from '../../src/graph/layouts/layoutAppend.ts'
import { layoutTidy } from '../../src/graph/layouts/layoutTidy.ts'
import { randomFrom } from '../meaning/trace/build.ts'
import { crossings, forest, overlaps, shapes } from '../meaning/trace/forest.ts'

const layouts: Readonly<Record<string, (input: LayoutInput) => Layout>> = { layoutTop, layoutTidy, layoutAppend }

describe.each(Object.entries(layouts))('%s', (name, lay) => {
  test.each(shapes)('of a %s keeps nodes apart, columns in order and everything within its size', (shape) => {
    for (const count of [1, 2, 10, 1000, 10_000]) {
      for (const seed of [1, 2, 3]) {
        const input = forest(shape, count, seed)
        const layout = lay(input)
        expect(overlaps(layout, input)).toBe(0)
        expect([...layout.order].toSorted((a, b) => a - b)).toEqual([...layout.order.keys()])
        let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
        for (let node = 0; node < count; node += 1) {
          const [x, y] = [layout.x[node] as number, layout.y[node] as number]
          left = Math.min(left, x)
          top = Math.min(top, y)
          right = Math.max(right, x + input.nodeWidth)
          bottom = Math.max(bottom, y + (input.height[node] as number))
        }
        expect([left, top, right]).toEqual([0, 0, layout.width])
        expect(bottom).toBeCloseTo(layout.height, 6)
        if (name !== 'layoutAppend') expect(crossings(layout)).toBe(0)
      }
    }
  })

  test('gives the same for the same input', () => {
    const input = forest('random', 2000, 7)
    expect(lay(input)).toEqual(lay(input))
  })

  test('of nothing takes no room', () => {
    const nothing = { parent: [], height: [], nodeWidth: 200, columnGap: 100, rowGap: 10 }
    expect(lay(nothing)).toMatchObject({ width: 0, height: 0 })
  })
})

test('tidy stands every parent in the middle of its children', () => {
  for (const shape of shapes) {
    const input = forest(shape, 3000, 3)
    const { childStart, children, y } = layoutTidy(input)
    let worst = 0
    for (let node = 0; node < 3000; node += 1) {
      const own = children.subarray(childStart[node], childStart[node + 1])
      if (own.length === 0) continue
      const [first, last] = [own[0] as number, own.at(-1) as number]
      const middle = ((y[first] as number) + (y[last] as number) + (input.height[last] as number)) / 2
      worst = Math.max(worst, Math.abs((y[node] as number) + (input.height[node] as number) / 2 - middle))
    }
    expect(worst).toBeLessThan(1e-6)
  }
})

test('tidy is no taller than one row for each leaf', () => {
  const input = { ...forest('random', 1000, 4), height: new Float64Array(1000).fill(40) }
  const { childStart, height } = layoutTidy(input)
  const leaves = [...(input.parent as Int32Array)].filter((_, node) => childStart[node] === childStart[node + 1]).length
  expect(height).toBeLessThanOrEqual(leaves * 52)
})

test('append moves no node, whatever arrives in whatever order', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const random = randomFrom(seed)
    const input = forest('random', 500, seed + 1)
    const parents = [...(input.parent as Int32Array)]
    // Subtrees arrive parents first, otherwise at random; places change from batch to batch.
    const arrival: number[] = []
    const ready = parents.flatMap((parent, node) => (parent < 0 ? [node] : []))
    while (ready.length > 0) {
      const [node] = ready.splice(Math.floor(random() * ready.length), 1) as [number]
      arrival.push(node)
      parents.forEach((parent, child) => parent === node && ready.push(child))
    }
    const tops = new Map<number, number>()
    for (const size of [1, 50, 51, 200, 500]) {
      const present = arrival.slice(0, size).toSorted((a, b) => a - b)
      const place = new Map(present.map((node, index) => [node, index]))
      const shown = {
        ...input,
        parent: present.map((node) => place.get(parents[node] as number) ?? -1),
        height: present.map((node) => input.height[node] as number),
        held: present.map((node) => tops.get(node) ?? NaN),
      }
      const layout = layoutAppend(shown)
      expect(overlaps(layout, shown)).toBe(0)
      present.forEach((node, index) => {
        const top = layout.y[index] as number
        expect(tops.get(node) ?? top).toBe(top)
        tops.set(node, top)
      })
    }
  }
})

test('a camera that follows the shift of a node sees it where it was', () => {
  const input = forest('random', 400, 2)
  const before = layoutTidy(input)
  const after = layoutTidy({
    ...input,
    parent: [...(input.parent as Int32Array), 3],
    height: [...(input.height as Float64Array), 64],
  })
  const shift = anchorShift({ before, after, from: 200, to: 200 })
  expect((after.y[200] as number) - shift.y).toBe(before.y[200])
  expect(anchorShift({ before, after, from: -1, to: 400 })).toEqual({ x: 0, y: 0 })
})

test('finds the node nearest to any point', () => {
  const random = randomFrom(9)
  for (const shape of shapes) {
    const input = forest(shape, 300, 5)
    const layout = layoutTop(input)
    const apart = (node: number, x: number, y: number): number => {
      const [left, top] = [layout.x[node] as number, layout.y[node] as number]
      const aside = Math.max(left - x, 0, x - left - input.nodeWidth)
      return Math.hypot(aside, Math.max(top - y, 0, y - top - (input.height[node] as number)))
    }
    for (let round = 0; round < 100; round += 1) {
      const x = (random() * 1.4 - 0.2) * layout.width
      const y = (random() * 1.4 - 0.2) * layout.height
      const least = Math.min(...[...layout.order].map((node) => apart(node, x, y)))
      expect(apart(nodeNear(layout, input, { x, y }), x, y)).toBeCloseTo(least, 6)
    }
  }
  expect(
    nodeNear(layoutTop({ ...forest('chain', 1), parent: [], height: [] }), forest('chain', 1), { x: 0, y: 0 }),
  ).toBe(-1)
})
