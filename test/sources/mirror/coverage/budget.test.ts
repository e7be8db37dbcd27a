import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import type { Mirror, MirrorProblem, Scope } from '../../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, history, item, transaction } from '../../../fixtures/testRows.ts'
import { openService } from '../service.ts'
import { freshMirror } from '../setup.ts'

const createScope = (n: number): Scope => ({ kind: 'transactions', account: testAccount(n) })
const page = (mirror: Mirror, n: number) =>
  mirror.transport.request(transactions, { account: [testAccount(n)], limit: 1000 })
const ids = async (mirror: Mirror) => (await mirror.scopes()).map(({ scope }) => scope)
const soon = () => new Promise((resolve) => setTimeout(resolve, 1100))

async function filled() {
  const service = openService()
  for (const n of [1, 2, 3]) {
    service.world.ingest({ transactions: history(n, 1, 200), address_book: createBook(n) })
  }
  return service
}

test('what takes too much goes, the scope that was not used for longest first', async () => {
  const service = await filled()
  const probe = await freshMirror()
  await probe.sync(createScope(1), { service })
  const { bytes } = await probe.usage()
  const changes: unknown[] = []
  const mirror = await freshMirror({ budget: bytes * 2.5 })
  mirror.subscribe((change) => changes.push(change))
  await mirror.sync(createScope(1), { service })
  await soon()
  await mirror.sync(createScope(2), { service })
  await soon()
  await page(mirror, 1)
  await mirror.sync(createScope(3), { service })
  expect(await ids(mirror)).toEqual([createScope(1), createScope(3)])
  await expect(page(mirror, 2)).rejects.toThrow('never synced')
  expect((await page(mirror, 1)).body).toEqual((await page({ transport: service.world.transport } as Mirror, 1)).body)
  const usage = await mirror.usage()
  expect(usage.bytes).toBeLessThanOrEqual(usage.budget)
  expect(usage.bytes).toBeGreaterThan(bytes * 1.8)
  expect(changes).toContainEqual({ scopes: [createScope(2)], everything: false })
})

test('answers that belong to no scope go first when they are oldest, and count', async () => {
  const service = await filled()
  const mirror = await freshMirror({ budget: 200_000 })
  await mirror.ingest({ transactions: history(9, 1, 90), address_book: createBook(9) })
  expect((await mirror.usage()).bytes).toBeGreaterThan(50_000)
  await soon()
  await mirror.sync(createScope(1), { service })
  const hash = [testHash(900_001)]
  const asked = mirror.transport.request(transactions, { hash })
  await expect(asked).rejects.toThrow('not answered by the mirror')
  expect((await page(mirror, 1)).body).toHaveProperty('transactions.length', 200)
})

test('taking the same answer again counts nothing', async () => {
  const mirror = await freshMirror()
  const body = { transactions: history(1, 1, 40), nft_items: [item(1, 2, 3, '0')], address_book: createBook(1) }
  await mirror.ingest(body)
  const { bytes } = await mirror.usage()
  for (let again = 0; again < 3; again++) await mirror.ingest(body)
  expect((await mirror.usage()).bytes).toBe(bytes)
})

test('rows that were here before count once among many that are new', async () => {
  const mirror = await freshMirror()
  const all = Array.from({ length: 120 }, (_, at) => item(at + 1, 2, 3, String(at)))
  await mirror.ingest({ nft_items: all })
  const { bytes } = await mirror.usage()
  const other = await freshMirror()
  await other.ingest({ nft_items: all.slice(7, 9) })
  await other.ingest({ nft_items: all })
  expect((await other.usage()).bytes).toBe(bytes)
})

test('a scope that is larger than the budget stops with a reason, and what is whole stays', async () => {
  const service = await filled()
  const problems: MirrorProblem[] = []
  const mirror = await freshMirror({ budget: 60_000, onProblem: (problem) => problems.push(problem) })
  await mirror.sync(createScope(1), { service }).catch(() => undefined)
  const usage = await mirror.usage()
  expect(usage.readOnly).toContain('budget of 60000 bytes')
  expect(problems).toEqual([{ kind: 'readOnly', message: expect.stringContaining('budget') as string }])
  await expect(mirror.ingest({ transactions: [transaction(1, 5, 1)] })).rejects.toMatchObject({ reason: 'storage' })
  await mirror.clear()
  expect(await mirror.usage()).toMatchObject({ bytes: 0, readOnly: undefined })
  await mirror.ingest({ transactions: [transaction(1, 5, 1)] })
})

