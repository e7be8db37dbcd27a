// Rows that cannot be read, and bodies that were never an answer: reported, and nothing else suffers.
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { IngestError, type Mirror, type MirrorProblem, openMirror, type Scope } from '../../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, history, item, transaction } from '../../../fixtures/testRows.ts'
import { openService } from '../service.ts'
import { sealRow } from '../../../../src/sources/mirror/storage/reader.ts'
import { ask, freshMirror } from '../setup.ts'

/** Changes rows of a store behind the mirror's back. */
async function spoil(
  indexedDB: IDBFactory,
  store: string,
  at: number,
  change: (row: { p: unknown; v: number }) => void,
) {
  const database = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('tonlens:test')
    request.onsuccess = () => opened(request.result)
  })
  await new Promise((done) => {
    const tx = database.transaction([store], 'readwrite')
    const rows = tx.objectStore(store)
    rows.getAll().onsuccess = ({ target }) => {
      const row = (target as IDBRequest<{ p: unknown; v: number }[]>).result[at]
      if (row !== undefined) {
        change(row)
        rows.put(row)
      }
    }
    tx.oncomplete = done
  })
  database.close()
}

/** Deletes a transaction behind the mirror's back. */
async function removeRow(indexedDB: IDBFactory, hash: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('tonlens:test')
    request.onsuccess = () => opened(request.result)
  })
  await new Promise((done) => {
    const tx = database.transaction(['tx'], 'readwrite')
    tx.objectStore('tx').delete(Buffer.from(hash, 'base64'))
    tx.oncomplete = done
  })
  database.close()
}

const scope: Scope = { kind: 'transactions', account: testAccount(1) }
const params = { account: [testAccount(1)], limit: 100 }

describe('a row that cannot be read', () => {
  let indexedDB: IDBFactory
  let mirror: Mirror
  let service: ReturnType<typeof openService>
  const problems: MirrorProblem[] = []
  beforeEach(async () => {
    problems.length = 0
    indexedDB = new IDBFactory()
    service = openService()
    service.world.ingest({ transactions: history(1, 1, 60), address_book: createBook(1) })
    mirror = await freshMirror({ indexedDB, onProblem: (problem) => problems.push(problem) })
    await mirror.sync(scope, { service })
  })

  test.each([
    ['garbage', (row: { p: unknown }) => (row.p = 7)],
    ['nothing', (row: { p: unknown }) => (row.p = undefined)],
    ['a shape that ends early', (row: { p: unknown }) => (row.p = [-3])],
    ['broken text', (row: { p: unknown }) => (row.p = [-4, '{'])],
  ])('%s: it is dropped, its scope cut, and told once; a sync heals it', async (_what, change) => {
    await spoil(indexedDB, 'tx', 30, change)
    await expect(mirror.transport.request(transactions, params)).rejects.toThrow('not answered by the mirror')
    await expect.poll(() => problems.length).toBe(1)
    expect(problems[0]).toMatchObject({ kind: 'damaged', message: expect.stringContaining('1 rows') as string })
    expect(await mirror.coverage(scope)).toMatchObject({ state: 'partial', rows: 0 })
    await expect(mirror.transport.request(transactions, params)).rejects.toThrow('not answered by the mirror')
    expect(problems).toHaveLength(1)
    expect(await mirror.sync(scope, { service })).toMatchObject({ state: 'complete', rows: 60 })
    expect((await mirror.transport.request(transactions, params)).body).toHaveProperty('transactions.length', 60)
  })

  test('of a newer version of the library is left alone, and not counted as read', async () => {
    await spoil(indexedDB, 'tx', 30, (row) => Object.assign(row, sealRow({ ...row, v: 99 } as never)))
    await expect(mirror.transport.request(transactions, params)).rejects.toThrow('not answered by the mirror')
    expect(problems).toEqual([])
  })

  test('that is gone makes the rows around it no answer', async () => {
    await spoil(indexedDB, 'tx', 30, (row) => Object.assign(row, { k: [] }))
    await expect(mirror.transport.request(transactions, params)).rejects.toThrow('rows of the history are missing')
    await expect.poll(() => problems.length).toBe(1)
  })
})

