import { actionRows } from './actions.mjs'
import { pendingTraceRow } from './traces.mjs'
import { transactionRow } from './transactions.mjs'

/**
 * Blocks, transactions, actions and pending traces, newest first.
 *
 * @import { Chain } from './chain.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * Order from large to small.
 * @param {bigint} a
 * @param {bigint} b
 */
export const descending = (a, b) => (a > b ? -1 : a < b ? 1 : 0)

/**
 * Rows by one lt after another, from new to old.
 * @param {Row[]} rows
 * @param {...string} keys Fields that hold an lt.
 */
const byLtFields = (rows, ...keys) =>
  rows.toSorted((a, b) =>
    keys.reduce((order, key) => order || descending(BigInt(String(a[key])), BigInt(String(b[key]))), 0),
  )

/**
 * Transfers and burns.
 * @param {Row[]} rows
 */
export const newestFirst = (rows) => byLtFields(rows, 'transaction_lt')

/** @param {Chain} chain */
export const newestBlocks = ({ blocks }) => blocks.toReversed()

/** @param {Chain} chain */
export const newestTransactions = ({ entries }) =>
  entries.toSorted((a, b) => descending(a.lt, b.lt) || (a.account < b.account ? -1 : 1)).map(transactionRow)

/**
 * Actions of the traces that are complete.
 * @param {Chain} chain
 */
export function newestActions({ traces, pending, facts }) {
  const unfinished = new Set(pending.map(([first]) => first))
  const rows = [...traces]
    .filter(([root]) => !unfinished.has(root))
    .flatMap(([, members]) => actionRows(members, facts, 'finalized'))
  return byLtFields(rows, 'trace_end_lt', 'end_lt')
}

/** @param {Chain} chain */
export const pendingTraces = ({ pending, facts }) =>
  pending.map((members) =>
    pendingTraceRow(members, {
      transactionRow,
      actions: actionRows(members, facts, 'pending').toReversed(),
    }),
  )
