import { describe, expect, test } from 'vitest'
import { createClient, currentAnswer, http } from '../../../src/entries/client.ts'
import { masterchainInfo, transactions } from '../../../src/service/endpoints/index.ts'
import { createTestClient, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)

describe('a client', () => {
  test('knows the public networks', () => {
    const mainnet = createClient({ network: 'mainnet' })
    const testnet = createClient({ network: 'testnet' })
    expect(mainnet.network).toMatchObject({ baseUrl: 'https://toncenter.com/api/v3', testOnly: false })
    expect(testnet.network).toMatchObject({ baseUrl: 'https://testnet.toncenter.com/api/v3', testOnly: true })
    expect(mainnet.key).not.toBe(testnet.key)
  })

  test('is the same data source as another of the same network, and no other', () => {
    const network = { name: 'mine', baseUrl: 'https://index.example/api/v3' }
    const slashed = { ...network, baseUrl: `${network.baseUrl}//` }
    expect(createClient({ network: slashed }).key).toBe(createClient({ network, apiKey: 'k' }).key)
    expect(createClient({ network: { ...network, name: 'other' } }).key).not.toBe(createClient({ network }).key)
  })

  test.each([
    ['network', { network: 'moonnet' as 'mainnet' }],
    ['rate', { network: 'mainnet' as const, rate: 0 }],
    ['baseUrl', { network: { name: 'x', baseUrl: '/api/v3' } }],
  ])('cannot be made with a %s of no use', (name, options) => {
    expect(() => createClient(options)).toThrow(name)
  })

  test('waits for no rate limit when its transport has none', () => {
    const transport = { name: 'fake', request: () => Promise.resolve(currentAnswer({})) }
    const { queue } = createClient({ network: 'mainnet', transport })
    expect(queue.length()).toBe(0)
    expect(queue.subscribe(() => {})).toBeTypeOf('function')
  })
})

describe('the API key', () => {
  test('travels as a header outside of browsers', async () => {
    await createTestClient(server(), { apiKey: 'secret' }).request(transactions, {})
    expect(server().requests[0]?.headers['x-api-key']).toBe('secret')
    expect(server().requests[0]?.query.has('api_key')).toBe(false)
  })

  test('travels in the query on request, without a header', async () => {
    await createTestClient(server(), { apiKey: 'a+b', apiKeyIn: 'query' }).request(transactions, { limit: 1 })
    expect(server().requests[0]?.query.get('api_key')).toBe('a+b')
    expect(server().requests[0]?.headers['x-api-key']).toBeUndefined()
  })

  test('is fetched for each request, so that it may rotate', async () => {
    let count = 0
    const apiKey = () => Promise.resolve(`key-${++count}`)
    const client = createTestClient(server(), { apiKey })
    await client.request(transactions, {})
    await client.request(masterchainInfo, {}).catch(() => {})
    expect(server().requests.map(({ headers }) => headers['x-api-key'])).toEqual(['key-1', 'key-2'])
  })

  test('is never part of an error', async () => {
    server().answerWith((_request, response) => void response.destroy())
    const client = createTestClient(server(), { apiKey: 'secret', apiKeyIn: 'query' })
    await expect(client.request(transactions, {})).rejects.not.toThrow('secret')
  })
})

test('requests are made with the given fetch', async () => {
  const asked: unknown[] = []
  const given: typeof fetch = (url) => {
    asked.push(url)
    return Promise.resolve(new Response('{"transactions":[],"address_book":{}}'))
  }
  const service = http({ baseUrl: 'https://index.example/api/v3/', fetch: given, rate: Infinity })
  await service.request(transactions, { limit: 3 })
  expect(asked).toEqual(['https://index.example/api/v3/transactions?limit=3'])
})
