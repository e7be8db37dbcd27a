import { describe, expect, test } from 'vitest'
import { actions } from '../../../src/service/rules/actions.ts'
import { selectRows } from '../../../src/service/rules/apply.ts'
import { nftItems } from '../../../src/service/rules/nfts.ts'
import { transactions } from '../../../src/service/rules/transactions.ts'
import { testAccount, testHash, transaction } from '../../fixtures/testRows.ts'

/** Whether a page depends on how hashes sort. */
function dependsOnHashes(rule: object, params: object, rows: readonly object[], found: object = {}): boolean {
  let isTied = false
  selectRows(rule as never, params as never, rows as never, found as never, { onTie: () => (isTied = true) })
  return isTied
}

const action = (id: number, trace: number, trace_end_lt: string, end_lt: string) => ({
  action_id: testHash(id),
  trace_id: testHash(trace),
  trace_end_lt,
  end_lt,
  type: 'ton_transfer',
  finality: 'finalized',
  transactions: [],
  details: {},
})

describe('a page of actions depends on hashes', () => {
  // Newest first: 9, then two traces that end together (3 and 4 in one, 5 in the other), then 1.
  const rows = [
    action(9, 90, '40', '40'),
    action(3, 30, '20', '20'),
    action(4, 30, '20', '10'),
    action(5, 50, '20', '20'),
    action(1, 10, '5', '5'),
  ]
  test.each([
    ['not before a group of traces that end together', { limit: 1 }, false],
    ['inside of the group', { limit: 2 }, true],
    ['inside of one of its traces, because the other one may come first', { limit: 3, sort: 'asc' }, true],
    ['not after the group', { limit: 4 }, false],
    ['where the offset cuts the group', { limit: 10, offset: 2 }, true],
    ['not on the whole list', { limit: 10 }, false],
  ])('%s', (_, params, expected) => {
    expect(dependsOnHashes(actions, params, rows, { withMessage: undefined })).toBe(expected)
  })
})

describe('a page of transactions depends on hashes', () => {
  const rows = [transaction(1, 1, 10), transaction(2, 2, 10), transaction(3, 1, 30)]
  test.each([
    ['where a list of hashes is cut', { hash: rows.map(({ hash }) => hash), limit: 2 }, true],
    ['not where it is complete', { hash: rows.map(({ hash }) => hash) }, false],
    ['not by logical time, which accounts complete', { limit: 1, offset: 1 }, false],
  ])('%s', (_, params, expected) => {
    expect(dependsOnHashes(transactions, params, rows)).toBe(expected)
  })
})

describe('a page of items that changed last depends on their arrival', () => {
  const item = (last_transaction_lt: string) => ({
    address: testAccount(Number(last_transaction_lt)),
    last_transaction_lt,
  })
  const rows = ['40', '30', '30', '20', '10'].map(item)
  test.each([
    ['not before two that changed together', { limit: 1 }, false],
    ['between them', { limit: 2 }, true],
    ['with both of them on it', { limit: 4 }, true],
    ['where the offset cuts them', { limit: 1, offset: 2 }, true],
    ['not after them', { limit: 2, offset: 3 }, false],
  ])('%s', (_, params, expected) => {
    let isByArrival = false
    const all = { sort_by_last_transaction_lt: true, ...params } as never
    selectRows(nftItems, all, rows as never, undefined as never, { onArrival: () => (isByArrival = true) })
    expect(isByArrival).toBe(expected)
  })
})
