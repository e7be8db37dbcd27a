import { beforeEach, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { BundleError, type Mirror, type Scope } from '../../../../src/entries/mirror.ts'
import { testAccount, createBook, item } from '../../../fixtures/testRows.ts'
import { longestHistory } from '../../../fixtures/verify.ts'
import { openService, type TestService } from '../service.ts'
import { freshMirror } from '../setup.ts'

/** Rows whose hashes prove them, newest first. */
const rows = longestHistory()
const { account } = rows[0]!
const past: Scope = { kind: 'transactions', account }
const owned: Scope = { kind: 'nftItems', owner_address: testAccount(1) }
let service: TestService
let mirror: Mirror

beforeEach(async () => {
  service = openService()
  const items = Array.from({ length: 12 }, (_, n) => item(100 + n, 1, 5, String(n)))
  const address_book = { ...createBook(1, 5), ...createBook(...items.map((_, n) => 100 + n)) }
  service.world.ingest({ transactions: rows.slice(2), nft_items: items, address_book })
  mirror = await freshMirror()
})

const ask = (of: Mirror, endpoint: { readonly name: string }, params: Record<string, unknown>, maxAge = Infinity) =>
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
    [transactions, { account: [account], limit: 1000, offset: 30 }],
    [nftItems, { owner_address: [testAccount(1)] }],
  ] as const) {
    const { body, origin } = await ask(mirror, endpoint, params)
    expect(await ask(other, endpoint, params)).toEqual({ body, origin: { ...origin, imported: true } })
    // How old it is, only the file says.
    await expect(ask(other, endpoint, params, 60)).rejects.toThrow('older')
  }
})

test('what the service shows later replaces it, and until then it stays', async () => {
  await mirror.sync(past, { service })
  const other = await freshMirror()
  await other.import(await mirror.export())
  const params = { account: [account], limit: 100 }
  service.before = () => {
    throw new Error('offline')
  }
  await expect(other.sync(past, { service })).rejects.toThrow('offline')
  expect((await ask(other, transactions, params)).origin.imported).toBe(true)
  service.before = () => undefined
  service.world.ingest({ transactions: rows })
  expect(await other.sync(past, { service })).toMatchObject({ rows: rows.length, state: 'complete' })
  expect((await other.coverage(past))?.imported).toBe(undefined)
  expect((await ask(other, transactions, params, 60)).body).toEqual(
    (await service.world.transport.request(transactions, params)).body,
  )
})

test('a part of a history is given as far as it goes', async () => {
  const stop = new AbortController()
  service.after = (body: { readonly transactions: readonly unknown[] }) => ({
    ...body,
    transactions: body.transactions.slice(0, 20),
  })
  service.before = () => service.requests.length === 3 && stop.abort()
  await mirror.sync(past, { service, signal: stop.signal }).catch(() => undefined)
  const other = await freshMirror()
  const [status] = await other.import(await mirror.export([past]))
  expect(status).toMatchObject({ state: 'partial', rows: (await mirror.coverage(past))?.rows })
  expect(status?.rows).toBeGreaterThan(10)
  await expect(ask(other, transactions, { account: [account], sort: 'asc' })).rejects.toThrow('not')
})

test('only the scopes that are asked for are given', async () => {
  await mirror.sync(past, { service })
  await mirror.sync(owned, { service })
  const other = await freshMirror()
  expect((await other.import(await mirror.export([owned]))).map(({ scope }) => scope)).toEqual([owned])
})

test('what the service has shown here stays', async () => {
  await mirror.sync(past, { service })
  const bundle = await mirror.export()
  service.world.ingest({ transactions: rows })
  await mirror.sync(past, { service })
  expect(await mirror.import(bundle)).toMatchObject([{ rows: rows.length, newest_lt: rows[0]!.lt }])
})

test('a transaction that its hash cannot prove ends a history, and one that does not fit is refused', async () => {
  await mirror.sync(past, { service })
  const lines = (await (await mirror.export([past])).text()).split('\n')
  const change = (edit: (rows: Record<string, unknown>[]) => void) => {
    const [scope, request, body] = JSON.parse(lines[1]!) as [
      number,
      string,
      { transactions: Record<string, unknown>[] },
    ]
    edit(body.transactions)
    return new Blob([[lines[0], JSON.stringify([scope, request, body]), ...lines.slice(2)].join('\n')])
  }
  const cut = await freshMirror()
  const status = await cut.import(change((list) => delete list[10]!['account_state_before']))
  expect(status).toMatchObject([{ state: 'partial', rows: 10 }])
  await expect(ask(cut, transactions, { account: [account], limit: 11 })).rejects.toThrow()
  for (const forged of [{ prev_trans_lt: '0' }, { prev_trans_hash: rows.at(-1)!.hash }, { lt: '1' }, { now: 1 }]) {
    const importing = (await freshMirror()).import(change((list) => Object.assign(list[10]!, forged)))
    await expect(importing).rejects.toThrow(/damaged: transaction .* does not fit its hash/)
  }
})

