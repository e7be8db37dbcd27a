import { expect, test } from 'vitest'
import type { Trace } from '../../../src/service/rows/trace.ts'
import {
  verifyAccountState,
  verifyInSlices,
  verifyMessage,
  verifyTrace,
  verifyTransaction,
} from '../../../src/entries/verify.ts'
import { chainStates, chainTransactions, groupBy, messagesIn } from '../../fixtures/verify.ts'

const rows = chainTransactions()
const byHash = new Map(rows.map((row) => [row.hash, row]))

test('every transaction and message of the embedded chain fits', () => {
  expect(rows.length).toBeGreaterThan(1500)
  for (const row of rows) expect(verifyTransaction(row), row.hash).toEqual({ status: 'fits' })
  for (const message of messagesIn(rows)) expect(verifyMessage(message), message.hash).toEqual({ status: 'fits' })
})

test('in slices, the results are the same', async () => {
  const some = [...rows.slice(0, 50), { ...rows[0]!, now: 1 }, null as never]
  const results = await verifyInSlices(some)
  expect(results).toEqual(some.map(verifyTransaction))
  expect(results.slice(-2).map(({ status }) => status)).toEqual(['mismatch', 'unverifiable'])
})

test('slices stop when they are aborted', async () => {
  const controller = new AbortController()
  const running = verifyInSlices(rows, { signal: controller.signal })
  controller.abort(new Error('left the page'))
  await expect(running).rejects.toThrow('left the page')
})

test('every account state with a code fits its hash', () => {
  let count = 0
  for (const state of chainStates()) {
    const last = byHash.get(state.last_transaction_hash ?? '')
    if (!last || state.status !== 'active') continue
    expect(verifyAccountState(state, last), state.address).toEqual({ status: 'fits' })
    count++
  }
  expect(count).toBeGreaterThan(250)
})

test('a changed state never fits, and a changed hash, code or data contradicts it', () => {
  const state = chainStates().find(({ code_boc, data_boc }) => code_boc && data_boc)!
  const last = byHash.get(state.last_transaction_hash ?? '')!
  const other = byHash.get(last.prev_trans_hash) ?? rows[0]!
  const zero = 'A'.repeat(43) + '='
  expect(verifyAccountState(state, last).status).toBe('fits')
  expect(verifyAccountState({ ...state, balance: '1' }, last)).toEqual({
    status: 'unverifiable',
    reason: 'state-parts',
  })
  expect(verifyAccountState({ ...state, code_hash: zero }, last)).toEqual({
    status: 'mismatch',
    reason: 'content-hash',
    field: 'code_hash',
  })
  expect(verifyAccountState({ ...state, data_boc: state.code_boc ?? '' }, last)).toEqual({
    status: 'mismatch',
    reason: 'content-hash',
    field: 'data_hash',
  })
  expect(verifyAccountState({ ...state, account_state_hash: zero }, last)).toEqual({
    status: 'mismatch',
    reason: 'contradiction',
    field: 'account_state_hash',
  })
  expect(verifyAccountState(state, other)).toMatchObject({ status: 'unverifiable', reason: 'other-transaction' })
  expect(verifyAccountState({ ...state, code_boc: null }, last)).toEqual({
    status: 'unverifiable',
    reason: 'incomplete',
    field: 'code_boc',
  })
})

test('every message of a trace ties its sender to its receiver', () => {
  const traces = groupBy(rows, ({ trace_id }) => trace_id ?? '')
  let ties = 0
  for (const transactions of traces.values()) {
    const result = verifyTrace(transactions)
    expect(result.holds).toBe(true)
    ties += result.ties.filter(({ status }) => status === 'ties').length
  }
  expect(ties).toBeGreaterThan(500)
})

test('a trace without a sender, or with a message sent twice, does not hold', () => {
  const traces = groupBy(rows, ({ trace_id }) => trace_id ?? '')
  const trace = [...traces.values()]
    .find(({ length }) => length > 3)!
    .toSorted((a, b) => Number(BigInt(a.lt) - BigInt(b.lt)))
  const given: Pick<Trace, 'transactions'> = { transactions: Object.fromEntries(trace.map((row) => [row.hash, row])) }
  expect(verifyTrace(given).holds).toBe(true)
  expect(verifyTrace(trace.slice(1))).toMatchObject({ holds: false })
  expect(verifyTrace(trace.slice(1)).ties.some(({ status }) => status === 'missing')).toBe(true)
  expect(
    verifyTrace([...trace, { ...trace[1]!, hash: trace[0]!.hash }]).ties.some(({ status }) => status === 'mismatch'),
  ).toBe(true)
})

test('malformed rows are unverifiable and never throw', () => {
  const row = rows.find(({ in_msg, out_msgs }) => in_msg?.source && out_msgs.length > 0)!
  for (const broken of [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { ...row, out_msgs: 5 },
    { ...row, out_msgs: [null] },
    { ...row, in_msg: [] },
    { ...row, hash: 'x' },
    { ...row, description: null },
    { ...row, total_fees_extra_currencies: { constructor: '1' } },
    { ...row, lt: String(2n ** 64n) },
  ]) {
    expect(verifyTransaction(broken as never).status).toBe('unverifiable')
    expect(verifyMessage(broken as never).status).toBe('unverifiable')
    expect(verifyTrace([broken] as never).holds).toBe(false)
    expect(verifyAccountState(broken as never, broken as never).status).toBe('unverifiable')
  }
  expect(verifyTrace(null as never)).toMatchObject({ ties: [] })
})
