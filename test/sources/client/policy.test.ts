import { describe, expect, test, vi } from 'vitest'
import {
  type AnswerKeeper,
  createClient,
  fallback,
  HttpError,
  mirrored,
  type MirroredOptions,
  NetworkError,
  NotMirroredError,
  type Policy,
  TimeoutError,
  type Transport,
  type TypedAnswer,
  withPolicy,
} from '../../../src/entries/client.ts'
import { masterchainInfo, nftItems, sendMessage, transactions } from '../../../src/service/endpoints/index.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { catchError } from './setup.ts'

const network = { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }
const now = () => Date.now() / 1000
const body = (text: string) => ({
  nft_items: [{ address: text }],
  address_book: {},
  metadata: {},
})
const notMirrored = new NotMirroredError('nftItems', 'no sweep')
const unreachable = new NetworkError('/nft/items', 'offline')

/** A mirror that holds one answer of an age in seconds, or none. */
function createMirror(answer: (() => unknown) | undefined, age = 0) {
  const kept: unknown[] = []
  const listeners = new Set<() => void>()
  const transport = scriptedTransport(
    () => {
      if (answer === undefined) throw notMirrored
      return answer()
    },
    () => ({ source: 'mirror', asOf: now() - age, transport: 'mirror' }),
  )
  const mirror: AnswerKeeper = {
    transport,
    ingest: async (whole) => void kept.push(whole),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { mirror, kept, listeners, calls: transport.calls }
}

function setUp(
  held: ReturnType<typeof createMirror>,
  answer: () => unknown = () => body('service'),
  options: MirroredOptions = {},
) {
  const service = scriptedTransport(answer)
  const transport = mirrored(held.mirror, service, options)
  const client = createClient({ network, transport })
  const ask = async (init?: Parameters<typeof client.request<object, unknown>>[2]) => client.ask(nftItems, {}, init)
  return { client, ask, service, ...held }
}

const refuses = (error: Error) => () => {
  throw error
}

describe('mirror-first', () => {
  test('gives what the mirror holds and leaves the service alone while that is young', async () => {
    const { ask, service } = setUp(createMirror(() => body('mirror'), 10))
    const { data, origin } = await ask()
    expect(data).toEqual(body('mirror'))
    expect(origin).toMatchObject({ source: 'mirror' })
    expect(service.calls).toHaveLength(0)
  })

  test('asks the service for what the mirror does not hold, and keeps the answer', async () => {
    const { ask, kept } = setUp(createMirror(undefined))
    const { data, origin } = await ask()
    expect(data).toEqual(body('service'))
    expect(origin.source).toBe('service')
    expect(origin.asOf).toBeCloseTo(now(), -1)
    await vi.waitFor(() => expect(kept).toEqual([body('service')]))
  })

  test('gives an old answer at once, and the one of the service when it comes', async () => {
    const { ask, kept } = setUp(createMirror(() => body('mirror'), 61))
    const newer: TypedAnswer<unknown>[] = []
    expect((await ask({ onNewer: (answer) => newer.push(answer) })).data).toEqual(body('mirror'))
    await vi.waitFor(() => expect(newer.map(({ data }) => data)).toEqual([body('service')]))
    expect(newer[0]?.origin.source).toBe('service')
    expect(kept).toEqual([body('service')])
  })

  test('counts the age from the call', async () => {
    const { ask, service } = setUp(createMirror(() => body('mirror'), 61))
    await ask({ maxAge: 3600 })
    expect(service.calls).toHaveLength(0)
    await ask({ maxAge: 0 })
    expect(service.calls).toHaveLength(1)
  })

  test('stays with the old answer while the service cannot be asked', async () => {
    const { ask, service } = setUp(
      createMirror(() => body('mirror'), 61),
      refuses(unreachable),
    )
    const onNewer = vi.fn()
    expect((await ask({ onNewer })).data).toEqual(body('mirror'))
    await vi.waitFor(() => expect(service.calls).toHaveLength(1))
    expect(onNewer).not.toHaveBeenCalled()
  })

  test('says of an old answer for which nobody waits that the service could not be reached', async () => {
    const { ask } = setUp(
      createMirror(() => body('mirror'), 61),
      refuses(unreachable),
    )
    // The first call waits in vain; the next ones do not wait for a while.
    for (const init of [{}, {}, { onNewer: () => undefined }])
      expect((await ask(init)).origin).toMatchObject({ source: 'mirror', unreachable: true })
  })

  test('asks again for what the mirror repeats as refused when that is old, and stays with it while the service cannot be asked', async () => {
    const refused = (age: number) =>
      createMirror(
        refuses(
          new HttpError('/nft/items', 404, 'notFound', 'none', undefined, {
            source: 'mirror',
            asOf: now() - age,
            transport: 'mirror',
          }),
        ),
      )
    expect((await setUp(refused(61)).ask()).data).toEqual(body('service'))
    expect(await catchError(setUp(refused(61), refuses(unreachable)).ask())).toBeInstanceOf(HttpError)
    const { ask, service } = setUp(refused(10))
    expect(await catchError(ask())).toBeInstanceOf(HttpError)
    expect(service.calls).toHaveLength(0)
  })

  test('fails as the service does where neither has an answer', async () => {
    const { ask } = setUp(createMirror(undefined), refuses(unreachable))
    expect(await catchError(ask())).toBe(unreachable)
  })

  test('never asks the service behind a mirror that is the whole world', async () => {
    const world: AnswerKeeper = { transport: scriptedTransport(() => body('world')), ingest: async () => {} }
    const service = scriptedTransport(() => body('service'))
    const transport = mirrored(world, service, { maxAge: 0 })
    expect((await transport.request(nftItems as never, {})).body).toEqual(body('world'))
    expect(service.calls).toHaveLength(0)
  })
})

describe('service-first', () => {
  const policy = 'service-first'

  test('gives the answer of the service, which is kept', async () => {
    const { ask, calls, kept } = setUp(
      createMirror(() => body('mirror')),
      undefined,
      { policy },
    )
    expect((await ask()).data).toEqual(body('service'))
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(calls).toHaveLength(0)
  })

  test.each([
    unreachable,
    new TimeoutError('/nft/items', 20_000),
    new HttpError('/nft/items', 503, 'server', ''),
    new HttpError('/nft/items', 429, 'rateLimited', ''),
  ])('gives what the mirror holds after a $name', async (error) => {
    const { ask } = setUp(
      createMirror(() => body('mirror'), 999),
      refuses(error),
      { policy },
    )
    const { data, origin } = await ask()
    expect(data).toEqual(body('mirror'))
    expect(origin.source).toBe('mirror')
  })

  test('passes on what the service refuses on purpose', async () => {
    const refused = new HttpError('/nft/items', 422, 'invalid', 'bad address')
    const { ask, calls } = setUp(
      createMirror(() => body('mirror')),
      refuses(refused),
      { policy },
    )
    expect(await catchError(ask())).toBe(refused)
    expect(calls).toHaveLength(0)
  })

  test('tells why the service failed where the mirror holds nothing', async () => {
    const { ask } = setUp(createMirror(undefined), refuses(unreachable), { policy })
    expect(await catchError(ask())).toBe(unreachable)
  })

  test('takes no older answer than the call allows', async () => {
    const { ask } = setUp(
      createMirror(() => body('mirror'), 100),
      refuses(unreachable),
      { policy },
    )
    expect(await catchError(ask({ maxAge: 50 }))).toBe(unreachable)
    expect((await ask({ maxAge: 150 })).data).toEqual(body('mirror'))
  })
})

describe('mirror-only', () => {
  const policy = 'mirror-only'

  test('never asks the service, however old the answer is', async () => {
    const { ask, service } = setUp(createMirror(() => body('mirror'), 1e6))
    expect((await ask({ policy })).data).toEqual(body('mirror'))
    expect(service.calls).toHaveLength(0)
  })

  test('says that something is not mirrored, and gives nothing in its place', async () => {
    const { ask, service } = setUp(createMirror(undefined))
    expect(await catchError(ask({ policy }))).toBeInstanceOf(NotMirroredError)
    expect(service.calls).toHaveLength(0)
  })

  test('refuses an answer that is older than the call allows', async () => {
    const { ask } = setUp(createMirror(() => body('mirror'), 100))
    expect((await catchError(ask({ policy, maxAge: 50 }))).message).toContain('50 seconds')
  })

  test('does not send messages', async () => {
    const { client, service } = setUp(createMirror(undefined))
    const call = client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }, { policy })
    expect(await catchError(call)).toBeInstanceOf(NotMirroredError)
    expect(service.calls).toHaveLength(0)
  })

  test('is refused by a client without a mirror', async () => {
    const service = scriptedTransport(() => body('service'))
    const client = createClient({ network, transport: service })
    const call = client.request(nftItems, {}, { policy })
    expect((await catchError(call)).message).toContain('no mirror')
    expect(service.calls).toHaveLength(0)
  })
})

