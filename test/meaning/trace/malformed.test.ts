import { describe, expect, test } from 'vitest'
import { traceSvg } from '../../../src/graph/svg/traceSvg.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { accountGraph } from '../../../src/meaning/trace/accounts.ts'
import { assembleTrace, type TraceSource } from '../../../src/meaning/trace/assemble.ts'
import { completeTrace } from '../../../src/meaning/trace/complete.ts'
import { groupSiblings } from '../../../src/graph/tree/folding.ts'
import { extendTrace, growTrace } from '../../../src/meaning/trace/grow.ts'
import { findNeighbors } from '../../../src/meaning/trace/neighbors.ts'
import { hasDescription } from '../../../src/meaning/outcome/failure.ts'
import { parseSavedTrace, saveTrace } from '../../../src/meaning/trace/savedTrace.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { valueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { createVariants } from '../../helpers/components/variants.ts'
import { message, transaction, tree } from './build.ts'

const log = message('log', { destination: null, value: null })
const jettons = message('jettons', {
  opcode: '0x178d4519',
  message_content: { hash: 'h', body: 'te6cckEBAQEAAgAAAEysuc0=' },
})
const rows: readonly Transaction[] = [
  transaction({ hash: 'root', lt: '1', out_msgs: [jettons, log] }),
  transaction({
    hash: 'leaf',
    lt: '2',
    account: `0:${'B'.repeat(64)}`,
    in_msg: jettons,
    description: { aborted: true, compute_ph: { exit_code: 706 }, bounce: { type: 'ok' } },
  }),
]
const whole: Trace = {
  trace_id: 'root',
  external_hash: 'in root',
  mc_seqno_start: '1',
  mc_seqno_end: '1',
  start_lt: '1',
  start_utime: 1,
  end_lt: '2',
  end_utime: 2,
  trace_info: {
    trace_state: 'complete',
    messages: 3,
    transactions: 2,
    pending_messages: 0,
    classification_state: 'ok',
  },
  is_incomplete: true,
  warning: 'cut',
  trace: { tx_hash: 'root', children: [{ tx_hash: 'leaf', children: [] }] },
  transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
}
const absent = 'left out'
const odd = [absent, null, 0, -1.5, '', 'word', true, [], {}, [null], { hash: 1 }]

/** A row of the wrong shape, as a service of another version might send it. */
const as = (row: unknown): Transaction => row as Transaction

describe('whatever stands in a field of an answer', () => {
  test.each([
    ['a list', rows],
    ['an element of /traces', whole],
  ])('%s is assembled, judged, counted and drawn', async (_name, source) => {
    const thrown: string[] = []
    for (const value of odd) {
      for (const { path, value: spoilt } of createVariants<TraceSource>(source, () => value)) {
        const text = JSON.stringify(spoilt, (_, each: unknown) => (each === absent ? undefined : each))
        const given = JSON.parse(text) as TraceSource
        try {
          const trace = assembleTrace(given)
          judgeTrace(trace)
          traceTotals(trace)
          valueFlow(trace)
          accountGraph(trace)
          groupSiblings(trace, { plumbing: true, chain: 2, siblings: 2 })
          traceSvg(trace)
          extendTrace(trace, given)
          growTrace(growTrace(undefined, given), given)
          saveTrace(trace)
          const list = Array.isArray(given) ? (given as Transaction[]) : rows
          findNeighbors(rows[0] ?? as({}), list)
          await completeTrace(assembleTrace(rows.slice(1)), async () => list)
        } catch (error) {
          thrown.push(`${JSON.stringify(value)} in ${path}: ${String(error)}`)
        }
      }
    }
    expect(thrown).toEqual([])
  })
})

