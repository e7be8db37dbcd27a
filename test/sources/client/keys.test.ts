import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type Client,
  type ClientEvent,
  HttpError,
  type Mismatch,
  NetworkError,
  TimeoutError,
  withStream,
} from '../../../src/entries/client.ts'
import { nftItems, transactions } from '../../../src/service/endpoints/index.ts'
import { chooseShare } from '../../helpers/chance.ts'
import { json, startFaultServer, text } from '../../helpers/servers/faultServer.ts'
import { catchError, createTestClient, noTransactions, withServer } from './setup.ts'

const server = withServer(noTransactions)

/** Keys whose spelling differs between a URL, a query and JSON. */
const keys = ['0123456789abcdef0123456789abcdef', 'a key/with+signs="&%', 'kurz']
const ways = chooseShare(
  keys.flatMap((key) =>
    (['query', 'header'] as const).flatMap((apiKeyIn) => [
      { key, apiKeyIn, kind: 'text', apiKey: key },
      { key, apiKeyIn, kind: 'function', apiKey: () => key },
      { key, apiKeyIn, kind: 'promise', apiKey: () => Promise.resolve(` ${key}\n`) },
    ]),
  ),
  3,
)

/** Every spelling in which a service may repeat a key. */
const spellings = (key: string) => [
  key,
  encodeURIComponent(key),
  new URLSearchParams({ api_key: key }).toString(),
  JSON.stringify(key).slice(1, -1),
]

/** All texts that a value reaches: own and inherited fields, causes, stacks. */
function collectTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof Map) return [...value].flatMap((entry) => collectTexts(entry, seen))
  return Object.getOwnPropertyNames(value).flatMap((name) => [
    name,
    ...collectTexts((value as Readonly<Record<string, unknown>>)[name], seen),
  ])
}

function expectNoKey(key: string, seen: unknown): void {
  const said = collectTexts(seen)
  for (const spelling of spellings(key)) {
    expect(said.filter((one) => one.includes(spelling))).toEqual([])
  }
}

interface Watched {
  readonly client: Client
  /** Events and mismatches. */
  readonly seen: (ClientEvent | Mismatch)[]
}

function watch(options: Parameters<typeof createTestClient>[1]): Watched {
  const seen: (ClientEvent | Mismatch)[] = []
  const client = createTestClient(server(), { backoff: 1, onMismatch: (mismatch) => seen.push(mismatch), ...options })
  client.observe((event) => seen.push(event))
  return { client, seen }
}

describe.each(ways)(
  'a key of $key.length characters, given as $kind, sent in the $apiKeyIn',
  ({ key, apiKeyIn, apiKey }) => {
    test.each([
      ['an error text', (spelling: string) => json({ error: `invalid key ${spelling}` }, 401)],
      ['an error text that is cut', (spelling: string) => json({ error: 'x'.repeat(290) + spelling }, 422)],
      ['the text of a proxy', (spelling: string) => text(`no route for ${spelling}`, 403)],
      ['a refusal that is repeated', (spelling: string) => json({ result: spelling }, 500)],
    ])('is not told when the service repeats it in %s', async (_, answer) => {
      for (const spelling of spellings(key)) {
        server().answerWith(answer(spelling))
        const { client, seen } = watch({ apiKey, apiKeyIn })
        const error = await catchError(client.request(transactions, {}))
        expect(error).toBeInstanceOf(HttpError)
        await Promise.resolve()
        expectNoKey(key, [error, seen])
      }
    })

    test('is not told when sending fails with it', async () => {
      const { client, seen } = watch({
        apiKey,
        apiKeyIn,
        fetch: () => {
          const inner = Object.assign(new TypeError(`bad address ?api_key=${key}`), {
            input: `https://x/?api_key=${key}`,
          })
          return Promise.reject(new Error(`fetch failed for ${key}`, { cause: new Error(key, { cause: inner }) }))
        },
      })
      const error = await catchError(client.request(transactions, {}))
      expect(error).toBeInstanceOf(NetworkError)
      await Promise.resolve()
      expectNoKey(key, [error, seen])
    })
  },
)

