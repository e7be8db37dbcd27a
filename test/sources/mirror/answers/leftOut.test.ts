// Answers that were asked for without names are answers to other questions than those with them.
import { describe, expect, test } from 'vitest'
import {
  createClient,
  mirrored,
  NetworkError,
  NotMirroredError,
  type Transport,
} from '../../../../src/entries/client.ts'
import { emulateTonConnect } from '../../../../src/service/endpoints/emulation.ts'
import { accountStates } from '../../../../src/service/endpoints/accounts.ts'
import { blocks } from '../../../../src/service/endpoints/blocks.ts'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { item, testAccount, testHash } from '../../../fixtures/testRows.ts'
import { requestKey } from '../../../../src/sources/mirror/storage/answers.ts'
import { ask, freshMirror } from '../setup.ts'

const network = { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }
const owner = testAccount(5)
const params = { owner_address: [owner] }
const book = {
  [owner]: { user_friendly: 'EQowner', domain: null },
  [testAccount(1)]: { user_friendly: 'EQitem', domain: null },
}
const metadata = { [testAccount(1)]: { is_indexed: true, token_info: [{ type: 'nft_items', name: 'Item' }] } }

/** A service that leaves out what it is asked to leave out. */
const online: Transport = {
  name: 'service',
  request: async (_endpoint, _params, { noAddressBook, noMetadata } = {}) => ({
    body: {
      nft_items: [item(1, 1, 5, '0')],
      address_book: noAddressBook === true ? {} : book,
      metadata: noMetadata === true ? {} : metadata,
    },
    origin: { source: 'service', asOf: Date.now() / 1000, transport: 'service' },
  }),
}
const gone: Transport = {
  name: 'gone',
  request: ({ path }) => Promise.reject(new NetworkError(path, 'connection refused')),
}
const everyWish = [{}, { noAddressBook: true }, { noMetadata: true }, { noAddressBook: true, noMetadata: true }]

describe.each(everyWish)('an answer that was asked for with %o', (asked) => {
  test.each(everyWish)('answers a question with %o only if it lacks nothing of it', async (wanted) => {
    const mirror = await freshMirror()
    const stored = () => mirror.ingest({ transactions: [] })
    await createClient({ network, transport: mirrored(mirror, online) }).request(nftItems, params, asked)
    await stored()
    const again = createClient({ network, transport: mirrored(mirror, gone) }).request(nftItems, params, wanted)
    const lacks = (name: 'noAddressBook' | 'noMetadata') => name in asked && !(name in wanted)
    if (lacks('noAddressBook') || lacks('noMetadata')) {
      await expect(again).rejects.toThrow(NetworkError)
      return
    }
    expect(await again).toEqual({
      nft_items: [item(1, 1, 5, '0')],
      address_book: 'noAddressBook' in wanted ? {} : book,
      metadata: 'noMetadata' in wanted ? {} : metadata,
    })
  })
})

test('the newest answer wins, whatever it lacks, if the caller does without that', async () => {
  const mirror = await freshMirror()
  const now = Date.now() / 1000
  const body = (n: number) => ({ nft_items: [item(n, 1, 5, '0')], address_book: {}, metadata: {} })
  await mirror.ingest(body(1), { endpoint: nftItems, params, asOf: now - 20 })
  await mirror.ingest(body(2), { endpoint: nftItems, params, asOf: now - 10, noMetadata: true })
  const get = async (init: object) => (await mirror.transport.request(nftItems, params, init)).body
  expect(await get({})).toEqual(body(1))
  expect(await get({ noMetadata: true })).toEqual(body(2))
  expect((await ask(mirror, `/nft/items?owner_address=${owner}&x_no_metadata=true`)).body).toEqual(body(2))
})

test('rows of an answer without token metadata do not make an answer that should have it', async () => {
  const mirror = await freshMirror()
  const state = {
    address: owner,
    balance: '1',
    status: 'active',
    account_state_hash: testHash(1),
    last_transaction_lt: '5',
  }
  const body = {
    accounts: [state],
    address_book: { [owner]: { user_friendly: 'EQowner', domain: null } },
    metadata: {},
  }
  await mirror.ingest(body, { endpoint: accountStates, params: { address: [owner, testAccount(2)] }, noMetadata: true })
  await mirror.ingest({ address_book: body.address_book })
  await expect(mirror.transport.request(accountStates, { address: [owner] })).rejects.toThrow(NotMirroredError)
})

test('an answer that has no such parts answers again in any case', async () => {
  const mirror = await freshMirror()
  const body = { blocks: [] }
  await mirror.ingest(body, { endpoint: blocks, params: { seqno: 1 }, noAddressBook: true, noMetadata: true })
  expect((await mirror.transport.request(blocks, { seqno: 1 })).body).toEqual(body)
})

test('an endpoint that states a version of actions is remembered with it', () => {
  expect(requestKey(emulateTonConnect, {})).toContain('X-Actions-Version')
})