test('service-only does not look into the mirror, and still keeps answers', async () => {
  const { ask, calls, kept } = setUp(createMirror(() => body('mirror')))
  expect((await ask({ policy: 'service-only' })).data).toEqual(body('service'))
  await vi.waitFor(() => expect(kept).toHaveLength(1))
  expect(calls).toHaveLength(0)
})

describe('keeping', () => {
  test('never fails an answer, and tells what went wrong', async () => {
    const held = createMirror(undefined)
    const full = new Error('full')
    const mirror: AnswerKeeper = { ...held.mirror, ingest: () => Promise.reject(full) }
    const onProblem = vi.fn()
    const { ask } = setUp({ ...held, mirror }, undefined, { onProblem })
    expect((await ask()).data).toEqual(body('service'))
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(full))
  })

  test('is left out on request', async () => {
    const { ask, kept } = setUp(createMirror(undefined), undefined, { keep: false })
    await ask()
    await new Promise((resolve) => setTimeout(resolve))
    expect(kept).toHaveLength(0)
  })

  test('leaves out what sent messages answer', async () => {
    const { client, kept } = setUp(createMirror(undefined), () => ({ message_hash: 'AA==' }))
    await client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(kept).toHaveLength(0)
  })
})

describe('a mirror that is still opening', () => {
  test('is waited for', async () => {
    const { mirror } = createMirror(() => body('mirror'))
    const service = scriptedTransport(() => body('service'))
    const later = new Promise<AnswerKeeper>((resolve) => setTimeout(() => resolve(mirror), 5))
    expect((await mirrored(later, service).request(nftItems as never, {})).body).toEqual(body('mirror'))
  })

  test('leaves the service alone when it does not open', async () => {
    const service = scriptedTransport(() => body('service'))
    const absent = new Error('There is no IndexedDB here.')
    const onProblem = vi.fn()
    const transport = mirrored(Promise.reject(absent), service, { onProblem })
    const client = createClient({ network, transport })
    expect(await client.request(nftItems, {})).toEqual(body('service'))
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(absent)
    const offline = client.request(nftItems, {}, { policy: 'mirror-only' })
    expect((await catchError(offline)).message).toContain('There is no IndexedDB here.')
  })
})

