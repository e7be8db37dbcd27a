import { describe, expect, test } from 'vitest'
import { balanceChanges } from '../../../src/service/endpoints/traces.ts'
import type { Message } from '../../../src/service/rows/message.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import { testAccount, testHash, message, transaction } from '../../fixtures/testRows.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { ask } from '../../sources/memory/setup.ts'

const paid = (hash: number, from: number | null, to: number, value: string, fwd_fee: string): Message => ({
  ...message(hash, from, to),
  value,
  fwd_fee,
})
const sent = paid(11, 1, 2, '1000', '7')
const back = paid(12, 2, 1, '400', '5')
const of = (rest: Partial<Transaction>) => ({ trace_id: testHash(1), ...rest })
const trace = [
  transaction(1, 1, 10, of({ in_msg: { ...message(10, null, 1), value: null }, out_msgs: [sent], total_fees: '30' })),
  transaction(2, 2, 20, of({ in_msg: sent, out_msgs: [back], total_fees: '20' })),
  transaction(3, 1, 30, of({ in_msg: back, total_fees: '1' })),
]
const query = `trace_id=${encodeURIComponent(testHash(1))}`

test('fees are of the sender, and changes are what came in less what went out', async () => {
  const index = createMemoryIndex([{ transactions: trace }])
  expect((await ask(index, `/balanceChanges?${query}`)).body).toEqual({
    changes: { [testAccount(1)]: 400 - 1000 - 38, [testAccount(2)]: 1000 - 400 - 25 },
    fees: { [testAccount(1)]: 38, [testAccount(2)]: 25 },
    jettons: {},
  })
})

test('a tick-tock alone changes nothing', async () => {
  const index = createMemoryIndex([{ transactions: [transaction(1, 1, 10, of({ in_msg: null, total_fees: '30' }))] }])
  expect((await ask(index, `/balanceChanges?${query}`)).body).toEqual({ changes: {}, fees: {}, jettons: {} })
})

test('a message of the system that began a trace is charged to its sender', async () => {
  const system = `-1:${'0'.repeat(64)}`
  const in_msg = { ...message(10, null, 1), source: system, value: '50' }
  const index = createMemoryIndex([{ transactions: [transaction(1, 1, 10, of({ in_msg, total_fees: '30' }))] }])
  expect((await ask(index, `/balanceChanges?${query}`)).body).toEqual({
    changes: { [testAccount(1)]: 20, [system]: -50 },
    fees: { [testAccount(1)]: 30 },
    jettons: {},
  })
})

describe('what the service refuses', () => {
  test.each([
    ['', 400, 'trace_id or action_id is required'],
    [`?action_id=${encodeURIComponent(testHash(9))}`, 404, 'action_id not found'],
    [`?trace_id=${encodeURIComponent(testHash(9))}`, 500, 'trace not found'],
    [
      `?trace_id=${encodeURIComponent(testHash(9))}&action_id=${encodeURIComponent(testHash(9))}`,
      500,
      'trace not found',
    ],
  ])('%s', async (text, status, error) => {
    const index = createMemoryIndex([{ transactions: trace }])
    expect(await ask(index, `/balanceChanges${text}`)).toEqual({ status, body: { error } })
  })
})

test.runIf(hasRecorded)('of a whole trace nothing is made or lost but the fees', async () => {
  const traces = traceFiles().map(recordedTrace)
  const index = createMemoryIndex(traces)
  let whole = 0
  for (const { trace_id } of traces) {
    const known = await ask(index, `/traces?trace_id=${encodeURIComponent(trace_id)}`)
    const state = (known.body as { traces: { trace_info: { trace_state: string } }[] }).traces[0]
    if (state?.trace_info.trace_state !== 'complete') continue
    const said = (await index.transport.request(balanceChanges, { trace_id })).body as {
      changes: Record<string, number>
      fees: Record<string, number>
    }
    const sum = Object.values(said.changes).reduce((total, change) => total + change, 0)
    const fees = Object.values(said.fees).reduce((total, fee) => total + fee, 0)
    expect(sum + fees).toBe(0)
    whole++
  }
  expect(whole).toBeGreaterThan(10)
})
