// Rows that may still vanish: the mirror leaves questions about them to the service, and never says that they do not
// exist.
import { describe, expect, test } from 'vitest'
import { testAccount, createBook, testHash, message, transaction } from '../../fixtures/testRows.ts'
import { ask, freshMirror } from './setup.ts'

const book = createBook(1, 2)
const hash = (n: number) => encodeURIComponent(testHash(n))
/** Two transactions of one trace, joined by a message, and an action. */
function rows(finality: string) {
  const sent = transaction(1, 1, 10, { finality, trace_id: testHash(1), out_msgs: [message(50, 1, 2, 11)] })
  const received = transaction(2, 2, 12, { finality, trace_id: testHash(1), in_msg: message(50, 1, 2, 11) })
  const action = {
    action_id: testHash(70),
    trace_id: testHash(1),
    start_lt: '10',
    end_lt: '12',
    trace_end_lt: '12',
    start_utime: 1,
    end_utime: 2,
    trace_end_utime: 2,
    trace_mc_seqno_end: 100,
    type: 'ton_transfer',
    details: {},
    success: true,
    finality,
    transactions: [testHash(1), testHash(2)],
    accounts: [testAccount(1), testAccount(2)],
    trace_external_hash: null,
  }
  const trace = {
    trace_id: testHash(1),
    external_hash: null,
    mc_seqno_start: '100',
    mc_seqno_end: '100',
    start_lt: '10',
    start_utime: 1,
    end_lt: '12',
    end_utime: 2,
    is_incomplete: false,
    warning: '',
    finality,
    trace_info: {
      trace_state: 'complete',
      messages: 1,
      transactions: 2,
      pending_messages: 0,
      classification_state: 'ok',
    },
    trace: { tx_hash: testHash(1), in_msg_hash: null, children: [] },
    transactions_order: [testHash(1), testHash(2)],
    transactions: { [testHash(1)]: sent, [testHash(2)]: received },
    actions: [action],
  }
  return { sent, received, action, trace }
}

const bodies: Readonly<Record<string, (finality: string) => object>> = {
  'as transactions': (finality) => ({
    transactions: [rows(finality).sent, rows(finality).received],
    address_book: book,
  }),
  'as a trace': (finality) => ({ traces: [rows(finality).trace], address_book: book, metadata: {} }),
  'as actions': (finality) => ({ actions: [rows(finality).action], address_book: book, metadata: {} }),
  'as all of them': (finality) => {
    const { sent, received, action, trace } = rows(finality)
    return { transactions: [sent, received], traces: [trace], actions: [action], address_book: book, metadata: {} }
  },
}
const questions = [
  `/transactions?hash=${hash(1)}`,
  `/transactions?hash=${hash(1)}&hash=${hash(2)}`,
  `/transactions?account=${testAccount(1)}`,
  `/transactions?account=${testAccount(2)}&lt=12`,
  '/transactions?mc_seqno=100',
  '/transactions',
  `/transactionsByMessage?msg_hash=${hash(50)}`,
  `/adjacentTransactions?hash=${hash(1)}`,
  `/adjacentTransactions?hash=${hash(2)}&direction=in`,
  `/messages?msg_hash=${hash(50)}`,
  `/messages?source=${testAccount(1)}`,
  `/messages?destination=${testAccount(2)}`,
  `/traces?trace_id=${hash(1)}`,
  `/traces?trace_id=${hash(1)}&include_actions=true`,
  `/traces?tx_hash=${hash(2)}`,
  `/traces?msg_hash=${hash(50)}`,
  `/traces?account=${testAccount(1)}`,
  '/traces',
  `/actions?action_id=${hash(70)}`,
  `/actions?trace_id=${hash(1)}`,
  `/actions?tx_hash=${hash(1)}`,
  `/actions?account=${testAccount(1)}`,
  '/actions',
]

describe.each(Object.entries(bodies))('rows that came %s', (_, body) => {
  test.each(['pending', 'confirmed', 'a word of a later version'])(
    '%s: no question about them is answered',
    async (finality) => {
      const mirror = await freshMirror()
      await mirror.ingest(body(finality))
      for (const question of questions) expect((await ask(mirror, question)).status, question).toBe(501)
    },
  )

  test('confirmed beside a final one: the answer does not leave out the other', async () => {
    const mirror = await freshMirror()
    await mirror.ingest({ transactions: [transaction(3, 1, 8)], address_book: book })
    await mirror.ingest(body('confirmed'))
    for (const at of [1, 2])
      expect((await ask(mirror, `/transactions?hash=${hash(at)}&hash=${hash(3)}`)).status).toBe(501)
    expect((await ask(mirror, `/transactions?hash=${hash(3)}`)).body).toHaveProperty('transactions.length', 1)
  })
})

test('a final transaction whose neighbor is only confirmed has no complete neighbors', async () => {
  const mirror = await freshMirror()
  await mirror.ingest({ transactions: [rows('finalized').sent], address_book: book })
  await mirror.ingest({ transactions: [rows('confirmed').received], address_book: book })
  expect((await ask(mirror, `/adjacentTransactions?hash=${hash(1)}`)).status).toBe(501)
  expect((await ask(mirror, `/transactionsByMessage?msg_hash=${hash(50)}`)).status).toBe(501)
  await mirror.ingest({ transactions: [rows('finalized').received], address_book: book })
  expect((await ask(mirror, `/adjacentTransactions?hash=${hash(1)}`)).body).toHaveProperty('transactions.length', 1)
})