describe('a client', () => {
  test('hands out its bare service, for the filling of the mirror', async () => {
    const held = createMirror(() => body('mirror'))
    const service = scriptedTransport(() => body('service'))
    const client = createClient({
      network,
      fetch: async () => Response.json(body('http')),
      rate: Infinity,
      transport: (bare) => mirrored(held.mirror, bare),
    })
    expect(await client.request(nftItems, {})).toEqual(body('mirror'))
    expect((await client.service.request(nftItems as never, {})).body).toEqual(body('http'))
    const own = createClient({ network, transport: service }).service
    expect((await own.request(nftItems as never, {})).body).toEqual(body('service'))
    expect(own.network).toBe(createClient({ network }).network.name)
  })

  test('of another policy has a key of its own and is made once', async () => {
    const { client, service } = setUp(createMirror(() => body('mirror')))
    const online = withPolicy(client, { policy: 'service-only' })
    expect(online).toBe(withPolicy(client, { policy: 'service-only' }))
    expect(online.key).not.toBe(client.key)
    expect(await online.request(nftItems, {})).toEqual(body('service'))
    expect(service.calls).toHaveLength(1)
    expect(withPolicy(client, {})).toBe(client)
  })

  test('hears of changes of the mirror until it stops listening', async () => {
    const { client, listeners } = setUp(createMirror(undefined))
    const changed = vi.fn()
    const stop = client.local?.subscribe(changed)
    await vi.waitFor(() => expect(listeners.size).toBe(1))
    for (const listener of listeners) listener()
    expect(changed).toHaveBeenCalledOnce()
    stop?.()
    expect(listeners.size).toBe(0)
  })

  test('keeps newer names of the service when the mirror tells older ones', async () => {
    const address = `0:${'AB'.repeat(32)}`
    const named = (domain: string) => ({
      ...body('x'),
      address_book: { [address]: { user_friendly: 'EQ', domain, interfaces: [] } },
    })
    const { ask, client } = setUp(
      createMirror(() => named('old.ton')),
      () => named('new.ton'),
    )
    await ask({ policy: 'service-only' })
    await ask()
    expect(client.names.addressBookRow(address)?.domain).toBe('new.ton')
  })
})

test('a misspelt policy is refused with the names of the known ones', async () => {
  const { ask, mirror } = setUp(createMirror(undefined))
  const misspelt = 'mirror-frist' as Policy
  expect(() =>
    mirrored(
      mirror,
      scriptedTransport(() => ({})),
      { policy: misspelt },
    ),
  ).toThrow('mirror-first')
  expect((await catchError(ask({ policy: misspelt }))).message).toContain('mirror-first')
})

describe('fallback', () => {
  const local: Transport = {
    ...scriptedTransport(() => ({ transactions: [], address_book: {} })),
    local: { subscribe: () => () => {} },
  }

  test('leaves out the service, or the mirror, by policy', async () => {
    const service = scriptedTransport(() => ({ first: {}, last: {} }))
    const client = createClient({ network, transport: fallback(local, service) })
    await client.request(transactions, {}, { policy: 'mirror-only' })
    expect(service.calls).toHaveLength(0)
    await client.request(masterchainInfo, {}, { policy: 'service-only' })
    expect(service.calls).toHaveLength(1)
  })
})
