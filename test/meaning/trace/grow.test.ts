import { describe, expect, test } from 'vitest'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { canComplete, completeTrace } from '../../../src/meaning/trace/complete.ts'
import { extendTrace, growTrace, type GrowingTrace } from '../../../src/meaning/trace/grow.ts'
import { randomFrom, shuffled, transaction, tree } from './build.ts'

const randomTree = (count: number, seed: number): Transaction[] => {
  const random = randomFrom(seed)
  return tree(Array.from({ length: count }, (_, index) => (index === 0 ? -1 : Math.floor(random() * index))))
}
const cutOff = (rows: readonly Transaction[], count: number): Partial<Trace> & Pick<Trace, 'transactions'> => ({
  is_incomplete: true,
  warning: 'trace is too large',
  trace_info: {
    trace_state: 'complete',
    messages: rows.length,
    transactions: rows.length,
    pending_messages: 0,
    classification_state: 'ok',
  },
  transactions: Object.fromEntries(rows.slice(0, count).map((row) => [row.hash, row])),
})

describe('a growing trace', () => {
  test('ends up the same, whatever arrives first', () => {
    const rows = randomTree(200, 1)
    for (let seed = 0; seed < 20; seed += 1) {
      const random = randomFrom(seed)
      let growing: GrowingTrace | undefined
      for (const row of shuffled(rows, random)) if (random() < 0.98) growing = growTrace(growing, [row])
      growing = growTrace(growing, rows)
      expect(growing.waiting).toEqual([])
      expect(growing.trace).toEqual(assembleTrace(rows))
    }
  }, 60_000)

  test('holds back what arrives before its sender', () => {
    const [root, child, leaf] = tree([-1, 0, 1]) as [Transaction, Transaction, Transaction]
    const first = growTrace(undefined, [root, leaf])
    expect(first.trace.transactions.map(({ hash }) => hash)).toEqual(['0'])
    expect(first.waiting.map(({ hash }) => hash)).toEqual(['2'])
    const second = growTrace(first, [child])
    expect(second.trace.transactions).toHaveLength(3)
    expect(second.waiting).toEqual([])
    expect(first.trace.transactions).toHaveLength(1)
  })

  test('never takes back what it showed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const random = randomFrom(seed)
      let growing: GrowingTrace | undefined
      for (const row of shuffled(randomTree(60, seed), random)) {
        const before = growing
        growing = growTrace(growing, [row])
        expect(
          before?.trace.transactions.filter(({ hash }) => growing?.trace.indexByHash.has(hash) !== true) ?? [],
        ).toEqual([])
      }
    }
  })

  test('that begins in the middle shows its beginning', () => {
    const rows = tree([-1, 0, 1, 2]).slice(1)
    expect(growTrace(undefined, rows).trace.transactions).toHaveLength(3)
  })
})

test('an extended trace keeps what is known of the whole', () => {
  const rows = randomTree(30, 3)
  const cut = assembleTrace(cutOff(rows, 10))
  expect(cut.warnings.map(({ kind }) => kind)).toContain('cut-off')
  const more = extendTrace(cut, rows.slice(10, 20))
  expect(more.warnings).toContainEqual(expect.objectContaining({ kind: 'cut-off', count: 10 }))
  const all = extendTrace(more, rows.slice(20))
  expect(all).toMatchObject({ whole: true, warnings: [], state: 'complete' })
})

describe('filling up a trace that was cut off', () => {
  const service = (rows: readonly Transaction[]) => {
    const calls: { count: number; direction: string }[] = []
    const ask = async (hashes: readonly string[], direction: 'in' | 'out'): Promise<readonly Transaction[]> => {
      calls.push({ count: hashes.length, direction })
      const wanted = new Set(hashes)
      return rows.filter(({ in_msg, out_msgs }) =>
        (direction === 'in' ? [in_msg] : out_msgs).some((message) => wanted.has(message?.hash ?? '')),
      )
    }
    return { ask, calls }
  }

  test('brings all of 9,000 transactions from the 4,000 that came', async () => {
    const rows = tree(Array.from({ length: 9000 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 20))))
    const { ask, calls } = service(rows)
    const cut = assembleTrace(cutOff(rows, 4000))
    expect(canComplete(cut)).toBe(true)
    const loaded: number[] = []
    const whole = await completeTrace(cut, ask, { onProgress: (progress) => loaded.push(progress.loaded) })
    expect(whole).toMatchObject({ whole: true, state: 'complete' })
    expect(whole.transactions).toHaveLength(9000)
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b))
    expect(loaded.at(-1)).toBe(9000)
    expect(Math.max(...calls.map(({ count }) => count))).toBeLessThanOrEqual(100)
    expect(canComplete(whole)).toBe(false)
  })

  test('goes upwards as well when the beginning is missing', async () => {
    const rows = tree([-1, 0, 1, 1, 2])
    const found = await completeTrace(assembleTrace(rows.slice(3)), service(rows).ask)
    expect(found.transactions).toHaveLength(5)
  })

  test('stops where the service knows no more, and says what is missing', async () => {
    const rows = randomTree(50, 4)
    const { ask, calls } = service(rows.slice(0, 40))
    const found = await completeTrace(assembleTrace(cutOff(rows, 20)), ask)
    expect(found.transactions).toHaveLength(40)
    expect(found.whole).toBe(false)
    expect(found.warnings).toContainEqual(expect.objectContaining({ kind: 'cut-off', count: 10 }))
    expect(calls.length).toBeLessThan(30)
  })

  test('lets no other trace in', async () => {
    const rows = randomTree(20, 5)
    const stranger = transaction({ hash: 'stranger', lt: '7' })
    const found = await completeTrace(assembleTrace(cutOff(rows, 10)), async (hashes, direction) => [
      ...(await service(rows).ask(hashes, direction)),
      stranger,
    ])
    expect(found.indexByHash.has('stranger')).toBe(false)
    expect(found.whole).toBe(true)
  })

  test('ends when it is aborted', async () => {
    const rows = randomTree(20, 6)
    const abort = new AbortController()
    abort.abort()
    await expect(
      completeTrace(assembleTrace(cutOff(rows, 10)), service(rows).ask, { signal: abort.signal }),
    ).rejects.toThrow(/abort/i)
  })
})
