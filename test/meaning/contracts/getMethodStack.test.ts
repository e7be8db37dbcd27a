import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readStackEntries, stackCell, stackNumber, stackSlice } from '../../../src/ton/abi/getMethodStack.ts'

const boc = beginCell().storeUint(5, 8).endCell().toBoc().toString('base64')

describe('arguments of a get-method', () => {
  test('numbers keep every digit', () => {
    expect(stackNumber(2n ** 255n)).toEqual({ type: 'num', value: String(2n ** 255n) })
    expect(stackNumber(-3)).toEqual({ type: 'num', value: '-3' })
    expect(() => stackNumber(2 ** 60)).toThrow('bigint')
    expect(() => stackNumber(0.5)).toThrow('whole number')
  })

  test('cells and slices go as bags of cells', () => {
    expect([stackCell(boc).type, stackSlice(boc).type]).toEqual(['cell', 'slice'])
  })
})

describe('results of a get-method', () => {
  test('become numbers, cells and arrays', () => {
    const [big, negative, held, tuple] = readStackEntries([
      { type: 'num', value: '0xc1172b7926116d2a396bd7d69b9880cc0657e8ba2db9f62b4c210c518321c8b1' },
      { type: 'num', value: '-0xff' },
      { type: 'slice', value: boc },
      {
        type: 'tuple',
        value: [
          { type: 'num', value: '0x1' },
          { type: 'list', value: [] },
        ],
      },
    ])
    expect(big).toBe(0xc1172b7926116d2a396bd7d69b9880cc0657e8ba2db9f62b4c210c518321c8b1n)
    expect(negative).toBe(-255n)
    expect(held).toMatchObject({ bitLength: 8 })
    expect(tuple).toEqual([1n, []])
  })

  test('that are not what they say are named, never guessed', () => {
    expect(() => readStackEntries([{ type: 'num', value: '' }])).toThrow('stack.0: number ""')
    expect(() =>
      readStackEntries([
        { type: 'num', value: '0x1' },
        { type: 'cell', value: 'AAAA' },
      ]),
    ).toThrow('stack.1: cell')
    expect(() => readStackEntries([{ type: 'unknown', value: 1 }])).toThrow('type unknown')
  })
})
