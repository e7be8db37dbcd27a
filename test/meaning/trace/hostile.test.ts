import { describe, expect, test } from 'vitest'
import { traceSvg } from '../../../src/graph/svg/traceSvg.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { accountGraph } from '../../../src/meaning/trace/accounts.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { groupSiblings } from '../../../src/graph/tree/folding.ts'
import { layoutTop, type LayoutInput } from '../../../src/graph/layouts/layoutTop.ts'
import { layoutAccounts } from '../../../src/graph/accounts/layoutAccounts.ts'
import { layoutAppend } from '../../../src/graph/layouts/layoutAppend.ts'
import { layoutTidy } from '../../../src/graph/layouts/layoutTidy.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { message, randomFrom, shuffled, transaction, tree } from './build.ts'
import { crossings, overlaps } from './forest.ts'

/** Transactions whose messages are wired at random: rings, loops, strangers, two receivers, equal times. */
function wiredAtRandom(count: number, seed: number): Transaction[] {
  const random = randomFrom(seed)
  const name = (): string => `m${Math.floor(random() * count * 1.2)}`
  return Array.from({ length: count }, (_, index) =>
    transaction({
      hash: String(Math.floor(random() * count)),
      lt: String(Math.floor(random() * 4)),
      account: `0:${String(Math.floor(random() * 6)).repeat(64)}`,
      in_msg: index % 11 === 0 ? null : message(name()),
      out_msgs: Array.from({ length: Math.floor(random() * 4) }, () => message(name())),
    }),
  )
}

const shapes: Readonly<Record<string, readonly Transaction[]>> = {
  'a chain of 10,000': tree(Array.from({ length: 10_000 }, (_, index) => index - 1)),
  'fans of 255': tree(Array.from({ length: 10_000 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 255)))),
  'a tree without its middle': tree(
    Array.from({ length: 900 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 2))),
  ).filter((_, index) => index % 7 !== 3),
  'equal logical times': tree(
    Array.from({ length: 500 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 3))),
  ).map((row) => ({ ...row, lt: '7' })),
  ...Object.fromEntries(Array.from({ length: 30 }, (_, seed) => [`random wires ${seed}`, wiredAtRandom(120, seed)])),
}

describe.each(Object.entries(shapes))('%s', (_name, rows) => {
  const trace = assembleTrace(rows)

  test('is a forest of all transactions, each once, parents first', () => {
    expect(new Set(trace.transactions.map(({ hash }) => hash))).toEqual(new Set(rows.map(({ hash }) => hash)))
    expect(trace.transactions).toHaveLength(trace.indexByHash.size)
    expect([...trace.parent].every((parent, index) => parent < index)).toBe(true)
  })

  test('is laid out without overlap, and without crossings where that is promised', () => {
    const input: LayoutInput = {
      parent: trace.parent,
      height: trace.transactions.map(({ out_msgs }) => 40 + (out_msgs.length % 5) * 9),
      nodeWidth: 176,
      columnGap: 120,
      rowGap: 14,
    }
    expect(
      overlaps(layoutTop(input), input) + overlaps(layoutTidy(input), input) + overlaps(layoutAppend(input), input),
    ).toBe(0)
    expect(crossings(layoutTop(input)) + crossings(layoutTidy(input))).toBe(0)
    const graph = accountGraph(trace)
    const layout = layoutAccounts({
      graph,
      height: graph.accounts.map(() => 40),
      nodeWidth: 176,
      columnGap: 120,
      rowGap: 14,
    })
    expect(layout.course).toHaveLength(graph.edges.length)
  })

  test('is judged, summed, grouped and drawn, and its value adds up', () => {
    expect(judgeTrace(trace).text).not.toBe('')
    expect(traceTotals(trace).transactions).toBe(trace.transactions.length)
    expect(groupSiblings(trace, { plumbing: true }).groupOf).toHaveLength(trace.transactions.length)
    expect(traceSvg(trace)).toMatch(/<\/svg>$/)
    for (const { changes, elsewhere } of valueFlow(trace).assets) {
      expect([...changes, ...elsewhere].reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n)
    }
  })
})

test.each(['a chain of 10,000', 'fans of 255', 'a tree without its middle'])(
  '%s is the same in any order of arrival',
  (name) => {
    const rows = shapes[name] ?? []
    const trace = assembleTrace(rows)
    for (const seed of [1, 2, 3]) {
      const other = assembleTrace(shuffled(rows, randomFrom(seed)))
      expect(other.transactions.every(({ hash }, index) => hash === trace.transactions[index]?.hash)).toBe(true)
      expect(other.parent).toEqual(trace.parent)
    }
  },
)
