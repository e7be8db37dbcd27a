// A mirror that holds a part of the world answers what it can prove, and nothing else.
import { describe, expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import type { Mirror } from '../../../../src/entries/mirror.ts'
import { testAccount, testHash, item, message, transaction } from '../../../fixtures/testRows.ts'
import { ask, column, freshMirror } from '../setup.ts'

/** 1 sends to 2 and 3; the chain begins outside. */
const root = transaction(1, 1, 10, {
  in_msg: message(101, null, 1),
  out_msgs: [message(102, 1, 2, 11), message(103, 1, 3, 12), message(104, 1, null, 13)],
})
const left = transaction(2, 2, 20, { trace_id: testHash(1), in_msg: message(102, 1, 2, 11) })
const right = transaction(3, 3, 21, { trace_id: testHash(1), in_msg: message(103, 1, 3, 12) })
const book = Object.fromEntries(
  [1, 2, 3].map((n) => [testAccount(n), { user_friendly: `EQ${n}`, domain: null, interfaces: [] }]),
)

async function holding(...transactions: unknown[]): Promise<Mirror> {
  const mirror = await freshMirror()
  await mirror.ingest({ transactions, address_book: book })
  return mirror
}

const near = (hash: number, direction = '') =>
  `/adjacentTransactions?hash=${encodeURIComponent(testHash(hash))}${direction && `&direction=${direction}`}`
const byHash = (...hashes: number[]) =>
  `/transactions?${hashes.map((hash) => `hash=${encodeURIComponent(testHash(hash))}`).join('&')}`

describe('neighbors', () => {
  test('are given when every counterpart is there', async () => {
    const mirror = await holding(root, left, right)
    expect(await column(mirror, near(1), 'transactions', 'hash')).toEqual([testHash(2), testHash(3)])
    expect(await column(mirror, near(2, 'in'), 'transactions', 'hash')).toEqual([testHash(1)])
  })

  test('are not given when one is missing', async () => {
    const mirror = await holding(root, left)
    expect((await ask(mirror, near(1))).status).toBe(501)
    expect((await ask(mirror, near(1, 'out'))).status).toBe(501)
  })

  test('of a transaction that it does not hold are not known to be none', async () => {
    expect((await ask(await holding(root), near(2))).status).toBe(501)
  })

  test('are known to be none where a chain begins and where it ends', async () => {
    const mirror = await holding(root, left, right)
    expect((await ask(mirror, near(1, 'in'))).status).toBe(404)
    expect((await ask(mirror, near(3, 'out'))).status).toBe(404)
  })
})

describe('transactions', () => {
  test('are given by hash when all are there', async () => {
    const mirror = await holding(root, left)
    expect(await column(mirror, byHash(1, 2), 'transactions', 'hash')).toEqual([testHash(2), testHash(1)])
    expect((await ask(mirror, byHash(1, 3))).status).toBe(501)
  })

  test('are not given by hash while they are emulated', async () => {
    const mirror = await holding({ ...left, emulated: true, finality: 'pending' })
    expect((await ask(mirror, byHash(2))).body).not.toHaveProperty('transactions.0')
  })

  test('are not given without the names of all their accounts', async () => {
    const mirror = await freshMirror()
    await mirror.ingest({ transactions: [root] })
    expect((await ask(mirror, byHash(1))).status).toBe(501)
  })

  test('are given by message when both ends are there', async () => {
    const path = `/transactionsByMessage?msg_hash=${encodeURIComponent(testHash(102))}`
    expect(await column(await holding(root, left), path, 'transactions', 'hash')).toEqual([testHash(2), testHash(1)])
    expect((await ask(await holding(root), path)).status).toBe(501)
  })
})

test.each([
  '/transactions',
  `/transactions?account=${testAccount(1)}`,
  '/transactions?mc_seqno=100',
  '/messages',
  '/traces',
  '/actions',
  '/blocks',
  '/masterchainInfo',
  `/nft/items?owner_address=${testAccount(1)}`,
  `/nft/items?address=${testAccount(11)}`,
  '/nft/collections',
  `/accountStates?address=${testAccount(1)}`,
  `/metadata?address=${testAccount(1)}`,
  `/addressBook?address=${testAccount(77)}`,
  `/pendingTraces?account=${testAccount(1)}`,
  '/topAccountsByBalance',
  `/walletStates?address=${testAccount(1)}`,
  `/addressInformation?address=${testAccount(1)}`,
  '/jetton/transfers',
  '/jetton/burns',
  '/nft/transfers',
  `/nft/sales?address=${testAccount(11)}`,
  '/dns/records?domain=a.ton',
  `/multisig/wallets?address=${testAccount(1)}`,
  `/multisig/orders?address=${testAccount(1)}`,
  `/vesting?contract_address=${testAccount(1)}`,
])('%s is left to the service', async (path) => {
  const mirror = await holding(root, left, right)
  await mirror.ingest({ nft_items: [item(11, 1, 5, '3')] })
  const { status, body } = await ask(mirror, path)
  expect(status).toBe(501)
  expect(body).toMatchObject({ error: expect.stringContaining('is not answered by the mirror') as string })
})

describe('traces', () => {
  const trace = {
    trace_id: testHash(1),
    external_hash: testHash(101),
    mc_seqno_start: '100',
    mc_seqno_end: '100',
    start_lt: '10',
    start_utime: 1,
    end_lt: '21',
    end_utime: 2,
    trace_info: {
      trace_state: 'complete',
      messages: 4,
      transactions: 3,
      pending_messages: 0,
      classification_state: 'ok',
    },
    is_incomplete: false,
    trace: { tx_hash: testHash(1), in_msg_hash: testHash(101), children: [] },
    transactions_order: [testHash(1), testHash(2), testHash(3)],
    transactions: { [testHash(1)]: root, [testHash(2)]: left, [testHash(3)]: right },
  }
  const path = `/traces?trace_id=${encodeURIComponent(testHash(1))}`

  test('are given by id, byte for byte, once they are complete', async () => {
    const mirror = await freshMirror()
    const body = { traces: [trace], address_book: book, metadata: {} }
    await mirror.ingest(body)
    const answer = await mirror.fetch(`/api/v3${path}`)
    expect(await answer.text()).toBe(JSON.stringify(body))
    expect((await ask(mirror, `${path}&include_actions=true`)).status).toBe(501)
  })

  test('are not given while messages are outstanding', async () => {
    const mirror = await freshMirror()
    const open = { ...trace, trace_info: { ...trace.trace_info, trace_state: 'pending' } }
    await mirror.ingest({ traces: [open], address_book: book })
    expect((await ask(mirror, path)).status).toBe(501)
  })
})

test('the transport tells the next one to answer', async () => {
  const mirror = await holding(root)
  const { transactions } = await import('../../../../src/service/endpoints/transactions.ts')
  await expect(mirror.transport.request(transactions, {})).rejects.toThrow(NotMirroredError)
})
