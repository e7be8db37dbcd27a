import { expect, test } from 'vitest'
import { checkService } from '../../../src/entries/conformance.ts'
import { createClient } from '../../../src/entries/client.ts'
import type { ApiKeyOption } from '../../../src/sources/client/transports/apiKey.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { testAddress } from './setup.ts'

const spellings: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['an empty text', ''],
  ['white space', ' \n '],
  ['a function that returns nothing', () => undefined],
  ['a function that returns an empty text', () => ''],
  ['a function that returns white space later', () => Promise.resolve('  ')],
]

let hosts = 0

/** Counts requests of the first 700 ms, and their keys. */
async function count(apiKey: unknown, baseUrl = `https://keyless-${hosts++}.example/api/v3`) {
  const keys: unknown[] = []
  const client = createClient({
    network: { name: 'keyless', baseUrl },
    apiKey: apiKey as ApiKeyOption,
    timeout: 1000,
    fetch: async (url, init) => {
      keys.push(
        new Headers(init?.headers).get('X-API-Key') ??
          new URL(new Request(url).url).searchParams.get('api_key') ??
          undefined,
      )
      return Response.json({ transactions: [], address_book: {} })
    },
  })
  const stop = new AbortController()
  const calls = Array.from({ length: 6 }, (_, at) =>
    client.request(transactions, { account: [testAddress(at)] }, { signal: stop.signal }).catch(() => {}),
  )
  await new Promise((resolve) => setTimeout(resolve, 700))
  stop.abort()
  await Promise.all(calls)
  return keys
}

test('every spelling of no key is no key: nothing is sent, within the limit of requests without one', async () => {
  const found = await Promise.all(spellings.map(async ([name, apiKey]) => [name, await count(apiKey)]))
  expect(found).toEqual(spellings.map(([name]) => [name, [undefined]]))
})

test('all requests of a host without a key share one limit', async () => {
  const baseUrl = 'https://keyless-all.example/api/v3'
  const found = await Promise.all(spellings.map(([, apiKey]) => count(apiKey, baseUrl)))
  expect(found.flat()).toEqual([undefined])
})

test('a key that ends is missed before the next request', async () => {
  const given = ['key-of-a-reader', 'key-of-a-reader']
  const keys = await count(() => given.shift() ?? '')
  expect(keys).toEqual(['key-of-a-reader', 'key-of-a-reader', undefined])
  expect((await count('key-of-a-reader')).length).toBeGreaterThan(3)
})

test('a check of a service without a key keeps the same limit', async () => {
  const found = await Promise.all(
    spellings.map(async ([name, apiKey]) => {
      const stop = new AbortController()
      let sent = 0
      const check = checkService({
        baseUrl: `https://keyless-${hosts++}.example/api/v3`,
        apiKey: apiKey as ApiKeyOption,
        signal: stop.signal,
        fetch: async () => (sent++, Response.json({ first: {}, last: {} })),
      })
      await new Promise((resolve) => setTimeout(resolve, 700))
      stop.abort()
      await check.catch(() => {})
      return [name, sent]
    }),
  )
  expect(found).toEqual(spellings.map(([name]) => [name, 1]))
})