describe('a record that is lost or exchanged', () => {
  const book = createBook(1)
  const rows = history(1, 1, 40).toReversed()
  const questions = [
    params,
    { ...params, sort: 'asc' },
    { ...params, limit: 5 },
    { ...params, limit: 5, offset: 5 },
    { ...params, limit: 5, offset: 35 },
    { ...params, limit: 5, sort: 'asc' },
    { ...params, limit: 5, offset: 10, sort: 'asc' },
    { ...params, end_utime: 2_000_000_000 },
    { ...params, start_utime: 1 },
    { ...params, start_lt: '1' },
    { ...params, end_lt: '99999999' },
  ]

  /** Every question has the whole answer, or none. */
  async function expectTruth(mirror: Mirror, service: ReturnType<typeof openService>): Promise<number> {
    let refused = 0
    for (const question of questions) {
      const wanted = (await service.world.transport.request(transactions, question)).body
      const given = await mirror.transport.request(transactions, question).catch(() => undefined)
      if (given === undefined) refused++
      else expect(given.body, JSON.stringify(question)).toEqual(wanted)
      // Damage resets the coverage; the next question must not profit from that.
      await mirror
        .sync(scope, { service: { name: 'gone', request: () => Promise.reject(new Error('gone')) } })
        .catch(() => undefined)
    }
    return refused
  }

  async function synced() {
    const indexedDB = new IDBFactory()
    const service = openService()
    service.world.ingest({ transactions: rows, address_book: book })
    const mirror = await freshMirror({ indexedDB })
    await mirror.sync(scope, { service })
    return { indexedDB, service, mirror }
  }

  test.each([
    ['newest', 0],
    ['oldest', rows.length - 1],
  ] as const)('the %s row that is gone makes no shorter history', async (_what, at) => {
    const hash = rows[at]?.hash
    for (const question of questions) {
      const { indexedDB, service, mirror } = await synced()
      await removeRow(indexedDB, hash ?? '')
      const wanted = (await service.world.transport.request(transactions, question)).body
      const given = await mirror.transport.request(transactions, question).catch(() => undefined)
      if (given !== undefined) expect(given.body, JSON.stringify(question)).toEqual(wanted)
      await mirror.sync(scope, { service })
    }
    const { indexedDB, service, mirror } = await synced()
    await removeRow(indexedDB, hash ?? '')
    await expect(mirror.transport.request(transactions, params)).rejects.toThrow('not answered by the mirror')
    await expect.poll(async () => (await mirror.coverage(scope))?.state).toBe('partial')
    await mirror.sync(scope, { service })
    expect((await mirror.transport.request(transactions, params)).body).toHaveProperty('transactions.length', 40)
  })

  test('a payload under another key is no answer', async () => {
    const { indexedDB, service, mirror } = await synced()
    let first: unknown
    await spoil(indexedDB, 'tx', 3, (row) => (first = row.p))
    await spoil(indexedDB, 'tx', 9, (row) => (row.p = first))
    expect(await expectTruth(mirror, service)).toBeGreaterThan(0)
  })

  test('a clock that is set back under an open page makes nothing younger', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { mirror } = await synced()
    const asked = { transactions: [transaction(9, 2, 10)], address_book: createBook(2) }
    const request = { account: [testAccount(2)] }
    await mirror.ingest(asked, { endpoint: transactions, params: request })
    vi.advanceTimersByTime(50_000)
    vi.setSystemTime(Date.now() - 40_000)
    // 50 seconds old, although the clock says 10.
    for (const query of [params, request]) {
      const { origin } = await mirror.transport.request(transactions, query)
      expect(Date.now() / 1000 - origin.asOf).toBeCloseTo(50, 0)
      await expect(mirror.transport.request(transactions, query, { maxAge: 20 })).rejects.toThrow(
        'not answered by the mirror',
      )
    }
  })

  test.each([
    ['under an open page', true],
    ['while no page is open', false],
  ])('a clock that was ahead and is set back %s makes no row younger', async (_when, isOpen) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const indexedDB = new IDBFactory()
    const ahead = await freshMirror({ indexedDB })
    const items = Array.from({ length: 600 }, (_, n) => item(100 + n, 1, 5, String(n)))
    // More rows than fit in one batch.
    await ahead.ingest(
      { nft_items: items, address_book: createBook(1, 5, ...items.map((_, n) => 100 + n)), metadata: {} },
      { endpoint: nftItems, params: { collection_address: [testAccount(5)], limit: 1000 } },
    )
    if (!isOpen) await ahead.close()
    vi.setSystemTime(Date.now() - 3_600_000)
    const mirror = isOpen ? ahead : await freshMirror({ indexedDB })
    const ask = (maxAge: number) => mirror.transport.request(nftItems, { address: [testAccount(699)] }, { maxAge })
    await mirror.transport.request(transactions, params).catch(() => undefined)
    // The time that the wrong clock has noted comes.
    vi.advanceTimersByTime(3_600_000)
    await expect(ask(1800)).rejects.toThrow('not answered by the mirror')
    if (isOpen) expect(Date.now() / 1000 - (await ask(7200)).origin.asOf).toBeCloseTo(3600, 0)
    else await expect(ask(Infinity)).rejects.toThrow('not answered by the mirror')
  })

  test('a mark of the future is not fresh, also not once its time has come, and a sync renews it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { indexedDB, service, mirror: before } = await synced()
    const { asOf = 0 } = (await before.coverage(scope)) ?? {}
    await before.close()
    vi.setSystemTime((asOf - 3600) * 1000)
    const mirror = await freshMirror({ indexedDB })
    await expect.poll(async () => (await mirror.coverage(scope))?.asOf).toBe(0)
    vi.setSystemTime(asOf * 1000)
    for (const maxAge of [60, 1e6, Infinity]) {
      await expect(mirror.transport.request(transactions, params, { maxAge })).rejects.toThrow(
        'not answered by the mirror',
      )
    }
    await mirror.sync(scope, { service })
    expect((await mirror.transport.request(transactions, params)).body).toHaveProperty('transactions.length', 40)
  })
})

