// Ledgers, the past and evidence files of a world that moves between any two of their requests: each asset is as it was
// at one moment while it was read, or the reading ends with an error.
import { expect, test } from 'vitest'
import { createClient, type Client } from '../../src/client/client.ts'
import type { Transport } from '../../src/client/transports/transport.ts'
import { accountAt, accountLedger, evidenceFile, LedgerError } from '../../src/ledger.ts'
import { ResponseShapeError } from '../../src/client/errors.ts'
import type { ServiceVersion } from '../../src/schema/version.ts'
import { createMemoryIndex } from '../../src/memory.ts'
import { createBook, item, testAccount, testHash, transaction } from '../fixtures/testRows.ts'
import { movingAccounts } from '../helpers/moving/movingChain.ts'
import { createMovingWorld } from '../helpers/moving/movingWorld.ts'
import { createRandom } from '../helpers/random.ts'

interface ListedWallet {
  readonly address: string
  readonly balance: string
  readonly owner: string
  readonly jetton: string
  readonly last_transaction_lt: string
  readonly code_hash: null
  readonly data_hash: null
}

const isLong = process.env['TONLENS_LONG'] === '1'
const [worlds, questions] = isLong ? [200, 40] : [4, 6]

/** What was read, by part: each part is of one moment. */
type Parts = Readonly<Record<string, string>>
type Question = (client: Client) => Promise<Parts>

function askLedger(account: string, limit: number): Question {
  return async (client) => {
    const parts: Record<string, string> = {}
    for await (const { lines } of accountLedger(client, account, { actions: false, limit })) {
      for (const line of lines) {
        // Whatever happens in this world, the standards explain it.
        expect(line.kind, JSON.stringify(line)).not.toBe('unexplained')
        const { asset, lt, kind, amount, balance, counterparty } = line
        const key = asset.kind === 'jetton' ? asset.wallet : asset.kind === 'nft' ? asset.item : asset.kind
        parts[key] = `${parts[key] ?? ''}${lt} ${kind} ${amount} ${balance} ${counterparty}\n`
      }
    }
    return parts
  }
}

function askPast(account: string, lt: string): Question {
  return async (client) => {
    const { jettons, nfts, ...own } = await accountAt(client, account, { lt })
    const parts: Record<string, string> = { own: JSON.stringify(own) }
    for (const { wallet, balance } of jettons) parts[wallet] = balance
    for (const { item } of nfts) parts[item] = '1'
    return parts
  }
}

function askEvidence(account: string): Question {
  return async (client) => {
    let text = ''
    for await (const part of evidenceFile(client, account, { limit: 7 })) text += part
    return { text }
  }
}

test.each(Array.from({ length: worlds }, (_, seed) => [seed]))('world %i', async (seed) => {
  const random = createRandom(seed + 1000)
  const version: ServiceVersion = random.chance() ? '1.2' : '1.3'
  const world = createMovingWorld({ seed, version })
  const restore = world.clock.install()
  try {
    for (let at = 0; at < 40 + random.integer(60); at++) world.step()
    let answered = 0
    for (let at = 0; at < questions; at++) {
      const person = testAccount(random.pick(movingAccounts.people))
      const { transactions } = world.now().rows
      const question = random.pick([
        askLedger(person, random.pick([3, 20, 500])),
        askPast(person, random.pick(transactions).lt),
        askEvidence(random.pick([person, testAccount(movingAccounts.phoenix)])),
      ])
      const first = world.moments.length - 1
      const client = createClient({ network: 'testnet', transport: world.service({ random, moves: 0.4 }) })
      const found = await question(client).catch((error: unknown) => {
        if (error instanceof LedgerError || error instanceof ResponseShapeError) return undefined
        throw error
      })
      if (found === undefined) continue
      answered++
      const open = new Set(Object.keys(found))
      const expected: Parts[] = []
      for (const moment of world.moments.slice(first).toReversed()) {
        const parts = await question(createClient({ network: 'testnet', transport: moment.index().transport }))
        expected.push(parts)
        for (const key of Object.keys(parts)) if (expected.length === 1 && !(key in found)) open.add(key)
        for (const key of open) if (parts[key] === found[key]) open.delete(key)
        if (open.size === 0) break
      }
      for (const key of open) expect(found[key], `question ${at}: ${key} is of no moment`).toBe(expected[0]?.[key])
    }
    expect(answered).toBeGreaterThan(0)
  } finally {
    restore()
  }
})

