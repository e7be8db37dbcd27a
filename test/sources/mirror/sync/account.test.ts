// Everything that the page of an account needs, by one sync; and the lists that it is made of.
import { getEventListeners } from 'node:events'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { NotMirroredError, type Transport } from '../../../../src/entries/client.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type { Mirror, Scope, SyncProgress } from '../../../../src/entries/mirror.ts'
import type { JettonTransfer } from '../../../../src/service/rows/jetton.ts'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { testAccount, testHash } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const world = embeddedWorld()
const { transport: service } = createMemoryIndex(world)
const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]

/** The account with the most jetton transfers. */
const account = (() => {
  const counts = new Map<string, number>()
  for (const body of world) {
    const { jetton_transfers: rows = [] } = body as { readonly jetton_transfers?: readonly JettonTransfer[] }
    for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
})()
const scope: Scope = { kind: 'account', account }

/** Requests of the page of an account. */
const PAGE: readonly (readonly [name: string, params: object])[] = [
  ['accountStates', { address: [account], include_boc: false }],
  ['accountStates', { address: [account], include_boc: true }],
  ['addressInformation', { address: account }],
  ['walletStates', { address: [account] }],
  ['walletInformation', { address: account }],
  ['addressBook', { address: [account] }],
  ['metadata', { address: [account] }],
  ['transactions', { account: [account], limit: 20, sort: 'desc' }],
  ['actions', { account, limit: 20, sort: 'desc' }],
  ['jettonTransfers', { owner_address: [account], limit: 50, sort: 'desc' }],
  ['jettonTransfers', { owner_address: [account], limit: 3, offset: 2, direction: 'in' }],
  ['jettonTransfers', { owner_address: [account], limit: 3, sort: 'asc' }],
  ['jettonBurns', { owner_address: [account], limit: 50 }],
  ['nftTransfers', { owner_address: [account], limit: 50, sort: 'desc' }],
  ['jettonWallets', { owner_address: [account], exclude_zero_balance: true, limit: 100 }],
  ['nftItems', { owner_address: [account], include_on_sale: true, limit: 50 }],
  ['dnsRecords', { wallet: account, limit: 50, offset: 0 }],
  ['messages', { source: account, direction: 'out', limit: 20, sort: 'desc' }],
  ['messages', { destination: account, direction: 'in', limit: 20, sort: 'asc' }],
  ['messages', { destination: account, only_externals: true, limit: 1000 }],
]

async function unanswered(mirror: Mirror): Promise<string[]> {
  const missing: string[] = []
  for (const [name, params] of PAGE) {
    const endpoint = TABLE.find((row) => row.name === name) as AnyEndpoint
    const expected = await service.request(endpoint, { ...params })
    const answer = await mirror.transport.request(endpoint, { ...params }, { maxAge: 3600 }).catch((error: unknown) => {
      if (!(error instanceof NotMirroredError)) throw error
      return undefined
    })
    if (answer === undefined) missing.push(`${name} ${JSON.stringify(params)}`)
    else expect(answer.body).toEqual(expected.body)
  }
  return missing
}

test('one sync answers every request of the page, with one progress up to the end', async () => {
  const mirror = await freshMirror({ version: '1.2' })
  const seen: SyncProgress[] = []
  const status = await mirror.sync(scope, { service, onProgress: (progress) => seen.push(progress) })
  expect(await unanswered(mirror)).toEqual([])
  expect(status).toMatchObject({ scope, state: 'complete' })
  expect(seen.every((progress) => progress.scope.kind === 'account')).toBe(true)
  const shares = seen.flatMap(({ share }) => share ?? [])
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(seen.at(-1)).toMatchObject({ state: 'done', share: 1 })
  const parts = (await mirror.scopes()).filter(({ scope: { kind } }) => kind !== 'account')
  expect(parts.map(({ state }) => state)).toEqual(parts.map(() => 'complete'))
  expect((await mirror.coverage(scope))?.rows).toBe(parts.reduce((sum, { rows }) => sum + rows, 0))
})

test('a sync of many parts keeps no listeners on the signal that they share', async () => {
  const warnings: string[] = []
  const listen = ({ name, message }: Error) => warnings.push(`${name}: ${message}`)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  const mirror = await freshMirror({ version: '1.2' })
  await mirror.sync(scope, { service })
  // Two listeners for each part would be more than the ten that Node warns of.
  expect((await mirror.scopes()).length).toBeGreaterThan(5)
  const { signal } = new AbortController()
  for (let left = 12; left > 0; left -= 1) await mirror.sync({ kind: 'actions', account }, { service, signal })
  await Promise.all(Array.from({ length: 12 }, () => mirror.sync({ kind: 'actions', account }, { service, signal })))
  expect(warnings).toEqual([])
  expect(getEventListeners(signal, 'abort').length).toBeLessThan(2)
})

test('goes on after it was stopped and the database was closed', async () => {
  const indexedDB = new IDBFactory()
  const first = await freshMirror({ indexedDB, version: '1.2' })
  const stop = new AbortController()
  let left = 15
  const limited: Transport = {
    name: 'limited',
    async request(endpoint, params, init) {
      if (left-- === 0) stop.abort(new DOMException('enough', 'AbortError'))
      init?.signal?.throwIfAborted()
      return service.request(endpoint, params, init)
    },
  }
  await expect(first.sync(scope, { service: limited, signal: stop.signal })).rejects.toThrow('enough')
  expect((await first.coverage(scope))?.state).toBe('partial')
  const before = (await first.coverage(scope))?.rows ?? 0
  expect(before).toBeGreaterThan(0)
  await first.close()

  const second = await freshMirror({ indexedDB, version: '1.2' })
  expect((await second.coverage(scope))?.rows).toBe(before)
  await second.sync(scope, { service })
  expect(await unanswered(second)).toEqual([])
  expect((await second.coverage(scope))?.state).toBe('complete')
})

test('counts as partial once one of its parts is gone, and is deleted with all of them', async () => {
  const mirror = await freshMirror({ version: '1.2' })
  await mirror.sync(scope, { service })
  await mirror.clear({ kind: 'jettonBurns', owner_address: account })
  expect((await mirror.coverage(scope))?.state).toBe('partial')
  await mirror.clear(scope)
  expect(await mirror.scopes()).toEqual([])
})

test('travels in a file as its parts', async () => {
  const from = await freshMirror({ version: '1.2' })
  await from.sync(scope, { service })
  const file = await from.export([scope])
  const to = await freshMirror({ version: '1.2' })
  const imported = await to.import(file)
  expect(imported.map(({ scope: { kind } }) => kind)).toContain('jettonTransfers')
  const params = { owner_address: [account], limit: 50 }
  const answer = await to.transport.request(endpoints.jettonTransfers, params, { maxAge: Infinity })
  expect(answer.body).toEqual((await service.request(endpoints.jettonTransfers, params)).body)
})

/** Transfers of one owner at these logical times. */
function transfers(...lts: readonly number[]) {
  const row = (lt: number) => ({
    source: testAccount(1),
    destination: testAccount(2),
    source_wallet: testAccount(3),
    jetton_master: testAccount(4),
    amount: '1',
    query_id: '0',
    transaction_hash: testHash(lt),
    transaction_lt: String(lt),
    transaction_now: 1_700_000_000 + lt,
    response_destination: null,
    custom_payload: null,
    forward_ton_amount: '0',
    forward_payload: null,
    trace_id: testHash(lt),
  })
  const accounts = [1, 2, 3, 4].map(testAccount)
  const address_book = Object.fromEntries(
    accounts.map((address) => [address, { user_friendly: address, domain: null }]),
  )
  return { jetton_transfers: lts.map(row), address_book, metadata: {} }
}

test('transfers that come later are added on top, without a gap', async () => {
  const mirror = await freshMirror({ version: '1.2' })
  const owner = testAccount(1)
  const list: Scope = { kind: 'jettonTransfers', owner_address: owner }
  const get = async () => {
    const { body } = await mirror.transport.request(
      endpoints.jettonTransfers,
      { owner_address: [owner], limit: 1000 },
      { maxAge: 60 },
    )
    return (body as { jetton_transfers: JettonTransfer[] }).jetton_transfers.map(({ transaction_lt }) =>
      Number(transaction_lt),
    )
  }
  await expect(get()).rejects.toThrow(NotMirroredError)
  const old = Array.from({ length: 620 }, (_, at) => 10 * (at + 1))
  await mirror.sync(list, { service: createMemoryIndex([transfers(...old)]).transport })
  expect(await get()).toEqual(old.toReversed())
  const all = [...old, 6205, 6210, 6215]
  await mirror.sync(list, { service: createMemoryIndex([transfers(...all)]).transport })
  expect(await get()).toEqual(all.toReversed())
})

test('rows of another owner end the sync: the service has misread the filter', async () => {
  const mirror = await freshMirror({ version: '1.2' })
  const lying: Transport = {
    name: 'lying',
    request: async () => ({ body: transfers(1), origin: { source: 'service', asOf: 1, transport: 'lying' } }),
  }
  const list: Scope = { kind: 'jettonTransfers', owner_address: testAccount(9) }
  await expect(mirror.sync(list, { service: lying })).rejects.toMatchObject({ name: 'SyncError' })
})
