import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { randomFrom, shuffled } from './build.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${file}.json`, import.meta.url), 'utf8'))
const { transactions } = read('transactions') as { transactions: Transaction[] }
const { traces: pending } = read('pending') as { traces: Trace[] }
const { showcase } = read('index') as { showcase: { traces: Record<string, string> } }
const traceRows = (name: string): Transaction[] =>
  transactions.filter(({ trace_id }) => trace_id === showcase.traces[name])

const failing: Readonly<Record<string, string>> = {
  failedJettonTransfer: 'Failed: exit code 706: not enough jettons.',
  underpaidPurchase: 'Failed: exit code 450.',
  failedTransaction: 'Failed: exit code 401.',
  exitCode709: 'Failed: exit code 709.',
  unknownOpcode: 'Failed: exit code 65535: the contract does not support this message.',
  cellUnderflow: 'Failed: exit code 9: cell underflow: the message or a cell ended too early.',
  integerOverflow: 'Failed: exit code 4: integer overflow.',
  outOfGas: 'Failed: exit code -14: out of gas.',
  overspend: 'Failed: action result code 37: not enough funds to send messages.',
  badDestination: 'Failed: action result code 36: invalid destination address in an outgoing message.',
  badAction: 'Failed: action result code 34: invalid or unsupported action.',
  noGas: 'Failed: not executed: not enough funds for gas.',
  bouncedTransaction: 'Failed: not executed: account not deployed.',
  partlyFailed: 'Partially failed: exit code 500, and 1 more failed.',
  failedNftTransfer: 'Failed: exit code 401: the sender is not the owner.',
  vestingLocked: 'Failed: action result code 37: not enough funds to send messages.',
}

test.each(Object.entries(failing))('%s is judged by what the contract did', (name, text) => {
  expect(judgeTrace(assembleTrace(traceRows(name))).text).toBe(text)
})

test.each(['transfer', 'jettonTransfer', 'swapTrace', 'fanOutTrace', 'hopTrace', 'logs', 'skippedCompute', 'tickTock'])(
  '%s succeeded and is whole',
  (name) => {
    const rows = traceRows(name)
    const trace = assembleTrace(shuffled(rows, randomFrom(rows.length)))
    expect(judgeTrace(trace).status).toBe('succeeded')
    expect(trace.whole).toBe(true)
    expect(traceTotals(trace).transactions).toBe(rows.length)
  },
)

test('every trace of the chain is one tree', () => {
  const roots = new Set(transactions.map(({ trace_id }) => trace_id))
  for (const root of roots) {
    const rows = transactions.filter(({ trace_id }) => trace_id === root)
    const trace = assembleTrace(rows)
    expect(trace.roots).toHaveLength(1)
    expect(trace.transactions[0]?.hash).toBe(root)
  }
})

test.each(pending)('pending trace %# is pending and whole', (answer) => {
  const trace = assembleTrace(answer)
  expect(judgeTrace(trace).status).toBe('pending')
  expect(trace.transactions).toHaveLength(answer.trace_info.transactions)
  expect(trace.warnings).toEqual([])
})