describe('malformed rows', () => {
  test('are left out, counted, and never silently', () => {
    const trace = assembleTrace([...rows, as(null), as({ hash: 'no account', lt: '3' })])
    expect(trace.transactions).toEqual(rows)
    expect(trace.warnings).toEqual([
      { kind: 'unreadable', count: 2, text: '2 rows are malformed. Unreadable data was left out.' },
    ])
    expect(judgeTrace(assembleTrace([...rows.slice(0, 1), as(null)])).status).not.toBe('succeeded')
  })

  test.each([
    ['a message', { out_msgs: [log, null] }],
    ['a list', { out_msgs: null }],
    ['a description', { description: null }],
    ['a time', { now: '1' }],
  ])('are those of which %s is none, too', (_, changes) => {
    const trace = assembleTrace([...rows, as({ ...rows[0], hash: 'other', ...changes })])
    expect(trace.transactions).toEqual(rows)
    expect(trace.warnings).toMatchObject([{ kind: 'unreadable', count: 1 }])
  })

  test.each([
    ['its counts', { ...whole, trace_info: { transactions: 'two' } }],
    ['its tree', { ...whole, trace: { children: [7] } }],
    ['its transactions', { ...whole, transactions: 7 }],
  ])('are answers of which %s are none', (_, source) => {
    const trace = assembleTrace(source as unknown as TraceSource)
    expect(trace.transactions).toEqual(source.transactions === 7 ? [] : rows)
    expect(trace.warnings).toContainEqual(expect.objectContaining({ kind: 'unreadable', count: 1 }))
  })

  test.each([7, 'text', true])('are values that hold no trace: %s', (source) => {
    expect(assembleTrace(source as unknown as TraceSource).warnings).toMatchObject([{ kind: 'unreadable', count: 1 }])
  })

  test('do not leave a trace waiting for them', () => {
    const [root, leaf] = tree([-1, 0])
    expect(assembleTrace([as(root)]).state).toBe('pending')
    expect(assembleTrace([as(root), as({ ...leaf, now: null })]).state).toBe('broken')
  })

  test('are counted when they are loaded later', async () => {
    const [root, leaf] = tree([-1, 0])
    const trace = assembleTrace({ ...whole, trace: null, transactions: { root: as(root) } })
    const found = await completeTrace(trace, async () => [as({ ...leaf, now: null })], { requests: 1 })
    expect(found.warnings).toContainEqual(expect.objectContaining({ kind: 'unreadable', count: 1 }))
  })

  test('are spoken of when the trace has grown, and when it was saved and read again', () => {
    const trace = assembleTrace([...rows, as(null)])
    const kinds = (later: typeof trace) => later.warnings.map(({ kind, count }) => `${kind} ${count}`)
    expect(kinds(extendTrace(trace, []))).toEqual(['unreadable 1'])
    expect(kinds(growTrace({ trace, waiting: [] }, [transaction({ hash: 'other', lt: '9' })]).trace)).toEqual([
      'unreadable 1',
    ])
    expect(kinds(assembleTrace(parseSavedTrace(saveTrace(trace))))).toEqual(['unreadable 1'])
  })

  test('rows that are whole stay the same objects', () => {
    expect(assembleTrace(rows).transactions.every((row, place) => row === rows[place])).toBe(true)
  })
})

describe('a transaction that does not say what became of it', () => {
  const trace = assembleTrace(
    tree([-1, 0]).map((row, place) => (place === 0 ? row : as({ ...row, description: { type: '' } }))),
  )

  test('makes no success', () => {
    expect(trace.warnings).toEqual([
      { kind: 'unreadable', count: 1, text: '1 row is malformed. Unreadable data was left out.' },
    ])
    expect(judgeTrace(trace).status).toBe('broken')
    expect(trace.transactions.map(hasDescription)).toEqual([true, false])
  })

  test('is drawn as unknown', () => {
    expect(traceSvg(trace)).toContain('unknown result')
  })

  test('is not folded with those that succeeded', () => {
    const wide = tree([-1, ...Array.from({ length: 12 }, () => 0)])
    const untold = wide.map((row, place) => (place === 5 ? as({ ...row, description: { type: '' } }) : row))
    expect(groupSiblings(assembleTrace(wide)).groups[0]?.members).toHaveLength(12)
    expect(groupSiblings(assembleTrace(untold)).groups[0]?.members).toHaveLength(11)
  })
})

test('a row without its time does not stretch the trace', () => {
  const [root, leaf] = tree([-1, 0])
  expect(traceTotals(assembleTrace([as({ ...root, now: 0 }), { ...as(leaf), now: 1_700_000_009 }])).duration).toBe(0)
})