test('that an account has no transactions is a claim, which answers only callers who accept any age', async () => {
  const nobody: Scope = { kind: 'transactions', account: testAccount(99) }
  await mirror.sync(nobody, { service })
  const other = await freshMirror()
  expect(await other.import(await mirror.export([nobody]))).toMatchObject([{ imported: true, rows: 0 }])
  await expect(ask(other, transactions, { account: [testAccount(99)] }, 3600)).rejects.toThrow('not')
})

test('a file of another network, or too large a one, is refused', async () => {
  await mirror.sync(owned, { service })
  const text = await (await mirror.export()).text()
  const named = await freshMirror({ network: 'mainnet' })
  const foreign = new Blob([text.replace('"testOnly":false', '"testOnly":false,"network":"dton"')])
  await expect(named.import(foreign)).rejects.toThrow('another network')
  const entry = /"scopes":\[(.*?\})\]/.exec(text)![1]!
  const copies = (count: number) => new Blob([text.replace(entry, Array.from({ length: count }, () => entry).join())])
  await expect(named.import(copies(2))).rejects.toThrow('names a scope twice')
  await expect(named.import(copies(20_000))).rejects.toThrow('too large: it has 20000 scopes, and at most 1000')
  await expect(named.import(new Blob([text.replace(/"rows":\d+/, '"rows":1e9')]))).rejects.toThrow('too large')
  expect(await named.scopes()).toEqual([])
})

test('a damaged, cut or foreign file is refused, and nothing of it is kept', async () => {
  await mirror.sync(past, { service })
  const text = await (await mirror.export()).text()
  const lines = text.split('\n')
  const other = await freshMirror()
  for (const [what, bad] of [
    ['was not made by', 'hello'],
    ['cut off', text.slice(0, -2)],
    ['cut off', `${lines[0]}\n`],
    ['newer version', text.replace('"version":1', '"version":2')],
    ['another network', text.replace('"testOnly":false', '"testOnly":true')],
    ['line 2', text.replace(lines[1] ?? '', '[9,1]')],
    ['invalid scope', text.replace('"account":"0:', '"account":"')],
    ['no time', text.replace(/"asOf":[\d.]+/, '"asOf":null')],
    ['no time', text.replace(/"asOf":[\d.]+/, '"asOf":-1')],
    ['no time', text.replace(/"rows":\d+/, '"rows":1.5')],
    ['dated in the future', text.replace(/"asOf":[\d.]+/, '"asOf":9999999999')],
    ['rows instead of', text.replace(/"rows":\d+/, '"rows":3')],
    [
      'a request twice',
      `${lines.slice(0, 2).join('\n')}\n${lines.slice(1).join('\n')}`.replace(
        /"answers":(\d+)/,
        (_, count) => `"answers":${Number(count) + 1}`,
      ),
    ],
  ] as const) {
    const importing = other.import(new Blob([bad]))
    await expect(importing).rejects.toThrow(BundleError)
    await expect(importing).rejects.toThrow(what)
  }
  expect(await other.scopes()).toEqual([])
  expect((await other.usage()).bytes).toBe(0)
})

test('a row of the service replaces an imported one, and never the reverse, whatever they say of their time', async () => {
  await mirror.sync(owned, { service })
  const lines = await (await mirror.export([owned])).text()
  const forged = new Blob([
    lines.replaceAll('"last_transaction_lt":"100"', '"last_transaction_lt":"9000000000000000000"'),
  ])
  const address = [testAccount(100)]
  for (const isFirst of [true, false]) {
    const other = await freshMirror()
    if (isFirst) await other.import(forged)
    const answer = await service.world.transport.request(nftItems, { address })
    await other.ingest(answer.body, { endpoint: nftItems, params: { address } })
    if (!isFirst) await other.import(forged)
    expect((await ask(other, nftItems, { address }, 60)).body).toEqual(answer.body)
    // The list of the file has other rows than those, so it does not answer.
    await expect(ask(other, nftItems, { owner_address: [testAccount(1)] })).rejects.toThrow('changed')
    await other.sync(owned, { service })
    const list = { owner_address: [testAccount(1)] }
    expect((await ask(other, nftItems, list, 60)).body).toEqual(
      (await service.world.transport.request(nftItems, list)).body,
    )
  }
})