test.each(keys.filter((key) => key.length >= 8))('a key is not told when an answer holds it (%s)', async (key) => {
  const echo = { address: key, content: { [key]: key }, collection: 7 }
  server().answerWith(
    json({ nft_items: [echo], address_book: {}, metadata: {} }),
    text(`{"nft_items": ${key}`),
    text(key),
  )
  const { client, seen } = watch({ apiKey: key })
  const answer = await client.request(nftItems, {})
  const errors = [await catchError(client.request(nftItems, {})), await catchError(client.request(nftItems, {}))]
  await Promise.resolve()
  expectNoKey(key, [answer, errors, seen])
})

test('a key that was replaced is still not told', async () => {
  const given = ['first-key-of-two', 'second-key-of-two']
  server().answerWith(
    noTransactions,
    json({ error: 'the key first-key-of-two has ended, as has second-key-of-two' }, 403),
  )
  const { client } = watch({ apiKey: () => given.shift() ?? 'third-key-of-two' })
  await client.request(transactions, {})
  const error = await catchError(client.request(transactions, {}))
  for (const key of ['first-key-of-two', 'second-key-of-two']) expectNoKey(key, error)
})

test('a short key leaves an answer as it is', async () => {
  const body = { transactions: [], address_book: {}, added: 'a test of keys' }
  server().answerWith(json(body))
  expect(await createTestClient(server(), { apiKey: 'test' }).request(transactions, {})).toEqual(body)
})

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('with status %i is not followed with a key, and says so', async (status) => {
    const other = await startFaultServer(noTransactions)
    onTestFinished(() => other.close())
    for (const apiKeyIn of ['query', 'header'] as const) {
      server().answerWith(text('', status, { location: `${other.baseUrl}/transactions?api_key=secret-key` }))
      const error = await catchError(
        createTestClient(server(), { apiKey: 'secret-key', apiKeyIn }).request(transactions, {}),
      )
      expect(error).toMatchObject({ name: 'HttpError', kind: 'redirected', status })
      expect(error.message).toContain('follows no redirect')
    }
    expect(other.requests).toEqual([])
    expect(server().requests).toHaveLength(2)
  })

  test('is not followed by a stream with a key', async () => {
    const other = await startFaultServer(noTransactions)
    onTestFinished(() => other.close())
    server().answerWith(text('', 307, { location: `${other.baseUrl}/sse` }))
    const url = server().baseUrl
    const { stream } = withStream(createTestClient(server()), {
      apiKey: 'secret-key',
      apiKeyIn: 'header',
      url,
      backoff: 5,
    })
    const errors: unknown[] = []
    const stop = stream.listen(
      { topics: ['transactions'] },
      { opened() {}, event() {}, closed: (error) => errors.push(error) },
    )
    onTestFinished(stop)
    await expect.poll(() => errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ kind: 'redirected' })
    expect(stream.status()).toBe('refused')
    expect(other.requests).toEqual([])
  })

  test('is followed without a key', async () => {
    server().answerWith(text('', 307, { location: '/api/v3/elsewhere' }), noTransactions)
    expect((await createTestClient(server()).request(transactions, {})).transactions).toEqual([])
  })
})

test('a stream does not tell a key that the service repeats', async () => {
  server().answerWith(json({ error: 'unknown key secret-key' }, 401))
  const { stream } = withStream(createTestClient(server()), { apiKey: () => 'secret-key', url: server().baseUrl })
  const errors: unknown[] = []
  const stop = stream.listen(
    { topics: ['transactions'] },
    { opened() {}, event() {}, closed: (error) => errors.push(error) },
  )
  onTestFinished(stop)
  await expect.poll(() => errors).toHaveLength(1)
  expectNoKey('secret-key', errors)
})

describe('a function apiKey', () => {
  test('that never settles is a TimeoutError that names it', async () => {
    const client = createTestClient(server(), { apiKey: () => new Promise(() => {}), timeout: 40 })
    const error = await catchError(client.request(transactions, {}))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error.message).toContain('apiKey')
    expect(server().requests).toEqual([])
  })

  test('that never settles can be aborted', async () => {
    const stop = new AbortController()
    const client = createTestClient(server(), { apiKey: () => new Promise(() => {}) })
    const call = client.request(transactions, {}, { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('left')), 20)
    expect((await catchError(call)).message).toBe('left')
  })

  test('that returns no text is an error that names it', async () => {
    const client = createTestClient(server(), { apiKey: (() => 7) as never })
    expect((await catchError(client.request(transactions, {}))).message).toContain(
      'The option apiKey gave a value of type number',
    )
  })
})
