import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { linkHistory, verifyHistory, verifyTransaction } from '../../../src/entries/verify.ts'
import { chainTransactions, groupBy } from '../../fixtures/verify.ts'
import { createRandom } from '../../helpers/random.ts'

/** The 1,000 rows of the embedded chain in the longest histories; each history on its own, newest first. */
const histories = longestHistories(1000)
const results = new Map(histories.flat().map((row) => [row, verifyTransaction(row)]))

function longestHistories(count: number): Transaction[][] {
  const accounts = [...groupBy(chainTransactions(), ({ account }) => account).values()]
  const sorted = accounts
    .map((rows) => rows.toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? 1 : -1)))
    .sort((a, b) => b.length - a.length)
  const chosen: Transaction[][] = []
  let left = count
  for (const rows of sorted) {
    if (left > 0) chosen.push(rows.slice(0, left))
    left -= rows.length
  }
  return chosen
}

/** Checks a history with the results that are known; those of changed rows are computed. */
function check(rows: readonly Transaction[], head?: string) {
  return linkHistory(
    rows,
    rows.map((row) => results.get(row) ?? verifyTransaction(row)),
    { head },
  )
}

test('1,000 rows in whole histories are proven by their heads', () => {
  expect(histories.flat()).toHaveLength(1000)
  for (const rows of histories) {
    const result = check(rows, rows[0]!.hash)
    expect(result.links.every(({ status }) => status === 'follows')).toBe(true)
    expect(result).toMatchObject({ isHead: true, provenTo: rows.at(-1)!.lt })
    expect(result.reachesStart).toBe(rows.at(-1)!.prev_trans_lt === '0')
  }
})

describe.each(histories.filter(({ length }) => length > 3).map((rows, index) => [index, rows] as const))(
  'history %i',
  (index, rows) => {
    const random = createRandom(index)
    const head = rows[0]!.hash

    test('a removed row is a gap at its place', () => {
      for (let at = 1; at < rows.length - 1; at++) {
        const { links, provenTo } = check(rows.toSpliced(at, 1), head)
        expect(links.flatMap(({ status }, i) => (status === 'follows' ? [] : [[i, status]]))).toEqual([
          [at - 1, 'missing'],
        ])
        expect(provenTo).toBe(rows[at - 1]!.lt)
      }
    })

    test('a removed head is not the head', () => {
      expect(check(rows.slice(1), head)).toMatchObject({ isHead: false, provenTo: null, unbrokenTo: rows.at(-1)!.lt })
    })

    test('two swapped rows are out of order at their place', () => {
      for (let at = 1; at < rows.length - 2; at++) {
        const { links, provenTo } = check(rows.with(at, rows[at + 1]!).with(at + 1, rows[at]!), head)
        const broken = links.flatMap(({ status }, i) => (status === 'follows' ? [] : [[i, status]]))
        expect(broken).toEqual([
          [at - 1, 'reordered'],
          [at, 'reordered'],
          [at + 1, 'reordered'],
        ])
        expect(provenTo).toBe(rows[at - 1]!.lt)
      }
    })

    test('a repeated row is a duplicate at its place', () => {
      for (let at = 0; at < rows.length; at++) {
        const { links } = check(rows.toSpliced(at, 0, rows[at]!), head)
        expect(links.flatMap(({ status }, i) => (status === 'follows' ? [] : [[i, status]]))).toEqual([
          [at, 'duplicate'],
        ])
      }
    })

    test('an altered row does not fit, and the chain is proven down to the row above it', () => {
      for (let at = 0; at < rows.length; at++) {
        const altered = { ...rows[at]!, total_fees: String(BigInt(rows[at]!.total_fees) + 1n) }
        const result = check(rows.with(at, altered), head)
        expect(result.rows.flatMap(({ status }, i) => (status === 'fits' ? [] : [[i, status]]))).toEqual([
          [at, 'mismatch'],
        ])
        expect(result.provenTo).toBe(at === 0 ? null : rows[at - 1]!.lt)
      }
    })

    test('a forged row with a hash of its own is not the one that the next names', () => {
      const at = 1 + random.integer(rows.length - 2)
      const forged = {
        ...rows[at]!,
        hash: rows[0]!.prev_trans_hash.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      }
      expect(check(rows.with(at, forged), head).links[at - 1]).toEqual({ status: 'mismatch', field: 'prev_trans_hash' })
    })

    test('a row between two neighbors is an insertion', () => {
      const at = rows.findIndex((row, i) => i > 0 && BigInt(rows[i - 1]!.lt) - BigInt(row.lt) > 1n)
      const lt = String((BigInt(rows[at - 1]!.lt) + BigInt(rows[at]!.lt)) / 2n)
      const inserted = { ...rows[at]!, lt, hash: `${'x'.repeat(42)}w=` }
      expect(check(rows.toSpliced(at, 0, inserted), head).links[at - 1]).toEqual({ status: 'inserted' })
    })
  },
)

test('an earlier life is neither an insertion nor proven by the later one', () => {
  const lives = longestHistories(400).filter(({ length }) => length > 2)
  const [older, newer] = [lives[0]!, lives[1]!.map((row) => ({ ...row, account: lives[0]![0]!.account }))]
  const last = { ...newer.at(-1)!, lt: String(BigInt(older[0]!.lt) + 1n), prev_trans_lt: '0', orig_status: 'nonexist' }
  const link = (end_status: string) =>
    linkHistory([last, { ...older[0]!, end_status }], [{ status: 'fits' }, { status: 'fits' }], { head: last.hash })
  expect(link('nonexist')).toMatchObject({ links: [{ status: 'earlier-life' }], provenTo: last.lt, reachesStart: true })
  // The transaction that deleted the account is missing.
  expect(link('active').links).toEqual([{ status: 'missing' }])
})

test('a state hash that does not continue is a mismatch', () => {
  const [newer, older] = histories[0]!
  const changed = { ...older!, account_state_after: newer!.account_state_after }
  expect(verifyHistory([newer!, changed]).links).toEqual([{ status: 'mismatch', field: 'account_state_before.hash' }])
})

test('an empty list and malformed rows prove nothing', () => {
  expect(verifyHistory([], { head: 'x' })).toEqual({
    rows: [],
    links: [],
    isHead: false,
    unbrokenTo: null,
    provenTo: null,
    reachesStart: false,
  })
  expect(verifyHistory([null, {}] as never)).toMatchObject({ unbrokenTo: null, reachesStart: false })
})
