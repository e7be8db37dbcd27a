import { describe, expect, test } from 'vitest'
import { assembleTrace } from '../../../../src/meaning/trace/assemble.ts'
import { compareTraces } from '../../../../src/meaning/trace/compare/compareTraces.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { emulationNamed } from '../../../fixtures/emulations.ts'
import { message, transaction } from '../build.ts'

const { transactions, metadata } = emulationNamed('jettonTransfer').answer
const rows = Object.values(transactions)
const forecastRows = (given: readonly Transaction[]) =>
  assembleTrace({ transactions: Object.fromEntries(given.map((row) => [row.hash, row])), forecast: true })
const forecast = forecastRows(rows)
const known = { metadata: metadata ?? {} }

/** The same trace on the chain: later, with other hashes. */
function happen(given: readonly Transaction[]): Transaction[] {
  const rename = (hash: string) => hash.split('').toReversed().join('')
  const move = (sent: Transaction['in_msg']) =>
    sent && { ...sent, hash: rename(sent.hash), created_lt: sent.created_lt && String(BigInt(sent.created_lt) + 5n) }
  return given.map((row) => ({
    ...row,
    hash: rename(row.hash),
    lt: String(BigInt(row.lt) + 5n),
    now: row.now + 9,
    in_msg: move(row.in_msg),
    out_msgs: row.out_msgs.map((sent) => move(sent)!),
    emulated: false,
    finality: 'finalized',
  }))
}

test('a trace that happened later, with other hashes, does not differ', () => {
  expect(compareTraces(forecast, assembleTrace(happen(rows)), known)).toEqual([])
})

test('a forecast of a failure differs from what succeeds, in outcome and amounts', () => {
  const other = emulationNamed('tooManyJettons').answer
  const actual = assembleTrace(happen(Object.values(other.transactions)))
  const kinds = compareTraces(forecast, actual, known).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['outcome', 'missing', 'extra', 'amount', 'fees']))
})

test('while the trace is pending, what has not happened yet is no difference', () => {
  const pending = assembleTrace(happen(rows).slice(0, 2))
  expect(pending.state).toBe('pending')
  expect(compareTraces(forecast, pending, known)).toEqual([])
})

describe('one change is one difference', () => {
  const [going, second] = [
    message('going', { destination: 'B', value: '5000000000' }),
    message('second', { destination: 'C', value: '1000000000' }),
  ]
  const root = transaction({ hash: 'root', account: 'A', lt: '1', out_msgs: [going, second] })
  const arrived = transaction({ hash: 'arrived', account: 'B', lt: '2', in_msg: going })
  const other = transaction({ hash: 'other', account: 'C', lt: '3', in_msg: second })
  const expected = forecastRows([root, arrived, other])

  test('the order of messages to different accounts does not matter', () => {
    expect(compareTraces(expected, assembleTrace([{ ...root, out_msgs: [second, going] }, arrived, other]))).toEqual([])
  })

  test('an amount of the coin beyond the tolerance', () => {
    const more = { ...going, value: '5001000001' }
    const actual = assembleTrace([{ ...root, out_msgs: [more, second] }, { ...arrived, in_msg: more }, other])
    expect(compareTraces(expected, actual)).toEqual([
      {
        kind: 'amount',
        id: 'coin',
        asset: { kind: 'coin' },
        account: 'B',
        forecast: '5000000000',
        actual: '5001000001',
      },
      {
        kind: 'amount',
        id: 'coin',
        asset: { kind: 'coin' },
        account: 'A',
        forecast: '-6000000000',
        actual: '-6001000001',
      },
    ])
    expect(compareTraces(expected, actual, { tolerance: 1_000_001n })).toEqual([])
  })

  test('another exit code', () => {
    const failed = {
      ...arrived,
      description: {
        ...arrived.description,
        aborted: true,
        compute_ph: { skipped: false, success: false, exit_code: 706 },
      },
    }
    expect(
      compareTraces(forecastRows([root, failed, other]), assembleTrace([root, arrived, other])).filter(
        ({ kind }) => kind !== 'amount',
      ),
    ).toEqual([{ kind: 'outcome', forecast: 1, actual: 1 }])
  })

  test('a message more, and a message fewer', () => {
    const short = { ...root, out_msgs: [going] }
    const structural = (differences: ReturnType<typeof compareTraces>) =>
      differences.filter(({ kind }) => kind !== 'amount' && kind !== 'fees')
    expect(structural(compareTraces(forecastRows([short, arrived]), assembleTrace([root, arrived, other])))).toEqual([
      { kind: 'extra', index: 2 },
    ])
    expect(structural(compareTraces(expected, assembleTrace([short, arrived])))).toEqual([
      { kind: 'missing', index: 2 },
    ])
  })
})

test('compares 40,000 messages of one kind in linear time', () => {
  const [sample] = rows
  const [sent] = sample?.out_msgs ?? []
  const sendMany = (count: number) =>
    forecastRows([
      { ...sample!, out_msgs: Array.from({ length: count }, (_, at) => ({ ...sent!, hash: `message ${at}` })) },
    ])
  const compare = (count: number) => {
    const [expected, happened] = [sendMany(count), sendMany(count)]
    return () => expect(compareTraces(expected, happened)).toEqual([])
  }
  const [whole, quarter] = [compare(40_000), compare(10_000)]
  const measure = (act: () => void) => {
    const start = performance.now()
    act()
    return performance.now() - start
  }
  const quarters = () => [1, 2, 3, 4].forEach(quarter)
  // Four quarters take as long as the whole; a fourth of that if time grew with the square. A busy machine interrupts
  // some rounds: the least times are those of the others.
  let [least, leastOfQuarters] = [Infinity, Infinity]
  const end = performance.now() + 10_000
  for (let round = 0; round < 3 || (least > 2 * leastOfQuarters && performance.now() < end); round++) {
    least = Math.min(least, measure(whole))
    leastOfQuarters = Math.min(leastOfQuarters, measure(quarters))
  }
  expect(least / leastOfQuarters).toBeLessThan(2)
})
