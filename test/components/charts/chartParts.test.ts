import { describe, expect, test } from 'vitest'
import { measureParts, parseValue } from '../../../src/components/charts/allocation-bar/allocation.ts'
import { sumFees } from '../../../src/components/transactions/fee-bar/feeParts.ts'
import { readColor, sliceParts } from '../../../src/components/charts/parts/slices.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import chain from '../../../stories/chain/transactions.json' with { type: 'json' }
import { external, message, transaction } from '../../fixtures/transactions.ts'

const rows = chain.transactions as unknown as readonly Transaction[]
const parts = (...sizes: readonly bigint[]) => sizes.map((size, at) => ({ id: `${at}`, size }))

describe('sliceParts', () => {
  test('fills the bar without overlaps, in the order of the parts', () => {
    const slices = sliceParts(parts(1n, 2n, 1n))
    expect(slices.map(({ start, width }) => [start, width])).toEqual([
      [0, 25],
      [25, 50],
      [75, 25],
    ])
  })

  test('leaves the rest of a larger whole empty, and ignores a whole that is too small', () => {
    expect(sliceParts(parts(1n, 1n), 8n).map(({ width }) => width)).toEqual([12.5, 12.5])
    expect(sliceParts(parts(1n, 1n), 1n).map(({ width }) => width)).toEqual([50, 50])
  })

  test('shows a part of any size, and takes its width from the widest', () => {
    const slices = sliceParts(parts(10n ** 30n, 1n, 1n))
    expect(slices.every(({ width }) => width >= 0.4)).toBe(true)
    expect(slices.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 2)
  })

  test('leaves out parts that are not there', () => {
    expect(sliceParts(parts(0n, -5n, 3n)).map(({ id }) => id)).toEqual(['2'])
    expect(sliceParts([])).toEqual([])
  })
})

test.each([
  ['#0098ea', '#0098ea'],
  ['#fff', '#fff'],
  ['url(https://tracker.example)', undefined],
  ['red', undefined],
  ['#0098eaff00', undefined],
  [7, undefined],
])('readColor(%o) is %o', (color, read) => {
  expect(readColor(color)).toBe(read)
})

describe('parseValue', () => {
  test.each([
    ['1234.56', 1_234_560_000_000_000_000_000n],
    [0.29, 290_000_000_000_000_000n],
    [1e-9, 1_000_000_000n],
    ['0', 0n],
    [`0.${'1'.repeat(30)}`, 111_111_111_111_111_111n],
  ])('reads %o', (value, units) => {
    expect(parseValue(value)).toBe(units)
  })

  test.each([null, undefined, '', '-3', '1e5', 'NaN', Number.NaN, Infinity, -1, 1e30, '1,000', {}, '9'.repeat(5000)])(
    '%o is no value',
    (value) => {
      expect(parseValue(value)).toBeUndefined()
    },
  )
})

test('parts are sorted by value; the first seven have colors, and those without a value come last', () => {
  const { measured, total } = measureParts([
    { id: 'none', name: 'None', value: null },
    ...Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, name: `${at}`, value: at + 1 })),
  ])
  expect(measured.map(({ part }) => part.id)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1', '0', 'none'])
  expect(measured.map(({ series }) => series)).toEqual([1, 2, 3, 4, 5, 6, 7, 'rest', 'rest', 'rest'])
  expect(total).toBe(45n * 10n ** 18n)
})

describe('sumFees', () => {
  test('adds up the kinds over all rows', () => {
    const { sums, total, counted, unstated } = sumFees([
      transaction({ in_msg: external() }),
      transaction({ out_msgs: [message()] }),
    ])
    expect(sums.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
    expect(sums.find(({ kind }) => kind === 'forward')?.amount).toBe(266_669n)
    expect([counted, unstated]).toEqual([2, 0])
  })

  test('counts rows that do not state their fees instead of taking them for zero', () => {
    expect(sumFees([transaction(), transaction({ total_fees: 'x' })])).toMatchObject({
      counted: 1,
      unstated: 1,
    })
  })

  test('calls fees other if the phases state more than was collected', () => {
    const { sums } = sumFees([transaction({ total_fees: '5', out_msgs: [] })])
    expect(sums).toEqual([{ kind: 'other', amount: 5n }])
  })

  test('equals the fees of the value flow in every trace of the embedded chain', () => {
    const traces = new Map<string, Transaction[]>()
    for (const row of rows) traces.set(row.trace_id ?? '', [...(traces.get(row.trace_id ?? '') ?? []), row])
    for (const trace of traces.values())
      expect(String(sumFees(trace).total)).toBe(valueFlow(assembleTrace(trace)).totalFees)
    expect(traces.size).toBeGreaterThan(100)
  })
})