test('a database of the first version goes on with what it holds', async () => {
  const indexedDB = new IDBFactory()
  await new Promise((made) => {
    const request = indexedDB.open('tonlens:test', 1)
    request.onupgradeneeded = () => {
      for (const store of ['tx', 'nft', 'ent']) {
        request.result.createObjectStore(store, { keyPath: 'h' }).createIndex('k', 'k', { multiEntry: true })
      }
      request.result.createObjectStore('meta').put({ testOnly: false }, 'world')
    }
    request.onsuccess = () => made(request.result.close())
  })
  const mirror = await openMirror({ name: 'test', indexedDB })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) })
  expect((await ask(mirror, `/transactions?hash=${encodeURIComponent(testHash(1))}`)).status).toBe(200)
  expect(await mirror.scopes()).toEqual([])
  await mirror.close()
})

describe('a hostile body', () => {
  const good = { transactions: [transaction(1, 1, 10)], address_book: createBook(1) }
  const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  const row = transaction(2, 1, 20)
  test.each<[string, unknown]>([
    ['text', 'hello'],
    ['null', null],
    ['a number', 7],
    ['an unknown key', { surprise: [] }],
    ['rows that are no list', { transactions: 'x' }],
    ['rows that are null', { transactions: [null] }],
    ['a row without its key', { transactions: [{ ...row, hash: undefined }] }],
    ['a hash of another type', { transactions: [{ ...row, hash: 5 }] }],
    ['a hash too long', { transactions: [{ ...row, hash: 'A'.repeat(10_000_000) }] }],
    ['an account of another form', { transactions: [{ ...row, account: {} }] }],
    ['an lt of another form', { transactions: [{ ...row, lt: '-1' }] }],
    ['an lt of 10 million digits', { transactions: [{ ...row, lt: '9'.repeat(10_000_000) }] }],
    ['a book that is a list', { transactions: [], address_book: [] }],
    ['a book with rows of another type', { transactions: [], address_book: { [testAccount(1)]: 5 } }],
    ['messages that are no list', { transactions: [{ ...row, out_msgs: 'x' }] }],
    ['messages that are null', { transactions: [{ ...row, out_msgs: [null] }] }],
    ['a message of another type', { transactions: [{ ...row, in_msg: 'x' }] }],
    ['traces without transactions of the right type', { traces: [{ trace_id: testHash(3), transactions: [7] }] }],
    ['a trace that is null', { traces: [null] }],
    ['actions of another type', { traces: [{ trace_id: testHash(3), actions: 'x', transactions: {} }] }],
    ['items that are null', { nft_items: [null] }],
    ['blocks without a place', { blocks: [{ workchain: 'x', shard: 5, seqno: {} }] }],
    ['a wrong head', { first: 1, last: 2 }],
  ])('%s: a clear error or rows that can be read', async (_what, body) => {
    const mirror = await freshMirror()
    await mirror.ingest(good)
    await mirror.ingest(body).catch((error: unknown) => expect(error).toBeInstanceOf(IngestError))
    const found = await ask(mirror, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
    expect(found.body).toMatchObject({ transactions: [{ hash: testHash(1) }] })
    for (const path of [
      `/transactions?hash=${encodeURIComponent(testHash(2))}`,
      `/adjacentTransactions?hash=${encodeURIComponent(testHash(2))}`,
    ]) {
      expect([200, 404, 501]).toContain((await ask(mirror, path)).status)
    }
  })

  test('long text and deep nesting inside a row come back as they were', async () => {
    const mirror = await freshMirror()
    const content = {
      uri: 'x'.repeat(10_000_000),
      nested: deep(1500),
      ...(JSON.parse('{"__proto__":{"a":1}}') as object),
    }
    await mirror.ingest({ ...good, transactions: [{ ...transaction(1, 1, 10), content }] })
    const { body } = await mirror.transport.request(transactions, { hash: [testHash(1)] })
    expect(JSON.stringify((body as { transactions: { content: unknown }[] }).transactions[0]?.content)).toBe(
      JSON.stringify(content),
    )
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  test('two contents under one hash: the last one counts, and both ways stay readable', async () => {
    const mirror = await freshMirror()
    await mirror.ingest({ ...good, transactions: [transaction(1, 1, 10), transaction(1, 1, 10, { total_fees: '9' })] })
    const found = await ask(mirror, `/transactions?hash=${encodeURIComponent(testHash(1))}`)
    expect(found.body).toMatchObject({ transactions: [{ total_fees: '9' }] })
  })
})
