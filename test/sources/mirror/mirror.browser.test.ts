// The same answers on the IndexedDB of a real browser: other key order, cursors, aborts and events.
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryIndex, type MemoryIndex } from '../../../src/entries/memory.ts'
import { type Mirror, MirrorUnavailableError, openMirror, type Scope } from '../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, history, item, message, transaction } from '../../fixtures/testRows.ts'

let opened = 0

async function freshMirror(options: { name?: string } = {}): Promise<Mirror> {
  const mirror = await openMirror({ name: `browser-${opened++}`, maxAge: Infinity, ...options })
  onTestFinished(async () => {
    await mirror.close()
    indexedDB.deleteDatabase(`tonlens:${mirror.name}`)
  })
  return mirror
}

async function synced(body: unknown, ...scopes: readonly Scope[]): Promise<{ mirror: Mirror; index: MemoryIndex }> {
  const [mirror, index] = [await freshMirror(), createMemoryIndex([body])]
  for (const scope of scopes) await mirror.sync(scope, { service: index.transport })
  return { mirror, index }
}

async function column(mirror: Mirror, path: string, rows: string, field: string): Promise<unknown[]> {
  const body = (await (await mirror.fetch(`/api/v3${path}`)).json()) as Record<string, Record<string, unknown>[]>
  return body[rows]?.map((row) => row[field]) ?? []
}

const byHash = (...hashes: number[]) =>
  `/transactions?limit=1000&${hashes.map((hash) => `hash=${encodeURIComponent(testHash(hash))}`).join('&')}`

test('lists histories newest first and last, page after page', async () => {
  const transactions = [...history(1, 1, 700), ...history(2, 1, 300)]
  const scopes = [1, 2].map((n): Scope => ({ kind: 'transactions', account: testAccount(n) }))
  const { mirror, index } = await synced({ transactions }, ...scopes)
  for (const account of [1, 2].map(testAccount)) {
    for (const sort of ['asc', 'desc']) {
      for (let offset = 0; offset < 800; offset += 90) {
        const path = `/api/v3/transactions?account=${account}&sort=${sort}&limit=90&offset=${offset}`
        expect(await (await mirror.fetch(path)).json()).toEqual(await (await index.fetch(path)).json())
      }
    }
  }
})

test('finds neighbors, messages and traces through the index', async () => {
  const id = testHash(1)
  const world = {
    transactions: [
      transaction(1, 1, 10, { in_msg: message(101, null, 1), out_msgs: [message(102, 1, 2, 11)] }),
      transaction(2, 2, 20, { trace_id: id, in_msg: message(102, 1, 2, 11) }),
    ],
  }
  const { mirror } = await synced(world, { kind: 'trace', hash: id })
  const near = (hash: number) => `/adjacentTransactions?hash=${encodeURIComponent(testHash(hash))}`
  expect(await column(mirror, near(1), 'transactions', 'hash')).toEqual([testHash(2)])
  expect(await column(mirror, near(2), 'transactions', 'hash')).toEqual([id])
  const byMessage = `/transactionsByMessage?msg_hash=${encodeURIComponent(testHash(102))}`
  expect(await column(mirror, byMessage, 'transactions', 'hash')).toEqual([testHash(2), id])
  const path = `/traces?tx_hash=${encodeURIComponent(testHash(2))}`
  expect(await column(mirror, path, 'traces', 'transactions_order')).toEqual([[id, testHash(2)]])
})

test('lists a collection by index and an owner by collection, with deep offsets', async () => {
  const items = Array.from({ length: 1200 }, (_, at) => item(1000 + at, at % 4, 5, String(at)))
  const { mirror } = await synced(
    { nft_items: items.toReversed() },
    { kind: 'nftItems', collection_address: testAccount(5) },
    { kind: 'nftItems', owner_address: testAccount(3) },
  )
  const collection = `collection_address=${testAccount(5)}`
  expect(await column(mirror, `/nft/items?${collection}&limit=3&offset=1100`, 'nft_items', 'index')).toEqual([
    '1100',
    '1101',
    '1102',
  ])
  const owned = `/nft/items?owner_address=${testAccount(3)}&limit=2&offset=298`
  expect(await column(mirror, owned, 'nft_items', 'index')).toEqual(['1195', '1199'])
})

test('keeps rows over closing and opening, and waits for pending writes', async () => {
  const name = `browser-again-${Date.now()}`
  const first = await freshMirror({ name })
  const hashes = Array.from({ length: 600 }, (_, at) => at + 1)
  const written = first.ingest({ transactions: hashes.map((n) => transaction(n, 1, n)), address_book: createBook(1) })
  await first.close()
  await written
  const second = await freshMirror({ name })
  expect(await column(second, byHash(...hashes), 'transactions', 'lt')).toHaveLength(600)
})

test('two open mirrors of one name see the writes of each other', async () => {
  const name = `browser-two-${Date.now()}`
  const [left, right] = [await freshMirror({ name }), await freshMirror({ name })]
  await Promise.all([
    left.ingest({ transactions: [transaction(1, 1, 10)], address_book: createBook(1) }),
    right.ingest({ transactions: [transaction(2, 1, 20)], address_book: createBook(1) }),
  ])
  expect(await column(left, byHash(1, 2), 'transactions', 'lt')).toEqual(['20', '10'])
  expect(await column(right, byHash(1, 2), 'transactions', 'lt')).toHaveLength(2)
})

/** As another tab or the browser itself does; an open connection must not stop it. */
function deleteDatabase(name: string): Promise<unknown> {
  return new Promise((gone, failed) => {
    const request = indexedDB.deleteDatabase(`tonlens:${name}`)
    request.onsuccess = gone
    request.onerror = failed
    request.onblocked = failed
  })
}

test('a mirror that the browser has deleted answers nothing, and fills again', async () => {
  const mirror = await freshMirror({ name: `browser-gone-${Date.now()}` })
  const body = { transactions: [transaction(1, 1, 10)], address_book: createBook(1) }
  await mirror.ingest(body)
  await deleteDatabase(mirror.name)
  expect((await mirror.fetch(`/api/v3${byHash(1)}`)).status).toBe(501)
  await mirror.ingest(body)
  expect((await mirror.fetch(`/api/v3${byHash(1)}`)).status).toBe(200)
})

test('a database of a newer version is a reason, not a crash', async () => {
  const name = `browser-newer-${Date.now()}`
  await new Promise<void>((made, failed) => {
    const request = indexedDB.open(`tonlens:${name}`, 1000)
    request.onsuccess = () => {
      request.result.close()
      made()
    }
    request.onerror = failed
  })
  await expect(openMirror({ name })).rejects.toSatisfy(
    (error) => error instanceof MirrorUnavailableError && error.reason === 'mismatch',
  )
  indexedDB.deleteDatabase(`tonlens:${name}`)
})

test('hostile keys and values stay plain data', async () => {
  const mirror = await freshMirror()
  const text = '{"__proto__":{"polluted":true},"uri":"javascript:alert(1)","\\u0000":[null]}'
  const row = { ...transaction(1, 1, 10), content: JSON.parse(text) as Record<string, unknown> }
  await mirror.ingest({ transactions: [row], address_book: createBook(1) })
  expect(await (await mirror.fetch(`/api/v3${byHash(1)}`)).text()).toContain(`"content":${text}`)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
