import { Address, beginCell, ExternalAddress } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { CellReadError, parseCell, Slice } from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

test('reads numbers of every length at every offset as they were stored', () => {
  const random = createRandom(13)
  for (let length = 1; length <= 256; length++) {
    const limit = 2n ** BigInt(length)
    const value = BigInt(`0x${Buffer.from(random.bytes(33)).toString('hex')}`) % limit
    const negative = -(limit / 2n)
    const offset = random.integer(200)
    const cell = beginCell()
      .storeUint(0, offset)
      .storeUint(value, length)
      .storeInt(negative, length)
      .storeUint(5, 3)
      .endCell()
    const slice = new Slice(parseCell(cell.toBoc()))
    slice.bits(offset)
    expect(slice.uint(length)).toBe(value)
    expect(slice.int(length)).toBe(negative)
    expect(slice.uint(3)).toBe(5n)
    expect(slice.remainingBits).toBe(0)
  }
})

test('reads amounts, addresses and references in the order they were stored', () => {
  const account = new Address(-1, Buffer.alloc(32, 0xab))
  const inner = beginCell().storeUint(7, 8).endCell()
  const cell = beginCell()
    .storeCoins(0)
    .storeCoins(2n ** 120n - 1n)
    .storeAddress(account)
    .storeAddress(null)
    .storeMaybeRef(null)
    .storeMaybeRef(inner)
    .storeUint(1, 2)
    .storeRef(inner)
    .endCell()
  const slice = new Slice(parseCell(cell.toBoc()))
  expect(slice.coins()).toBe(0n)
  expect(slice.coins()).toBe(2n ** 120n - 1n)
  expect(slice.address()).toBe(account.toRawString().toUpperCase())
  expect(slice.address()).toBeNull()
  expect(slice.maybeRef()).toBeNull()
  expect(slice.maybeRef()?.bitLength).toBe(8)
  const rest = slice.rest()
  expect([rest.bitLength, rest.refs.length]).toEqual([2, 1])
  expect([slice.remainingBits, slice.remainingRefs]).toEqual([0, 0])
})

describe('refuses, and stays where it was,', () => {
  const external = new ExternalAddress(5n, 10)
  const cell = beginCell().storeAddress(external).storeUint(0, 5).endCell()
  test.each<[string, (slice: Slice) => unknown, string]>([
    ['more bits than there are', (slice) => slice.bits(100), 'underflow'],
    ['fewer than no bits', (slice) => slice.bits(-1), 'underflow'],
    ['no number of bits', (slice) => slice.uint(NaN), 'underflow'],
    ['a reference that is not there', (slice) => slice.ref(), 'underflow'],
  ])('%s', (_, read, reason) => {
    const slice = new Slice(parseCell(cell.toBoc()))
    const left = slice.remainingBits
    expect(() => read(slice)).toThrow(expect.objectContaining({ kind: 'cell', reason }))
    expect(slice.remainingBits).toBe(left)
  })
})

test('refuses an address that is no account of this network', () => {
  const cell = beginCell().storeAddress(new ExternalAddress(5n, 10)).endCell()
  expect(() => new Slice(parseCell(cell.toBoc())).address()).toThrow(CellReadError)
})

test('refuses an exotic cell', () => {
  const cell = beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true })
  expect(() => new Slice(parseCell(cell.toBoc()))).toThrow(CellReadError)
})
