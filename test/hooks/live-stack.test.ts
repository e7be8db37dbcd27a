import { beginCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { nodeErrorOf } from '../../src/hooks/legacyError.ts'
import { readStack, stackCell, stackNumber, stackSlice } from '../../src/hooks/legacyStack.ts'

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
    const [big, negative, held, tuple] = readStack([
      { type: 'num', value: '0xc1172b7926116d2a396bd7d69b9880cc0657e8ba2db9f62b4c210c518321c8b1' },
      { type: 'num', value: '-0xff' },
      { type: 'slice', value: boc },
      { type: 'tuple', value: [{ type: 'num', value: '0x1' }, { type: 'list', value: [] }] },
    ])
    expect(big).toBe(0xc1172b7926116d2a396bd7d69b9880cc0657e8ba2db9f62b4c210c518321c8b1n)
    expect(negative).toBe(-255n)
    expect(held).toMatchObject({ bitLength: 8 })
    expect(tuple).toEqual([1n, []])
  })

  test('that are not what they say are named, never guessed', () => {
    expect(() => readStack([{ type: 'num', value: '' }])).toThrow('stack.0: number ""')
    expect(() => readStack([{ type: 'num', value: '0x1' }, { type: 'cell', value: 'AAAA' }])).toThrow('stack.1: cell')
    expect(() => readStack([{ type: 'unknown', value: 1 }])).toThrow('type unknown')
  })
})

describe('errors of the node in words', () => {
  const said = (text: string) => nodeErrorOf({ name: 'HttpError', text })

  test('a wallet that refuses a sequence number', () => {
    const error = said(
      'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\nexitcode=33, steps=23, gas_used=0',
    )
    expect(error).toMatchObject({ kind: 'refused', code: 33 })
    expect(error.text).toContain('sequence number')
  })

  test('a node that is not ready may be asked again', () => {
    expect(said('LITE_SERVER_NOTREADY: not in db').kind).toBe('node')
  })

  test('an account without a contract', () => {
    expect(said('Failed to unpack account state').kind).toBe('inactive')
  })

  test('words it has never heard are not explained away', () => {
    expect(said('something else')).toEqual({ kind: 'unknown', text: 'The node refused it.' })
  })
})
