// Lists of jetton wallets and items that change between two requests of a ledger. `test/react/query/moving.test.ts`
// asks ledgers, the past and evidence files at random.
import { expect, test } from 'vitest'
import { createClient } from '../../src/sources/client/client.ts'
import type { Transport } from '../../src/sources/client/transports/transport.ts'
import { accountAt, accountLedger } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { createBook, item, testAccount, testHash, transaction } from '../fixtures/testRows.ts'

interface ListedWallet {
  readonly address: string
  readonly balance: string
  readonly owner: string
  readonly jetton: string
  readonly last_transaction_lt: string
  readonly code_hash: null
  readonly data_hash: null
}

test.each([
  {
    what: 'goes to its end',
    left: 0,
    changed: [testAccount(5000)],
    change: (rows: readonly ListedWallet[]) => [...rows.slice(1), { ...rows[0]!, balance: '8' }],
  },
  { what: 'leaves it', left: 2, changed: [], change: (rows: readonly ListedWallet[]) => rows.slice(2) },
])('a list is read again when what is in it $what between two of its pages', async ({ left, changed, change }) => {
  const count = 1001
  let rows: readonly ListedWallet[] = Array.from({ length: count }, (_, at) => ({
    address: testAccount(5000 + at),
    balance: '7',
    owner: testAccount(1),
    jetton: testAccount(50_000 + at),
    last_transaction_lt: '0',
    code_hash: null,
    data_hash: null,
  }))
  let changes = 1
  const client = createClient({
    network: 'testnet',
    transport: {
      name: 'service',
      request: (endpoint, params) => {
        const { offset = 0, limit = 0 } = params as { offset?: number; limit?: number }
        const lists = {
          jetton_wallets: rows.slice(offset, offset + limit),
          transactions: [],
          jetton_transfers: [],
          jetton_burns: [],
          address_book: {},
          metadata: {},
        }
        if (endpoint.name === 'jettonWallets' && changes-- > 0) rows = change(rows)
        return Promise.resolve({
          body: lists,
          origin: { source: 'service', asOf: Date.now() / 1000, transport: 'service' },
        })
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
  query_id: '1',
  nft_address: testAccount(item),
  nft_collection: testAccount(collection),
  transaction_hash: testHash(lt),
  transaction_lt: String(lt),
  transaction_now: 1_700_000_000 + lt,
  transaction_aborted: false,
  old_owner: testAccount(from),
  new_owner: testAccount(to),
  response_destination: null,
  custom_payload: null,
  forward_amount: '0',
  forward_payload: null,
  decoded_forward_payload: null,
  decoded_custom_payload: null,
  trace_id: testHash(lt),
})

test.each([
  { what: 'comes', moved: 502, from: other, to: owner, kinds: ['transfer 1 502', 'transfer 1 501'] },
  { what: 'leaves', moved: 501, from: owner, to: other, kinds: ['transfer -1 501', 'transfer 1 501'] },
])(
  'an NFT that $what after the list of items was read has the lines of its transfers',
  async ({ moved, from, to, kinds }) => {
    const index = createMemoryIndex([
      {
        nft_items: [item(501, owner, collection, '1', { last_transaction_lt: '100' })],
        nft_transfers: [nftTransfer(501, other, owner, 100)],
        transactions: [transaction(5, 501, 50), transaction(6, 502, 60)],
        address_book: createBook(owner, other, 501, 502, collection),
      },
    ])
    let isStill = true
    const transport: Transport = {
      name: 'service',
      async request(endpoint, params, init) {
        const answer = await index.transport.request(endpoint, params, init)
        if (endpoint.name === 'nftItems' && isStill) {
          isStill = false
          index.ingest({
            nft_items: [item(moved, to, collection, '1', { last_transaction_lt: '200' })],
            nft_transfers: [nftTransfer(moved, from, to, 200)],
            address_book: createBook(owner, other, moved, collection),
          })
        }
        return answer
      },
    }
    const lines = []
    for await (const page of accountLedger(createClient({ network: 'testnet', transport }), testAccount(owner), {
      assets: ['nft'],
      actions: false,
    }))
      lines.push(...page.lines)
    const names = new Map([501, 502].map((name) => [testAccount(name), name]))
    expect(
      lines.map(({ kind, amount, asset }) => `${kind} ${amount} ${asset.kind === 'nft' ? names.get(asset.item) : ''}`),
    ).toEqual(kinds)
  },
)
