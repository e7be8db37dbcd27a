import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import type { Origin } from '../../../src/sources/client/origin.ts'
import { nftItems } from '../../../src/service/endpoints/nfts.ts'
import { endpointInfiniteQueryOptions, endpointQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { readOrigins } from '../../../src/react/query/origins.ts'
import { traceQueryOptions } from '../../../src/react/query/traceQueryOptions.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const mirror: Origin = { source: 'mirror', asOf: 1_700_000_000, transport: 'mirror', cached: true }
const HASH = `${'A'.repeat(43)}=`

function setUp() {
  const rows = (from: number) => [0, 1].map((at) => ({ address: `0:${String(from + at).padStart(64, '0')}` }))
  const transport = scriptedTransport(
    (name, { offset = 0 }) =>
      name === 'traces'
        ? { traces: [{ trace_id: HASH }], address_book: {}, metadata: {} }
        : { nft_items: rows(Number(offset)), address_book: {}, metadata: {} },
    () => mirror,
  )
  const client = createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  return {
    client,
    one: endpointQueryOptions(client, nftItems, { limit: 2 }),
    many: endpointInfiniteQueryOptions(client, nftItems, { limit: 2 }),
  }
}

/** Fetches one answer, two pages and a trace, as a server does for a page. */
async function fetchAll() {
  const { client, one, many } = setUp()
  const trace = traceQueryOptions(client, HASH)
  const cache = new QueryClient()
  await cache.fetchQuery(one)
  await cache.fetchInfiniteQuery({ ...many, pages: 2 } as never)
  await cache.fetchQuery({ ...trace, queryFn: trace.queryFn })
  return { cache, one, keys: [one.queryKey, many.queryKey, trace.queryKey] }
}

describe('the origins of cached answers', () => {
  test('leave the data plain, so that any serializer takes the cache', async () => {
    const { cache, keys } = await fetchAll()
    expect(Array.from(symbolsIn(dehydrate(cache)))).toEqual([])
    expect(keys.map((key) => readOrigins(cache, key))).toEqual([[mirror], [mirror, mirror], [mirror]])
  })

  test('go to another page together with the data', async () => {
    const { cache, keys } = await fetchAll()
    const page = new QueryClient()
    hydrate(page, JSON.parse(JSON.stringify(dehydrate(cache))))
    expect(keys.map((key) => readOrigins(page, key))).toEqual([[mirror], [mirror, mirror], [mirror]])
  })

  test('are not those of data that was put into the cache afterwards', async () => {
    const { cache, one } = await fetchAll()
    const page = new QueryClient()
    hydrate(page, dehydrate(cache))
    page.setQueryData(one.queryKey, { nft_items: [], address_book: {}, metadata: {} }, { updatedAt: Date.now() + 5 })
    expect(readOrigins(page, one.queryKey)).toEqual([undefined])
    cache.setQueryData(one.queryKey, { nft_items: [], address_book: {}, metadata: {} }, { updatedAt: Date.now() + 5 })
    expect(readOrigins(cache, one.queryKey)).toEqual([undefined])
  })

  test('leave the cache with the data', async () => {
    const { cache, keys } = await fetchAll()
    for (const queryKey of keys) cache.removeQueries({ queryKey, exact: true })
    expect(cache.getQueryCache().getAll()).toEqual([])
  })

  test('leave the cache with all that begins with the key of the client, and when it is cleared', async () => {
    const { cache, keys } = await fetchAll()
    cache.removeQueries({ queryKey: keys[0]?.slice(0, 1) ?? [] })
    expect(cache.getQueryCache().getAll()).toEqual([])
    const other = await fetchAll()
    other.cache.clear()
    expect(other.cache.getQueryCache().getAll()).toEqual([])
  })

  test('come anew with the data that was invalidated', async () => {
    const { cache, one } = await fetchAll()
    await cache.invalidateQueries({ refetchType: 'all' }, { throwOnError: true })
    expect(readOrigins(cache, one.queryKey)).toEqual([mirror])
    expect(cache.getQueryCache().findAll({ predicate: ({ state }) => state.error !== null })).toEqual([])
    expect(cache.getQueryData([...one.queryKey, 'origin'])).toEqual([mirror])
  })

  test('are asked of nobody', async () => {
    const { cache } = await fetchAll()
    await expect(
      cache.refetchQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'origin' }, { throwOnError: true }),
    ).resolves.toBeUndefined()
  })
})

function* symbolsIn(value: unknown): Generator<symbol> {
  if (typeof value !== 'object' || value === null) return
  yield* Object.getOwnPropertySymbols(value)
  for (const part of Object.values(value)) yield* symbolsIn(part)
}
