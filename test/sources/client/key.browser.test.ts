import { expect, test } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import { transactions } from '../../../src/service/endpoints/index.ts'

test('in a page the API key travels in the query, so that no request needs a preflight', async () => {
  const sent: [unknown, RequestInit | undefined][] = []
  const client = createClient({
    network: { name: 'test', baseUrl: '/api/v3' },
    apiKey: 'secret',
    fetch: (url, init) => {
      sent.push([url, init])
      return Promise.resolve(new Response('{"transactions":[],"address_book":{}}'))
    },
  })
  await client.request(transactions, { limit: 1 })
  expect(sent[0]?.[0]).toBe('/api/v3/transactions?limit=1&api_key=secret')
  expect([...new Headers(sent[0]?.[1]?.headers).keys()]).toEqual([])
})
