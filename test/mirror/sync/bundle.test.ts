import { beforeEach, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../src/endpoints/endpoint.ts'
import { nftItems } from '../../../src/endpoints/nfts.ts'
import { transactions } from '../../../src/endpoints/transactions.ts'
import { BundleError, type Mirror, type Scope } from '../../../src/mirror.ts'
import { testAccount, createBook, history, item } from '../../fixtures/testRows.ts'
import { openService, type TestService } from '../service.ts'
import { freshMirror } from '../setup.ts'

const past: Scope = { kind: 'transactions', account: testAccount(1) }
const owned: Scope = { kind: 'nftItems', owner_address: testAccount(1) }
let service: TestService
let mirror: Mirror

beforeEach(async () => {
  service = openService()
  const items = Array.from({ length: 12 }, (_, n) => item(100 + n, 1, 5, String(n)))
  const address_book = { ...createBook(1, 5), ...createBook(...items.map((_, n) => 100 + n)) }
  service.world.ingest({ transactions: history(1, 1, 1300), nft_items: items, address_book })
  mirror = await freshMirror()
})

const ask = (of: Mirror, endpoint: { readonly name: string }, params: Record<string, unknown>, maxAge = 60) =>
  of.transport.request(endpoint as AnyEndpoint, params, { maxAge })

test('a bundle gives another mirror the same answers, as of the same moment', async () => {
  await mirror.sync(past, { service })
  await mirror.sync(owned, { service })
  const bundle = await mirror.export()
  const other = await freshMirror()
  const before = await mirror.scopes()
  const taken = await other.import(bundle)
  expect(taken.map(({ state, rows, asOf }) => ({ state, rows, asOf }))).toEqual(
    before.map(({ state, rows, asOf }) => ({ state, rows, asOf })),
  )
  for (const [endpoint, params] of [
    [transactions, { account: [testAccount(1)], limit: 1000, offset: 300 }],
    [nftItems, { owner_address: [testAccount(1)] }],
  ] as const) {
    expect(await ask(other, endpoint, params)).toEqual(await ask(mirror, endpoint, params))
  }
})

test('a part of a history is given as far as it goes', async () => {
  const stop = new AbortController()
  service.before = () => service.requests.length === 3 && stop.abort()
  await mirror.sync(past, { service, signal: stop.signal }).catch(() => undefined)
  const other = await freshMirror()
  const [status] = await other.import(await mirror.export([past]))
  expect(status).toMatchObject({ state: 'partial', rows: (await mirror.coverage(past))?.rows })
  await expect(ask(other, transactions, { account: [testAccount(1)], sort: 'asc' })).rejects.toThrow('not')
})

test('only the scopes that are asked for are given', async () => {
  await mirror.sync(past, { service })
  await mirror.sync(owned, { service })
  const other = await freshMirror()
  expect((await other.import(await mirror.export([owned]))).map(({ scope }) => scope)).toEqual([owned])
})

test('what is known better here stays', async () => {
  await mirror.sync(past, { service })
  const bundle = await mirror.export()
  service.world.ingest({ transactions: history(1, 1301, 1310) })
  await mirror.sync(past, { service })
  expect(await mirror.import(bundle)).toMatchObject([{ rows: 1310, newest_lt: '13100' }])
})

test('a damaged, cut or foreign file is refused, and nothing of it is kept', async () => {
  await mirror.sync(past, { service })
  const text = await (await mirror.export()).text()
  const lines = text.split('\n')
  const other = await freshMirror()
  for (const [what, bad] of [
    ['was not made by', 'hello'],
    ['cut off', text.slice(0, -2)],
    ['cut off', `${lines.slice(0, 2).join('\n')}\n`],
    ['newer version', text.replace('"version":1', '"version":2')],
    ['another network', text.replace('"testOnly":false', '"testOnly":true')],
    ['line 2', text.replace(lines[1] ?? '', '[9,1]')],
    ['invalid scope', text.replace('"account":"0:', '"account":"')],
    ['no time', text.replace(/"asOf":[\d.]+/, '"asOf":null')],
    ['damaged', text.replaceAll(/"prev_trans_lt":"\d+"/g, '"prev_trans_lt":"x"')],
    ['rows instead of', text.replaceAll(/"lt":"7000"/g, '"lt":"7005"')],
  ] as const) {
    const importing = other.import(new Blob([bad]))
    await expect(importing).rejects.toThrow(BundleError)
    await expect(importing).rejects.toThrow(what)
  }
  expect(await other.scopes()).toEqual([])
  expect((await other.usage()).bytes).toBe(0)
})

test('a bundle of tomorrow is taken as one of now', async () => {
  await mirror.sync(owned, { service })
  const text = await (await mirror.export()).text()
  const other = await freshMirror()
  const [status] = await other.import(new Blob([text.replace(/"asOf":[\d.]+/, '"asOf":9999999999')]))
  expect(status?.asOf).toBeLessThanOrEqual(Date.now() / 1000)
})
