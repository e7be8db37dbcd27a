import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient, createLibraryLoader, ResponseShapeError } from '../../../src/entries/client.ts'
import { accountStates } from '../../../src/service/endpoints/accounts.ts'
import { createRandom } from '../../helpers/random.ts'
import { catchError, testAddress } from './setup.ts'

const params = (address: readonly string[]) => ({ address: [...address], include_boc: false })
const row = (address: string, balance = '1') => ({ address, balance, status: 'active', extra_currencies: {} })
const answer = (rows: readonly unknown[]) => ({ accounts: rows, address_book: {}, metadata: {} })
const many = Array.from({ length: 150 }, (_, at) => testAddress(at + 1))

afterEach(() => void vi.useRealTimers())

let hosts = 0

/** A client of a service that `respond` plays: it gets the addresses and the number of the request. */
function open(
  respond: (addresses: readonly string[], request: number) => unknown,
  options: { readonly rate?: number; readonly timeout?: number; readonly backoff?: number } = {},
) {
  let requests = 0
  const client = createClient({
    network: { name: 'parts', baseUrl: `https://parts-${hosts++}.example/api/v3` },
    rate: 1000,
    backoff: 1,
    ...options,
    fetch: async (url, init) => {
      const aborted = new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
      const body = await Promise.race([
        respond(new URL(new Request(url).url).searchParams.getAll('address'), ++requests),
        aborted,
      ])
      return body instanceof Response ? body : Response.json(body)
    },
  })
  return client
}

describe('a request that takes several', () => {
  const bodies: readonly (readonly [string, (rows: readonly string[]) => unknown])[] = [
    ['an empty object', () => ({})],
    ['an error with status 200', () => ({ error: 'timeout' })],
    ['null', () => null],
    ['a list', () => []],
    ['a text', () => 'busy'],
    ['text in place of rows', () => ({ accounts: 'x', address_book: {}, metadata: {} })],
  ]
  test.each(bodies)('fails as one does, if any part is %s', async (_name, bad) => {
    const alone = await catchError(open(bad).request(accountStates, params([testAddress(1)])))
    for (const wrong of [1, 2]) {
      const client = open((asked, request) =>
        request === wrong ? bad(asked) : answer(asked.map((address) => row(address))),
      )
      const error = await catchError(client.request(accountStates, params(many)))
      expect([error.name, error.message]).toEqual([alone.name, alone.message])
    }
  })

  test('keeps rows that cannot be read, as one does', async () => {
    const unreadable = { ...row('nothing'), address: undefined }
    for (const asked of [[testAddress(1)], many]) {
      const { accounts } = await open((part) => answer([unreadable, ...part.map((address) => row(address))])).request(
        accountStates,
        params(asked),
      )
      expect(accounts.length).toBeGreaterThan(asked.length)
    }
  })
})

test('the rows of a key come from the request that the key was given to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const [first, second] = [testAddress(1), testAddress(2)]
  let balance = '100'
  const sent: number[] = []
  const client = open(
    async (asked, request) => {
      sent.push(asked.length)
      await new Promise((resolve) => setTimeout(resolve, request === 1 ? 60 : 5))
      return request === 1
        ? new Response('{"error":"busy"}', { status: 500 })
        : answer(asked.map((address) => row(address, balance)))
    },
    { backoff: 300 },
  )
  const alone = client.request(accountStates, params([first]))
  await vi.advanceTimersByTimeAsync(30)
  const both = client.request(accountStates, params([first, second]))
  await vi.advanceTimersByTimeAsync(100)
  balance = '70'
  // Joins the request that waits to be repeated.
  const late = client.request(accountStates, params([second]))
  await vi.advanceTimersByTimeAsync(1000)
  expect((await both).accounts.map(({ address, balance }) => [address, balance])).toEqual([
    [first, '70'],
    [second, '100'],
  ])
  await Promise.all([alone, late])
  expect(sent).toEqual([1, 1, 2])
})

