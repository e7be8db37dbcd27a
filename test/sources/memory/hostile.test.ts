// Bodies that no service sends. Each is refused with a reason or kept as it is, and after each the
// index still answers about what it held before.
import { describe, expect, test } from 'vitest'
import { createMemoryIndex, IngestError, type MemoryIndex } from '../../../src/entries/memory.ts'
import { createRandom, type Random } from '../../helpers/random.ts'
import { testAccount, createBook, testHash, item, message, transaction } from '../../fixtures/testRows.ts'
import { ask } from './setup.ts'

const good = { transactions: [transaction(1, 1, 10)], nft_items: [item(1, 1, 2, '0')], address_book: createBook(1, 2) }

function holdingGood(): MemoryIndex {
  return createMemoryIndex([good])
}

async function expectGood(index: MemoryIndex): Promise<void> {
  const { status, body } = await ask(index, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
  expect(status).toBe(200)
  expect((body as { transactions: unknown[] }).transactions).toEqual(good.transactions)
}

/** Values for fields that should hold something else. */
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

describe('hostile bodies', () => {
  test('any field of the wrong type is refused or kept, and nothing else changes', async () => {
    const index = holdingGood()
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
            index.ingest({ [list]: [{ ...row, [field]: wrong }] })
            kept++
          } catch (error) {
            expect(error, `${list}.${field} = ${JSON.stringify(wrong).slice(0, 40)}`).toBeInstanceOf(IngestError)
            refused++
          }
        }
      }
    }
    await expectGood(index)
    expect(kept).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(100)
    // Rows that were kept stay readable, one way or the other.
    for (const path of [
      '/transactions?limit=1000',
      '/nft/items?limit=1000',
      '/traces?limit=1000',
      '/actions?limit=1000',
    ]) {
      expect([200, 500], path).toContain((await ask(index, path)).status)
    }
  })

  test('whole bodies of noise are refused or kept, and nothing else changes', async () => {
    const index = holdingGood()
    const random = createRandom(7)
    for (let round = 0; round < 400; round++) {
      const body = noise(random, 4)
      try {
        index.ingest(body)
      } catch (error) {
        expect(error).toBeInstanceOf(IngestError)
      }
    }
    await expectGood(index)
  })

  test('a text of 10 MB is kept as it is', async () => {
    const index = holdingGood()
    const name = 'x'.repeat(10_000_000)
    index.ingest({ nft_items: [item(2, 1, 2, '5', { content: { name } })] })
    await expectGood(index)
  })
})

test('of two rows with one hash the later in the body stays, and both reads agree', async () => {
  const index = createMemoryIndex()
  const first = transaction(1, 1, 10, { total_fees: '1' })
  const second = transaction(1, 1, 10, { total_fees: '2' })
  index.ingest({ transactions: [first, second], address_book: createBook(1) })
  const byHash = await ask(index, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
  const byAccount = await ask(index, `/transactions?account=${testAccount(1)}`)
  expect((byHash.body as { transactions: unknown[] }).transactions).toEqual([second])
  expect(byAccount).toEqual(byHash)
})

test('a body whose keys are parts of the prototype changes no prototype', async () => {
  const index = createMemoryIndex()
  const book = JSON.parse(
    '{"__proto__":{"user_friendly":"x","domain":null,"interfaces":[]},"constructor":{"user_friendly":"y"}}',
  ) as object
  index.ingest({ ...good, address_book: book, metadata: JSON.parse('{"__proto__":{"is_indexed":true}}') as object })
  expect(({} as { user_friendly?: string }).user_friendly).toBeUndefined()
  expect(({} as { is_indexed?: boolean }).is_indexed).toBeUndefined()
  await expectGood(index)
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