test('clearing a scope takes its rows, but not those that another scope has', async () => {
  const service = openService()
  const names = { ...createBook(1, 5), ...createBook(...Array.from({ length: 20 }, (_, n) => 100 + n)) }
  const items = Array.from({ length: 20 }, (_, n) => item(100 + n, 1, 5, String(n)))
  service.world.ingest({ nft_items: items, address_book: names })
  const mirror = await freshMirror()
  const owner: Scope = { kind: 'nftItems', owner_address: testAccount(1) }
  const collection: Scope = { kind: 'nftItems', collection_address: testAccount(5) }
  await mirror.sync(owner, { service })
  await mirror.sync(collection, { service })
  const before = (await mirror.usage()).bytes
  await mirror.clear(owner)
  expect((await mirror.usage()).bytes).toBe(before)
  const params = { collection_address: [testAccount(5)], limit: 100 }
  const asked = (transport: Mirror['transport']) => transport.request(nftItems, params)
  expect((await asked(mirror.transport)).body).toEqual((await asked(service.world.transport)).body)
  await mirror.clear(collection)
  expect((await mirror.usage()).bytes).toBeLessThan(before / 2)
  await expect(asked(mirror.transport)).rejects.toThrow('never synced')
})

/** A factory whose writes run out of space while `full()` says so. */
function boundedFactory(full: () => boolean): IDBFactory {
  const factory = new IDBFactory()
  return new Proxy(factory, {
    get(target, name) {
      if (name !== 'open') return Reflect.get(target, name) as unknown
      return (...args: [string, number]) => {
        const request = target.open(...args)
        request.addEventListener('success', () => {
          const database = request.result
          const begin = database.transaction.bind(database)
          database.transaction = (stores, mode, options) => {
            const tx = begin(stores, mode, options)
            // As browsers do: no request fails, only the transaction.
            if (mode === 'readwrite' && full()) {
              Object.defineProperty(tx, 'error', { value: new DOMException('full', 'QuotaExceededError') })
              tx.commit = () => tx.abort()
            }
            return tx
          }
        })
        return request
      }
    },
  })
}

test('a batch that is written again after a full disk counts once', async () => {
  const service = await filled()
  const sizes: (number | undefined)[] = []
  for (const isRefused of [false, true]) {
    let refusals = 0
    const mirror = await freshMirror({ indexedDB: boundedFactory(() => refusals-- > 0), budget: 50_000_000 })
    // Something to delete, so that there is room for the second try.
    await mirror.sync(createScope(1), { service })
    service.before = () => {
      refusals = isRefused ? 1 : 0
      service.before = () => undefined
    }
    await mirror.sync(createScope(2), { service })
    sizes.push((await mirror.coverage(createScope(2)))?.bytes)
  }
  expect(sizes[1]).toBe(sizes[0])
})

test('a full disk makes room once and tries again, then writes no more', async () => {
  const service = await filled()
  let refusals = 0
  const indexedDB = boundedFactory(() => refusals-- > 0)
  const mirror = await freshMirror({ indexedDB, budget: 50_000_000 })
  await mirror.sync(createScope(1), { service })
  let isFull = true
  service.before = () => {
    refusals = isFull ? 1 : 0
    isFull = false
  }
  await mirror.sync(createScope(2), { service })
  expect((await page(mirror, 2)).body).toHaveProperty('transactions.length', 200)
  refusals = Infinity
  await expect(mirror.ingest({ transactions: [transaction(1, 5, 1)] })).rejects.toMatchObject({ reason: 'storage' })
  expect((await mirror.usage()).readOnly).toContain('no more space')
  expect((await page(mirror, 2)).body).toHaveProperty('transactions.length', 200)
})