test("a caller that leaves takes its own keys out of waiting requests, and nobody else's", async () => {
  const client = open((asked) => answer(asked.map((address) => row(address))), { rate: 1 })
  // What follows waits for the next second.
  await client.request(accountStates, params([testAddress(900)]))
  const stays = client.request(accountStates, params([testAddress(1)]))
  const controller = new AbortController()
  const leaves = catchError(client.request(accountStates, params(many), { signal: controller.signal }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  controller.abort(new Error('left'))
  expect((await leaves).message).toBe('left')
  expect((await stays).accounts.map(({ address }) => address)).toEqual([testAddress(1)])
})

const rounds = process.env['TONLENS_LONG'] === '1' ? 400 : 12

test('answers are whole and in order among faults, retries and callers that come late or leave', async () => {
  const seeds = Array.from({ length: rounds }, (_, at) => at + 1)
  const wrong: string[] = []
  for (let from = 0; from < seeds.length; from += 12) {
    const found = await Promise.all(seeds.slice(from, from + 12).map(async (seed) => explore(seed)))
    wrong.push(...found.flat())
  }
  expect(wrong).toEqual([])
}, 60_000)

/** Runs 25 callers against a faulty service. Every answer must be exactly the rows of its keys that exist. */
async function explore(seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const int = (below: number) => random.integer(below)
  const exists = (address: string) => Number.parseInt(address.slice(-3), 16) % 7 !== 0
  const wrong: string[] = []
  const client = open(
    async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, int(30)))
      const kind = random.next()
      if (kind < 0.1) return new Response('{"error":"x"}', { status: 500 })
      if (kind < 0.15) return new Response('{"error":"x"}', { status: 429, headers: { 'retry-after': '0' } })
      if (kind < 0.18) throw new TypeError('network')
      if (kind < 0.2) await new Promise(() => {})
      if (kind < 0.24) return [{}, null, { error: 'busy' }, { accounts: 'x' }][int(4)]
      return answer(
        asked
          .filter(exists)
          .map((address) => row(address))
          .toReversed(),
      )
    },
    { rate: 200, timeout: 80 },
  )
  await Promise.all(
    Array.from({ length: 25 }, async (_, caller) => {
      const keys = [
        ...new Set(
          Array.from({ length: random.chance(0.1) ? 150 : 1 + int(4) }, () =>
            testAddress(int(random.chance() ? 20 : 400)),
          ),
        ),
      ]
      const [start, leave, priority] = [
        int(60),
        random.chance(0.3) ? int(60) : undefined,
        random.chance() ? 'screen' : 'background',
      ] as const
      await new Promise((resolve) => setTimeout(resolve, start))
      const controller = new AbortController()
      if (leave !== undefined) setTimeout(() => controller.abort(new Error('left')), leave)
      const result = await client
        .request(accountStates, params(keys), { signal: controller.signal, priority })
        .catch((error: Error) => error)
      if (result instanceof Error) {
        if (result.message === 'left' && leave === undefined) wrong.push(`seed ${seed}: caller ${caller} was sent away`)
        return
      }
      const got = result.accounts.map(({ address }) => address)
      if (got.join() !== keys.filter(exists).join())
        wrong.push(`seed ${seed}: caller ${caller} asked for ${keys.length} keys and got ${got.length} rows`)
    }),
  )
  if (client.queue.length() !== 0) wrong.push(`seed ${seed}: ${client.queue.length()} requests are left in the queue`)
  return wrong
}

test('a library is asked for like everything else: within the limit, with the key, and of no other host', async () => {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const client = createClient({
    network: { name: 'libraries', baseUrl: 'https://libraries.example/api/v3' },
    apiKey: 'key-of-a-reader',
    apiKeyIn: 'header',
    fetch: async (url, init) => {
      sent.push({ url: new Request(url).url, init })
      return Response.json({ ok: true, result: { result: sent.length === 1 ? [{ hash: 'x', data: 'te6cc' }] : [] } })
    },
  })
  const load = createLibraryLoader(client)
  const hash = 'ab'.repeat(32)
  expect(await load(hash)).toBe('te6cc')
  expect(await load(hash)).toBeNull()
  expect(sent[0]?.url).toBe(`https://libraries.example/api/v2/getLibraries?libraries=${hash}`)
  expect(sent[0]?.init?.redirect).toBe('manual')
  expect(new Headers(sent[0]?.init?.headers).get('X-API-Key')).toBe('key-of-a-reader')

  let calls = 0
  const keyless = createClient({
    network: { name: 'libraries', baseUrl: 'https://libraries-2.example/api/v3' },
    fetch: async () => (calls++, Response.json({})),
  })
  void Promise.allSettled(Array.from({ length: 4 }, (_, at) => createLibraryLoader(keyless)(String(at).repeat(64))))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(calls).toBe(1)
  await expect(createLibraryLoader(open(() => ({ ok: true })))(hash)).rejects.toBeInstanceOf(ResponseShapeError)
})
