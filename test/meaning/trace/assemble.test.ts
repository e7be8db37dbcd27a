import { describe, expect, test } from 'vitest'
import type { Trace, TraceNode } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { childTransactions, isUnconsumed, messagesFrom, messageTo } from '../../../src/meaning/trace/model.ts'
import { message, randomFrom, shuffled, transaction, tree } from './build.ts'

const hashes = (transactions: readonly Transaction[]): string[] => transactions.map(({ hash }) => hash)

const node = (tx_hash: string, children: TraceNode[] = []): TraceNode => ({ tx_hash, children })

test('joins by message hash, whatever the order of the input', () => {
  const transactions = tree([-1, 0, 0, 1, 2, 2, 5])
  for (let seed = 0; seed < 20; seed += 1) {
    const trace = assembleTrace(shuffled(transactions, randomFrom(seed)))
    expect(hashes(trace.transactions)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    expect([...trace.parent]).toEqual([-1, 0, 0, 1, 2, 2, 5])
    expect([...trace.depth]).toEqual([0, 1, 1, 2, 2, 2, 3])
    expect([...childTransactions(trace, 2)]).toEqual([4, 5])
    expect(trace.roots).toEqual([0])
    expect(trace).toMatchObject({ state: 'complete', whole: true, warnings: [] })
  }
})

test('puts a parent first even where its logical time is larger', () => {
  const [root, child, leaf] = tree([-1, 0, 1])
  const trace = assembleTrace([
    { ...(root as Transaction), lt: '30' },
    { ...(child as Transaction), lt: '20' },
    { ...(leaf as Transaction), lt: '10' },
  ])
  expect(hashes(trace.transactions)).toEqual(['0', '1', '2'])
  expect([...trace.parent]).toEqual([-1, 0, 1])
})

test('compares logical times as numbers', () => {
  const trace = assembleTrace([
    transaction({ hash: 'late', lt: '100000000000000000000' }),
    transaction({ hash: 'early', lt: '99999999999999999999' }),
  ])
  expect(hashes(trace.transactions)).toEqual(['early', 'late'])
})

test('counts each message once and knows where it leads', () => {
  const log = message('log', { destination: null, value: null })
  const open = message('open')
  const sent = message('sent')
  const trace = assembleTrace([
    transaction({ hash: 'root', lt: '1', out_msgs: [sent, log, open] }),
    transaction({ hash: 'leaf', lt: '2', in_msg: sent }),
  ])
  expect(trace.messages.map((edge) => [edge.message.hash, edge.kind, edge.from, edge.to])).toEqual([
    ['sent', 'internal', 0, 1],
    ['log', 'external-out', 0, -1],
    ['open', 'internal', 0, -1],
    ['in root', 'external-in', -1, 0],
  ])
  expect(trace.messages.filter(isUnconsumed).map((edge) => edge.message.hash)).toEqual(['open'])
  expect(messageTo(trace, 1)?.message.hash).toBe('sent')
  expect(messagesFrom(trace, 0)).toHaveLength(3)
  expect(trace.state).toBe('pending')
})

test('a tick-tock transaction has no inbound message', () => {
  const trace = assembleTrace([transaction({ hash: 'tick', in_msg: null })])
  expect(messageTo(trace, 0)).toBeUndefined()
  expect(trace.messages).toHaveLength(0)
})

test('says when a sender is not here', () => {
  const trace = assembleTrace(tree([-1, 0, 1]).filter(({ hash }) => hash !== '1'))
  expect(trace.roots).toEqual([0, 1])
  expect(trace.whole).toBe(false)
  expect(trace.warnings).toMatchObject([{ kind: 'missing-senders', count: 1 }])
})

test('a message of the masterchain itself misses no sender', () => {
  const in_msg = message('mint', { source: `-1:${'0'.repeat(64)}` })
  expect(assembleTrace([transaction({ hash: 'elector', in_msg })]).whole).toBe(true)
})

describe('an element of /traces', () => {
  const transactions = tree([-1, 0, 1])
  const trace = (more: Partial<Trace> = {}): Trace => ({
    trace_id: '0',
    external_hash: 'in 0',
    mc_seqno_start: '1',
    mc_seqno_end: '1',
    start_lt: '1000',
    start_utime: 1,
    end_lt: '1002',
    end_utime: 1,
    trace_info: {
      trace_state: 'complete',
      messages: 3,
      transactions: 3,
      pending_messages: 0,
      classification_state: 'ok',
    },
    is_incomplete: false,
    trace: node('0', [node('1', [node('2')])]),
    transactions: Object.fromEntries(transactions.map((row) => [row.hash, row])),
    ...more,
  })

  test('is whole when all of it is there', () => {
    expect(assembleTrace(trace())).toMatchObject({ state: 'complete', whole: true, warnings: [] })
  })

  test('that is cut off is never whole', () => {
    const cut = assembleTrace(
      trace({
        is_incomplete: true,
        warning: 'trace is too large',
        trace_info: { ...trace().trace_info, transactions: 4003 },
        trace: undefined,
      }),
    )
    expect(cut).toMatchObject({ state: 'broken', whole: false })
    expect(cut.warnings).toMatchObject([
      { kind: 'cut-off', count: 4000 },
      { kind: 'service', text: 'trace is too large' },
    ])
  })

  test('whose tree names a transaction that is not there is not whole', () => {
    const short = assembleTrace(
      trace({ transactions: { 0: transactions[0] as Transaction, 1: transactions[1] as Transaction } }),
    )
    expect(short.whole).toBe(false)
    expect(short.warnings).toMatchObject([
      { kind: 'missing-transactions', count: 1 },
      { kind: 'missing-receivers', count: 1 },
    ])
  })

  test('without transactions says how many are missing', () => {
    const empty = assembleTrace(trace({ transactions: null }))
    expect(empty.warnings).toMatchObject([{ kind: 'missing-transactions', count: 3 }])
  })
})

describe('live rows', () => {
  const sent = message('sent')
  const onward = message('onward')
  const emulated = { emulated: true, finality: 'pending' }

  test('the real transaction replaces the emulated one of the same message', () => {
    const rows = [
      transaction({ hash: 'root', lt: '1', out_msgs: [sent] }),
      transaction({ hash: 'guess', lt: '2', in_msg: sent, ...emulated }),
      transaction({ hash: 'real', lt: '3', in_msg: sent }),
    ]
    for (const order of [rows, rows.toReversed()]) {
      const trace = assembleTrace(order)
      expect(hashes(trace.transactions)).toEqual(['root', 'real'])
      expect(trace.state).toBe('complete')
    }
  })

  test('what was emulated after a replaced transaction goes with it', () => {
    const trace = assembleTrace([
      transaction({ hash: 'root', lt: '1', out_msgs: [sent] }),
      transaction({ hash: 'guess', lt: '2', in_msg: sent, out_msgs: [onward], ...emulated }),
      transaction({ hash: 'guess of guess', lt: '3', in_msg: onward, ...emulated }),
      transaction({ hash: 'real', lt: '4', in_msg: sent }),
    ])
    expect(hashes(trace.transactions)).toEqual(['root', 'real'])
  })

  test('what the real transaction sends as well stays', () => {
    const trace = assembleTrace([
      transaction({ hash: 'root', lt: '1', out_msgs: [sent] }),
      transaction({ hash: 'guess', lt: '2', in_msg: sent, out_msgs: [onward], ...emulated }),
      transaction({ hash: 'next', lt: '5', in_msg: onward, ...emulated }),
      transaction({ hash: 'real', lt: '4', in_msg: sent, out_msgs: [onward] }),
    ])
    expect(hashes(trace.transactions)).toEqual(['root', 'real', 'next'])
    expect([...trace.parent]).toEqual([-1, 0, 1])
    expect(trace.state).toBe('pending')
  })

  test('one transaction twice is one, and the more final row counts', () => {
    const root = transaction({ hash: 'root', ...emulated })
    const trace = assembleTrace([root, { ...root, emulated: false, finality: 'finalized' }, root])
    expect(trace.transactions).toHaveLength(1)
    expect(trace.transactions[0]?.finality).toBe('finalized')
  })

  test('an external message that was processed twice keeps both transactions', () => {
    const external = message('external', { source: null, value: null })
    const trace = assembleTrace([
      transaction({ hash: 'first', lt: '1', in_msg: external }),
      transaction({ hash: 'again', lt: '9', in_msg: external }),
    ])
    expect(trace.roots).toEqual([0, 1])
  })
})

test('a ring in damaged input is opened and reported', () => {
  const a = message('a')
  const b = message('b')
  const trace = assembleTrace([
    transaction({ hash: 'x', lt: '1', in_msg: a, out_msgs: [b] }),
    transaction({ hash: 'y', lt: '2', in_msg: b, out_msgs: [a] }),
    transaction({ hash: 'self', lt: '3', in_msg: message('c'), out_msgs: [message('c')] }),
  ])
  expect(trace.transactions).toHaveLength(3)
  expect(trace.whole).toBe(false)
  expect(trace.warnings.some(({ kind, count }) => kind === 'ring' && count === 1)).toBe(true)
  trace.parent.forEach((parent, index) => expect(parent).toBeLessThan(index))
})

test('10,000 hops and 10,000 children are no deeper or wider than the machine can take', () => {
  const chain = assembleTrace(tree(Array.from({ length: 10_000 }, (_, index) => index - 1)).toReversed())
  expect(chain.depth.at(-1)).toBe(9_999)
  const first = message('m0', { source: null })
  const out = Array.from({ length: 10_000 }, (_, index) => message(`f${index}`))
  const fan = assembleTrace([
    ...out.map((in_msg, index) => transaction({ hash: `f${index}`, lt: String(5 + index), in_msg })),
    transaction({ hash: 'root', lt: '99999', in_msg: first, out_msgs: out }),
  ])
  expect(childTransactions(fan, 0)).toHaveLength(10_000)
})
