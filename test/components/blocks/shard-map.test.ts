import { expect, test } from 'vitest'
import { placeBlocks, shardSpan, sortByShard } from '../../../src/components/blocks/shard-map/shardSpan.ts'
import type { Block } from '../../../src/service/rows/block.ts'

test.each([
  ['8000000000000000', { start: 0, size: 1, depth: 0 }],
  ['4000000000000000', { start: 0, size: 0.5, depth: 1 }],
  ['C000000000000000', { start: 0.5, size: 0.5, depth: 1 }],
  ['800000000000000', { start: 0, size: 1 / 16, depth: 4 }],
  ['E800000000000000', { start: 14 / 16, size: 1 / 16, depth: 4 }],
])('shard %s holds its share of the accounts', (shard, span) => {
  expect(shardSpan(shard)).toEqual(span)
})

test.each(['', '0', '0x80', 'x', null, 8, '18000000000000000'])('%j is no shard', (shard) => {
  expect(shardSpan(shard)).toBeUndefined()
})

const block = (shard: string, lt: number, workchain = 0): Block =>
  ({ workchain, shard, seqno: lt, end_lt: String(lt) }) as Block

test('the newest blocks are on top, and those they follow below them', () => {
  const rows = [
    block('8000000000000000', 1),
    block('4000000000000000', 2),
    block('C000000000000000', 3),
    block('4000000000000000', 4),
  ]
  const [map] = placeBlocks(rows)
  const levels = map?.blocks.map(({ block, level }) => [block.seqno, level])
  expect(levels).toEqual([
    [4, 0],
    [3, 0],
    [2, 1],
    [1, 2],
  ])
  expect([map?.levels, map?.depth]).toEqual([3, 1])
})

test('a list has the order of the picture: by workchain, from left to right, those of one shard as they came', () => {
  const rows = [
    block('C000000000000000', 1),
    block('x', 2),
    block('4000000000000000', 3),
    block('C000000000000000', 4),
    block('8000000000000000', 5, -1),
  ]
  expect(sortByShard(rows).map(({ seqno }) => seqno)).toEqual([5, 3, 1, 4, 2])
})

test('each workchain has a picture of its own, and what is no shard has none', () => {
  const maps = placeBlocks([block('8000000000000000', 1, 1), block('8000000000000000', 1), block('?', 1)])
  expect(maps.map(({ workchain, blocks }) => [workchain, blocks.length])).toEqual([
    [0, 1],
    [1, 1],
  ])
})
