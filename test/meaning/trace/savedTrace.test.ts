import { expect, test } from 'vitest'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { TraceFormatError, parseSavedTrace, saveTrace } from '../../../src/meaning/trace/savedTrace.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import { tree } from './build.ts'

const rows = tree([-1, 0, 0, 1])
const info = { trace_state: 'complete', messages: 4, transactions: 9, pending_messages: 0, classification_state: 'ok' }
const element = {
  trace_id: '0',
  trace_info: info,
  is_incomplete: true,
  transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
}

test('a saved trace is read as it was, with what is missing', () => {
  const trace = assembleTrace(element)
  expect(assembleTrace(parseSavedTrace(saveTrace(trace)))).toEqual({
    ...trace,
    answer: expect.objectContaining({ trace_info: info }) as unknown,
  })
})

test.each([
  ['a list of transactions', rows],
  ['an answer of /transactions', { transactions: rows, address_book: {} }],
  ['an answer of /traces with one element', { traces: [element], address_book: {} }],
  ['an element of it', element],
  ['text', JSON.stringify(rows)],
])('%s is read', (_, file) => {
  expect(assembleTrace(parseSavedTrace(file)).transactions.map(({ hash }) => hash)).toEqual(['0', '1', '2', '3'])
})

test.each([
  ['{', '', 'is not JSON'],
  ['7', '', 'holds no trace'],
  [{}, 'transactions', 'is neither a list nor a map'],
  [{ traces: [element, element] }, 'traces', 'has 2 elements'],
  [{ ...element, trace_info: {} }, 'trace_info', 'has no number of transactions'],
  [[rows[0], 5], 'transactions[1]', 'is no object'],
  [[{ ...rows[0], lt: '1e9' }], 'transactions[0].lt', 'is no whole number'],
  [[{ ...rows[0], out_msgs: null }], 'transactions[0].out_msgs', 'is no list'],
  [[{ ...rows[0], out_msgs: [{ hash: 5 }] }], 'transactions[0].out_msgs[0].hash', 'is no text'],
  [[{ ...rows[0], in_msg: 'x' }], 'transactions[0].in_msg', 'is no message'],
])('%j is refused with the place of the fault', (file, place, wrong) => {
  const read = (): unknown => parseSavedTrace(file)
  expect(read).toThrow(TraceFormatError)
  expect(read).toThrow(expect.objectContaining({ place }))
  expect(read).toThrow(wrong)
})

test.skipIf(hasRecorded)('recorded traces are absent: ../shared/data is not beside this checkout', () => {
  expect(hasRecorded).toBe(false)
})

test.runIf(hasRecorded)('recorded traces and answers are read as they are', () => {
  for (const file of traceFiles()) {
    const recorded = recordedTrace(file)
    expect(assembleTrace(parseSavedTrace(recorded)).transactions).toHaveLength(recorded.transactions.length)
  }
  const elements = captures().filter(
    ({ endpoint, real, shape }) => endpoint === 'traces' && real === true && shape === 'element of traces',
  )
  expect(elements.length).toBeGreaterThan(0)
  for (const capture of elements)
    expect(assembleTrace(parseSavedTrace(captureBody(capture))).transactions.length).toBeGreaterThan(0)
})
