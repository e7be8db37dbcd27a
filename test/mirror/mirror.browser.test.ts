// The same rules on the IndexedDB of a real browser: other key order, cursors, aborts and events.
import { expect, onTestFinished, test } from 'vitest'
import { type Mirror, MirrorUnavailableError, openMirror } from '../../src/mirror.ts'
import { accountOf, hashOf, item, message, transaction } from './rows.ts'

let opened = 0

async function freshMirror(options: { authoritative?: boolean; name?: string } = {}): Promise<Mirror> {
  const mirror = await openMirror({ name: `browser-${opened++}`, authoritative: true, ...options })
  onTestFinished(async () => {
    await mirror.close()
    indexedDB.deleteDatabase(`tonlens:${mirror.name}`)
  })
  return mirror
}

async function column(mirror: Mirror, path: string, rows: string, field: string): Promise<unknown[]> {
  const body = (await (await mirror.fetch(`/api/v3${path}`)).json()) as Record<string, Record<string, unknown>[]>
  return body[rows]?.map((row) => row[field]) ?? []
}

test('lists newest first and last, by account and across accounts, page after page', async () => {
  const mirror = await freshMirror()
  const rows = Array.from({ length: 700 }, (_, at) => transaction(at + 1, at % 3, 1 + (at >> 1)))
  await mirror.ingest({ transactions: rows })
  const byRule = (descending: boolean) =>
    rows
      .toSorted((a, b) => {
        const lt = Number(a.lt) - Number(b.lt)
        return (descending ? -lt : lt) || (a.account < b.account ? -1 : 1)
      })
      .map(({ hash }) => hash)
  for (const sort of ['asc', 'desc']) {
    const found: unknown[] = []
    for (let offset = 0; offset < 700; offset += 90) {
      const page = `/transactions?sort=${sort}&limit=90&offset=${offset}`
      found.push(...(await column(mirror, page, 'transactions', 'hash')))
    }
    expect(found).toEqual(byRule(sort === 'desc'))
    const two = `/transactions?sort=${sort}&limit=1000&account=${accountOf(0)}&account=${accountOf(2)}`
    const wanted = byRule(sort === 'desc').filter((hash) => rows.find((row) => row.hash === hash)?.account !== accountOf(1))
    expect(await column(mirror, two, 'transactions', 'hash')).toEqual(wanted)
  }
})

test('finds neighbours, messages and traces through the index', async () => {
  const mirror = await freshMirror()
  const id = hashOf(1)
  await mirror.ingest({
    transactions: [
      transaction(1, 1, 10, { in_msg: message(101, null, 1), out_msgs: [message(102, 1, 2, 11)] }),
      transaction(2, 2, 20, { trace_id: id, in_msg: message(102, 1, 2, 11) }),
    ],
  })
  const near = (hash: number) => `/adjacentTransactions?hash=${encodeURIComponent(hashOf(hash))}`
  expect(await column(mirror, near(1), 'transactions', 'hash')).toEqual([hashOf(2)])
  expect(await column(mirror, near(2), 'transactions', 'hash')).toEqual([id])
  expect(await column(mirror, '/messages', 'messages', 'hash')).toEqual([hashOf(101), hashOf(102)])
  expect(await column(mirror, '/traces', 'traces', 'transactions_order')).toEqual([[id, hashOf(2)]])
})

test('lists a collection by index and an owner by collection, with deep offsets', async () => {
  const mirror = await freshMirror()
  const items = Array.from({ length: 1200 }, (_, at) => item(1000 + at, at % 4, 5, String(at)))
  await mirror.ingest({ nft_items: items.toReversed() })
  const collection = `collection_address=${accountOf(5)}`
  expect(await column(mirror, `/nft/items?${collection}&limit=3&offset=1100`, 'nft_items', 'index')).toEqual(['1100', '1101', '1102'])
  const owned = `/nft/items?owner_address=${accountOf(3)}&limit=2&offset=298`
  expect(await column(mirror, owned, 'nft_items', 'index')).toEqual(['1195', '1199'])
})

test('keeps rows over closing and opening, and waits for writes under way', async () => {
  const name = `browser-again-${Date.now()}`
  const first = await freshMirror({ name })
  const written = first.ingest({ transactions: Array.from({ length: 600 }, (_, at) => transaction(at + 1, 1, at)) })
  await first.close()
  await written
  const second = await freshMirror({ name })
  expect(await column(second, '/transactions?limit=1000', 'transactions', 'lt')).toHaveLength(600)
})

test('two open mirrors of one name see the writes of each other', async () => {
  const name = `browser-two-${Date.now()}`
  const [left, right] = [await freshMirror({ name }), await freshMirror({ name })]
  await Promise.all([
    left.ingest({ nft_items: [item(1, 1, 2, '0')] }),
    right.ingest({ nft_items: [item(2, 1, 2, '1')] }),
  ])
  expect(await column(left, `/nft/items?owner_address=${accountOf(1)}`, 'nft_items', 'index')).toEqual(['0', '1'])
  expect(await column(right, '/nft/items', 'nft_items', 'index')).toHaveLength(2)
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

test('a deleted world does not pass for an empty one', async () => {
  const mirror = await freshMirror({ name: `browser-gone-${Date.now()}` })
  await mirror.ingest({ transactions: [transaction(1, 1, 10)] })
  await deleteDatabase(mirror.name)
  for (const path of ['/api/v3/transactions', '/api/v3/masterchainInfo']) {
    expect((await mirror.fetch(path)).status).toBe(500)
  }
  await expect(mirror.ingest({ transactions: [] })).resolves.toBeUndefined()
  await expect(mirror.ingest({ transactions: [transaction(2, 1, 20)] })).rejects.toMatchObject({ reason: 'lost' })
})

test('a deleted part of the world begins anew', async () => {
  const mirror = await freshMirror({ name: `browser-anew-${Date.now()}`, authoritative: false })
  const address_book = { [accountOf(1)]: { user_friendly: 'EQ1', domain: null, interfaces: [] } }
  const row = { transactions: [transaction(1, 1, 10)], address_book }
  const path = `/api/v3/transactions?hash=${encodeURIComponent(hashOf(1))}`
  await mirror.ingest(row)
  await deleteDatabase(mirror.name)
  expect((await mirror.fetch(path)).status).toBe(501)
  await mirror.ingest(row)
  expect((await mirror.fetch(path)).status).toBe(200)
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
  await mirror.ingest({ nft_items: [item(1, 1, 2, '0', { content: JSON.parse(text) as Record<string, unknown> })] })
  expect(await (await mirror.fetch('/api/v3/nft/items')).text()).toContain(`"content":${text}`)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
