import { describe, expect, test } from 'vitest'
import {
  ascending,
  compareAddresses,
  compareDecimals,
  compareNumbers,
  compareShards,
  hashBytesOrder,
  hashTextOrder,
  inOrder,
  inRequestOrder,
  reverse,
} from '../../../src/service/rules/order.ts'
import { formatHash, parseHash } from '../../../src/ton/cells/hash.ts'
import { createRandom } from '../../helpers/random.ts'

describe('hashes', () => {
  const random = createRandom(5)
  const hashes = Array.from({ length: 300 }, () => {
    // Common beginnings, so that later bytes decide as well.
    const bytes = random.bytes(32)
    bytes.fill(7, 0, random.integer(32))
    return formatHash(bytes)
  })

  test('sort by their bytes', () => {
    const byBytes = hashes.toSorted((a, b) => Buffer.compare(parseHash(a), parseHash(b)))
    expect(hashes.toSorted(hashBytesOrder)).toEqual(byBytes)
  })

  test('sort as text by code points', () => {
    expect(hashes.toSorted(hashTextOrder)).toEqual(hashes.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(hashes.toSorted(hashTextOrder)).not.toEqual(hashes.toSorted(hashBytesOrder))
  })
})

test('decimal text sorts as numbers of any size; other text comes last', () => {
  const texts = ['x', '18446744073709551616', '9', '10', '007', '-3', '0']
  expect(texts.toSorted(compareDecimals)).toEqual(['-3', '0', '007', '9', '10', '18446744073709551616', 'x'])
})

test('addresses sort by workchain, then by account; other text comes last', () => {
  const at = (workchain: number, digit: string) => `${workchain}:${digit.repeat(64)}`
  const sorted = [at(-1, 'F'), at(0, '1'), at(0, 'A'), at(1, '0'), 'addr_none']
  expect(sorted.toReversed().toSorted(compareAddresses)).toEqual(sorted)
})

test('shards sort as signed numbers, with or without leading zeros', () => {
  expect(['4000000000000000', 'C000000000000000', '0x8000000000000000'].toSorted(compareShards)).toEqual([
    '0x8000000000000000',
    'C000000000000000',
    '4000000000000000',
  ])
  expect(compareShards('0800000000000000', '800000000000000')).toBe(0)
})

test('rows without the value come last in ascending order and first in the reverse', () => {
  const rows = [{ at: null }, { at: 2 }, { at: 1 }, {}]
  const order = ascending<{ at?: number | null }, number>(({ at }) => at, compareNumbers)
  expect(rows.toSorted((a, b) => order(a, b, hashBytesOrder))).toEqual([{ at: 1 }, { at: 2 }, { at: null }, {}])
  const last = reverse(order)
  expect(rows.toSorted((a, b) => last(a, b, hashBytesOrder))).toEqual([{ at: null }, {}, { at: 2 }, { at: 1 }])
})

test('the first order that tells two rows apart decides', () => {
  const first = ascending<readonly number[], number>(([a]) => a, compareNumbers)
  const second = ascending<readonly number[], number>(([, b]) => b, compareNumbers)
  const rows = [
    [1, 2],
    [0, 3],
    [1, 1],
  ]
  const order = inOrder(first, reverse(second))
  expect(rows.toSorted((a, b) => order(a, b, hashBytesOrder))).toEqual([
    [0, 3],
    [1, 2],
    [1, 1],
  ])
})

test('the order of a request is that of its keys, where they stand first', () => {
  const order = inRequestOrder<string>(['b', 'a', 'b'], (row) => row)
  expect(['c', 'a', 'b'].toSorted((a, b) => order(a, b, hashBytesOrder))).toEqual(['b', 'a', 'c'])
})