test.each([
  { what: 'goes to its end', left: 0, changed: [testAccount(5000)], change: (rows: readonly ListedWallet[]) => [...rows.slice(1), { ...rows[0]!, balance: '8' }] },
  { what: 'leaves it', left: 2, changed: [], change: (rows: readonly ListedWallet[]) => rows.slice(2) },
])('a list is read again when what is in it $what between two of its pages', async ({ left, changed, change }) => {
  const count = 1001
  let rows: readonly ListedWallet[] = Array.from({ length: count }, (_, at) => ({ address: testAccount(5000 + at), balance: '7', owner: testAccount(1), jetton: testAccount(50_000 + at), last_transaction_lt: '0', code_hash: null, data_hash: null }))
  let changes = 1
  const client = createClient({
    network: 'testnet',
    transport: {
      name: 'service',
      request: (endpoint, params) => {
        const { offset = 0, limit = 0 } = params as { offset?: number; limit?: number }
        const lists = { jetton_wallets: rows.slice(offset, offset + limit), transactions: [], jetton_transfers: [], jetton_burns: [], address_book: {}, metadata: {} }
        if (endpoint.name === 'jettonWallets' && changes-- > 0) rows = change(rows)
        return Promise.resolve({ body: lists, origin: { source: 'service', asOf: Date.now() / 1000, transport: 'service' } })
      },
    },
  })
  const read = async () => (await accountAt(client, testAccount(1), { lt: '1' }, { assets: ['jetton'] })).jettons
  const jettons = await read()
  expect(new Set(jettons.map(({ wallet }) => wallet)).size).toBe(count - left)
  expect(jettons.filter(({ balance }) => balance === '8').map(({ wallet }) => wallet)).toEqual(changed)
  if (left > 0) return
  changes = Infinity
  await expect(read()).rejects.toThrow('changes faster than its pages can be read')
})

const [owner, other, collection] = [1, 2, 900]
const nftTransfer = (item: number, from: number, to: number, lt: number): object => ({
  query_id: '1', nft_address: testAccount(item), nft_collection: testAccount(collection),
  transaction_hash: testHash(lt), transaction_lt: String(lt), transaction_now: 1_700_000_000 + lt, transaction_aborted: false,
  old_owner: testAccount(from), new_owner: testAccount(to), response_destination: null, custom_payload: null, forward_amount: '0',
  forward_payload: null, decoded_forward_payload: null, decoded_custom_payload: null, trace_id: testHash(lt),
})

test.each([
  { what: 'comes', moved: 502, from: other, to: owner, kinds: ['transfer 1 502', 'transfer 1 501'] },
  { what: 'leaves', moved: 501, from: owner, to: other, kinds: ['transfer -1 501', 'transfer 1 501'] },
])('an NFT that $what after the list of items was read has the lines of its transfers', async ({ moved, from, to, kinds }) => {
  const index = createMemoryIndex([{
    nft_items: [item(501, owner, collection, '1', { last_transaction_lt: '100' })],
    nft_transfers: [nftTransfer(501, other, owner, 100)],
    transactions: [transaction(5, 501, 50), transaction(6, 502, 60)],
    address_book: createBook(owner, other, 501, 502, collection),
  }])
  let isStill = true
  const transport: Transport = {
    name: 'service',
    async request(endpoint, params, init) {
      const answer = await index.transport.request(endpoint, params, init)
      if (endpoint.name === 'nftItems' && isStill) {
        isStill = false
        index.ingest({ nft_items: [item(moved, to, collection, '1', { last_transaction_lt: '200' })], nft_transfers: [nftTransfer(moved, from, to, 200)], address_book: createBook(owner, other, moved, collection) })
      }
      return answer
    },
  }
  const lines = []
  for await (const page of accountLedger(createClient({ network: 'testnet', transport }), testAccount(owner), { assets: ['nft'], actions: false })) lines.push(...page.lines)
  const names = new Map([501, 502].map((name) => [testAccount(name), name]))
  expect(lines.map(({ kind, amount, asset }) => `${kind} ${amount} ${asset.kind === 'nft' ? names.get(asset.item) : ''}`)).toEqual(kinds)
})
