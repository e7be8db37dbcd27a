// Bodies that no service sends. Each is refused with a reason or kept as it is, and after each the
// mirror still answers about what it held before.
import { describe, expect, test } from 'vitest'
import { IngestError, type Mirror } from '../../../src/entries/mirror.ts'
import { createRandom, type Random } from '../../helpers/random.ts'
import { testAccount, createBook, testHash, item, message, transaction } from '../../fixtures/testRows.ts'
import { ask, freshMirror } from './setup.ts'

const good = { transactions: [transaction(1, 1, 10)], nft_items: [item(1, 1, 2, '0')], address_book: createBook(1, 2) }

async function holdingGood(): Promise<Mirror> {
  const mirror = await freshMirror()
  await mirror.ingest(good)
  return mirror
}

async function expectGood(mirror: Mirror): Promise<void> {
  const { status, body } = await ask(mirror, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
  expect(status).toBe(200)
  expect((body as { transactions: unknown[] }).transactions).toEqual(good.transactions)
}

/** Values of the wrong type for a field. */
const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'null',
  '-1',
  '0x',
  '18446744073709551616',
  'é\ud800',
  '\u202e',
  [],
  [[]],
  [null],
  {},
  { length: 1 },
  JSON.parse('{"__proto__":{"a":1}}'),
  'x'.repeat(10_000),
  testHash(999),
  testAccount(999),
]

describe('bodies of noise', () => {
  test.each([[5], [[null]], [{ type: 'nft_items' }]])('token information %j is refused', async (token_info) => {
    const mirror = await holdingGood()
    await expect(
      mirror.ingest({ ...good, metadata: { [testAccount(1)]: { is_indexed: true, token_info } } }),
    ).rejects.toBeInstanceOf(IngestError)
    await expectGood(mirror)
  })

  test('any field of the wrong type is refused or kept, and nothing else changes', async () => {
    const mirror = await holdingGood()
    let kept = 0
    let refused = 0
    const bodies: readonly (readonly [string, object])[] = [
      ['transactions', transaction(50, 3, 500, { in_msg: message(51, 4, 3), out_msgs: [message(52, 3, 5)] })],
      ['nft_items', item(60, 3, 4, '7')],
      [
        'traces',
        { trace_id: testHash(70), external_hash: testHash(71), trace: null, transactions_order: [], transactions: {} },
      ],
      ['actions', { action_id: testHash(80), trace_id: testHash(70), start_lt: '1', end_lt: '2', accounts: [] }],
      [
        'blocks',
        { workchain: 0, shard: '8000000000000000', seqno: 9, root_hash: testHash(90), file_hash: testHash(91) },
      ],
      ['jetton_wallets', { address: testAccount(100), owner: testAccount(3), jetton: testAccount(4), balance: '1' }],
      ['accounts', { address: testAccount(110), balance: '1', last_transaction_lt: '5' }],
    ]
    for (const [list, row] of bodies) {
      for (const field of Object.keys(row)) {
        for (const wrong of WRONG) {
          try {
            await mirror.ingest({ [list]: [{ ...row, [field]: wrong }] })
            kept++
          } catch (error) {
            expect(error, `${list}.${field} = ${JSON.stringify(wrong).slice(0, 40)}`).toBeInstanceOf(IngestError)
            refused++
          }
        }
      }
    }
    await expectGood(mirror)
    expect(kept).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(100)
    // Everything that was stored can be read.
    for (const path of [
      '/transactions?limit=1000',
      '/nft/items?limit=1000',
      '/traces?limit=1000',
      '/actions?limit=1000',
    ]) {
      expect([200, 501], path).toContain((await ask(mirror, path)).status)
    }
  })

  test('whole bodies of noise are refused or kept, and nothing else changes', async () => {
    const mirror = await holdingGood()
    const random = createRandom(7)
    for (let round = 0; round < 400; round++) {
      const body = noise(random, 4)
      await mirror.ingest(body).catch((error: unknown) => expect(error).toBeInstanceOf(IngestError))
    }
    await expectGood(mirror)
  })

  test('a text of 10 MB is kept as it is, or refused', async () => {
    const mirror = await holdingGood()
    const name = 'x'.repeat(10_000_000)
    const taken = await mirror
      .ingest({ nft_items: [item(2, 1, 2, '5', { content: { name } })] })
      .catch((error: unknown) => error)
    expect(taken === undefined || taken instanceof IngestError).toBe(true)
    await expectGood(mirror)
  })
})

test('of two rows with one hash the later in the body stays', async () => {
  const mirror = await freshMirror()
  const first = transaction(1, 1, 10, { total_fees: '1' })
  const second = transaction(1, 1, 10, { total_fees: '2' })
  await mirror.ingest({ transactions: [first, second], address_book: createBook(1) })
  const byHash = await ask(mirror, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
  expect((byHash.body as { transactions: unknown[] }).transactions).toEqual([second])
})

test('a body whose keys are parts of the prototype changes no prototype', async () => {
  const mirror = await freshMirror()
  const book = JSON.parse(
    '{"__proto__":{"user_friendly":"x","domain":null,"interfaces":[]},"constructor":{"user_friendly":"y"}}',
  ) as object
  await mirror.ingest(good)
  await mirror.ingest({
    ...good,
    address_book: book,
    metadata: JSON.parse('{"__proto__":{"is_indexed":true}}') as object,
  })
  expect(({} as { user_friendly?: string }).user_friendly).toBeUndefined()
  expect(({} as { is_indexed?: boolean }).is_indexed).toBeUndefined()
  await expectGood(mirror)
})

const KEYS = [
  'transactions',
  'traces',
  'nft_items',
  'actions',
  'messages',
  'blocks',
  'accounts',
  'address_book',
  'metadata',
  'last',
  'records',
  'hash',
  'address',
  '__proto__',
]

function noise(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.15)) return random.pick(WRONG)
  if (random.chance(0.3)) return Array.from({ length: random.integer(3) }, () => noise(random, depth - 1))
  const entries = Array.from(
    { length: 1 + random.integer(3) },
    () => [random.pick(KEYS), noise(random, depth - 1)] as const,
  )
  return Object.fromEntries(entries)
}
