import { describe, expect, test } from 'vitest'
import { layoutTop, type Layout, type LayoutInput } from '../../src/graph/layouts/layoutTop.ts'
import { randomFrom } from '../meaning/trace/build.ts'

type Shape = 'chain' | 'fan' | 'random'

function forest(shape: Shape, count: number, seed = 1): LayoutInput {
  const random = randomFrom(seed)
  const parent = new Int32Array(count).fill(-1)
  for (let node = 1; node < count; node += 1) {
    if (shape === 'chain') parent[node] = node - 1
    else if (shape === 'fan') parent[node] = 0
    else parent[node] = Math.max(0, node - 1 - Math.floor(random() * Math.min(node, 12)))
  }
  const height = Float64Array.from(parent, () => 40 + Math.floor(random() * 5) * 12)
  return { parent, height, nodeWidth: 200, columnGap: 100, rowGap: 12 }
}

function overlaps({ byColumn, columnStart, y }: Layout, { height }: LayoutInput): number {
  let count = 0
  for (let column = 0; column + 1 < columnStart.length; column += 1) {
    const nodes = [...byColumn.subarray(columnStart[column], columnStart[column + 1])]
    nodes.slice(1).forEach((node, place) => {
      const above = nodes[place] as number
      if ((y[node] as number) < (y[above] as number) + (height[above] as number) + 12) count += 1
    })
  }
  return count
}

/** A list that counts how often it is read. */
function counted(list: ArrayLike<number>, count: () => void): ArrayLike<number> {
  return new Proxy(list, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count()
      return Reflect.get(target, key) as unknown
    },
  })
}

describe.each(['chain', 'fan', 'random'] as const)('%s', (shape) => {
  test.each([1, 2, 10, 1000, 10_000])(
    'of %i: no overlap, parents before children and level with the first',
    (count) => {
      for (const seed of [1, 2, 3]) {
        const input = forest(shape, count, seed)
        const layout = layoutTop(input)
        expect(overlaps(layout, input)).toBe(0)
        expect(new Set(layout.order).size).toBe(count)
        const seen = new Set<number>()
        let wrong = 0
        Array.from(input.parent).forEach((parent, node) => {
          if (parent < 0) return
          if ((layout.x[parent] as number) + input.nodeWidth >= (layout.x[node] as number)) wrong += 1
          if ((layout.y[node] as number) < (layout.y[parent] as number)) wrong += 1
          if (!seen.has(parent) && layout.y[node] !== layout.y[parent]) wrong += 1
          seen.add(parent)
        })
        expect(wrong).toBe(0)
      }
    },
  )

  test('reads ten times as much for ten times the nodes', () => {
    const reads = [1000, 10_000].map((count) => {
      const input = forest(shape, count)
      let total = 0
      const count1 = (): void => void (total += 1)
      layoutTop({ ...input, parent: counted(input.parent, count1), height: counted(input.height, count1) })
      return total
    })
    expect((reads[1] as number) / (reads[0] as number)).toBeLessThan(10.5)
  })
})

test('a node that is added moves only what comes after it in reading order', () => {
  const input = forest('random', 300, 5)
  const before = layoutTop(input)
  for (const parent of [0, 7, 120, 299]) {
    const grown = { ...input, parent: [...Array.from(input.parent), parent], height: [...Array.from(input.height), 64] }
    const after = layoutTop(grown)
    const place = [...after.order].indexOf(300)
    for (const node of after.order.subarray(0, place)) {
      expect([node, after.x[node], after.y[node]]).toEqual([node, before.x[node], before.y[node]])
    }
  }
})

test('several roots stand below one another', () => {
  const layout = layoutTop({
    parent: [-1, 0, -1, 2],
    height: [40, 40, 40, 40],
    nodeWidth: 200,
    columnGap: 100,
    rowGap: 10,
  })
  expect([...layout.y]).toEqual([0, 0, 50, 50])
  expect([...layout.x]).toEqual([0, 300, 0, 300])
  expect([layout.width, layout.height]).toEqual([500, 90])
})

test('nothing takes no room', () => {
  expect(layoutTop({ parent: [], height: [], nodeWidth: 200, columnGap: 100, rowGap: 10 })).toMatchObject({
    width: 0,
    height: 0,
  })
})
