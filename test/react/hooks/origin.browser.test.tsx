import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type AnswerKeeper,
  createClient,
  HttpError,
  mirrored,
  type MirroredOptions,
  NetworkError,
  NotMirroredError,
  type Params,
  ResponseShapeError,
  TimeoutError,
} from '../../../src/entries/client.ts'
import {
  TonlensProvider,
  useInfiniteNftItems,
  useMasterchainHead,
  useNftItems,
} from '../../../src/react/hooks/index.ts'
import { nftItems } from '../../../src/service/endpoints/nfts.ts'
import { endpointQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const OWNER = `0:${'AB'.repeat(32)}`
const rows = (count: number, from = 0, on_sale = false) => ({
  nft_items: Array.from({ length: count }, (_, index) => ({
    address: `0:${String(from + index).padStart(64, '0')}`,
    on_sale,
  })),
  address_book: {},
  metadata: {},
})

afterEach(cleanup)

/** A page whose mirror holds what `held` gives, so many seconds old. */
function setUp(held: (params: Params) => unknown, options: MirroredOptions = {}) {
  const state = { age: 0, held, answer: (_params: Params): unknown => rows(1), listeners: new Set<() => void>() }
  const local = scriptedTransport(
    (_name, params) => {
      const body = state.held(params)
      if (body === undefined) throw new NotMirroredError('nftItems', 'no sweep')
      return body
    },
    () => ({ source: 'mirror', asOf: Date.now() / 1000 - state.age, transport: 'mirror' }),
  )
  const service = scriptedTransport((_name, params) => state.answer(params))
  const mirror: AnswerKeeper = {
    transport: local,
    ingest: async () => {},
    subscribe(listener) {
      state.listeners.add(listener)
      return () => void state.listeners.delete(listener)
    },
  }
  const client = createClient({
    network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' },
    transport: mirrored(mirror, service, options),
  })
  const cache = new QueryClient()
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={cache}>
        <TonlensProvider client={client}>{children}</TonlensProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const change = () => {
    for (const listener of state.listeners) listener()
  }
  return { state, client, cache, wrapper, local, service, change }
}

describe('the origin of an answer', () => {
  test('is the mirror and its moment, whatever is selected', async () => {
    const { wrapper, state } = setUp(() => rows(2))
    state.age = 30
    const { result } = renderHook(
      () => {
        const query = useNftItems({ owner_address: [OWNER] }, { select: (page) => page.nft_items.length })
        return { count: query.data, origin: query.origin }
      },
      { wrapper },
    )
    expect(result.current.origin).toBeUndefined()
    await waitFor(() => expect(result.current.count).toBe(2))
    expect(result.current.origin?.source).toBe('mirror')
    expect(result.current.origin?.asOf).toBeCloseTo(Date.now() / 1000 - 30, -1)
  })

  test('is the service after an old answer was replaced, also by an equal one', async () => {
    const { wrapper, state, service } = setUp(() => rows(1))
    state.age = 3600
    const { result } = renderHook(
      () => {
        const query = useNftItems({ owner_address: [OWNER] })
        return { data: query.data, origin: query.origin }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.origin?.source).toBe('service'))
    expect(result.current.data).toEqual(rows(1))
    expect(service.calls).toHaveLength(1)
  })

  test('keeps equal data the same object while it moves on', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    let finish: (answer: unknown) => void = () => {}
    state.age = 3600
    state.answer = () => new Promise((resolve) => (finish = resolve))
    const { result } = renderHook(
      () => {
        const query = useNftItems({ owner_address: [OWNER] })
        return { data: query.data, origin: query.origin }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.origin?.source).toBe('mirror'))
    const before = result.current.data
    finish(rows(1))
    await waitFor(() => expect(result.current.origin?.source).toBe('service'))
    expect(result.current.data).toBe(before)
  })

  test('is told page by page, and for all pages by the oldest', async () => {
    const { wrapper } = setUp((params) => (params['offset'] === 0 ? rows(2) : undefined))
    const { result } = renderHook(
      () => {
        const query = useInfiniteNftItems({ owner_address: [OWNER], limit: 2 })
        return { query, origin: query.origin, origins: query.origins }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.query.hasNextPage).toBe(true))
    await result.current.query.fetchNextPage()
    await waitFor(() => expect(result.current.origins).toHaveLength(2))
    expect(result.current.origins.map((origin) => origin?.source)).toEqual(['mirror', 'service'])
    expect(result.current.origin?.source).toBe('mirror')
    expect(result.current.origin?.asOf).toBe(result.current.origins[0]?.asOf)
  })

  test('is known of what a server fetched', async () => {
    const server = setUp(() => rows(2))
    const params = { owner_address: [OWNER] }
    await server.cache.fetchQuery(endpointQueryOptions(server.client, nftItems, params))
    const { wrapper, cache } = setUp(() => rows(3))
    hydrate(cache, JSON.parse(JSON.stringify(dehydrate(server.cache))))
    const { result } = renderHook(
      () => {
        const query = useNftItems(params, { staleTime: Infinity })
        return { data: query.data, origin: query.origin }
      },
      { wrapper },
    )
    expect(result.current.data?.nft_items).toHaveLength(2)
    expect(result.current.origin?.source).toBe('mirror')
  })

  test('is not known of what was put into the cache by hand', async () => {
    const { wrapper, client, cache } = setUp(() => rows(1))
    const params = { owner_address: [OWNER] }
    cache.setQueryData([client.key, 'nftItems', 'one', params], rows(3))
    const { result } = renderHook(
      () => {
        const query = useNftItems(params, { staleTime: Infinity })
        return { data: query.data, origin: query.origin }
      },
      { wrapper },
    )
    expect(result.current.data?.nft_items).toHaveLength(3)
    expect(result.current.origin).toBeUndefined()
  })
})

describe('a refetch that brings the same data', () => {
  const countRenders = async (readsOrigin: boolean) => {
    const { wrapper } = setUp(() => undefined)
    let renders = 0
    const { result } = renderHook(
      () => {
        renders++
        const query = useNftItems({ limit: 1 })
        const { data, refetch } = query
        return { data, refetch, asOf: readsOrigin ? query.origin?.asOf : undefined }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.data).toBeDefined())
    const { asOf } = result.current
    const before = renders
    await new Promise((resolve) => setTimeout(resolve, 5))
    await act(async () => void (await result.current.refetch()))
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { more: renders - before, isLater: (result.current.asOf ?? 0) > (asOf ?? 0) }
  }

  test('does not render a component that shows no origin', async () => {
    expect(await countRenders(false)).toEqual({ more: 0, isLater: false })
  })

  test('renders a component that shows the origin', async () => {
    const { more, isLater } = await countRenders(true)
    expect(isLater).toBe(true)
    expect(more).toBeGreaterThan(0)
  })
})

describe('an old answer of the mirror', () => {
  test('is shown at once and replaced by the one of the service', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    let finish: (answer: unknown) => void = () => {}
    state.age = 3600
    state.answer = () => new Promise((resolve) => (finish = resolve))
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }).data, { wrapper })
    await waitFor(() => expect(result.current?.nft_items).toHaveLength(1))
    finish(rows(4))
    await waitFor(() => expect(result.current?.nft_items).toHaveLength(4))
  })

  test('never comes back after the newer one', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    state.age = 3600
    state.answer = () => rows(4)
    const seen: (number | undefined)[] = []
    const { result } = renderHook(
      () => {
        const query = useNftItems({ owner_address: [OWNER] })
        seen.push(query.data?.nft_items.length)
        return query
      },
      { wrapper },
    )
    await waitFor(() => expect(seen.at(-1)).toBe(4))
    const replaced = seen.length
    await result.current.refetch()
    expect(new Set(seen.slice(replaced))).not.toContain(1)
    expect(result.current.data?.nft_items).toHaveLength(4)
  })

  test('is replaced in its own page alone', async () => {
    const { wrapper, state } = setUp((params) => rows(2, Number(params['offset'])))
    state.age = 3600
    state.answer = (params) => rows(2, Number(params['offset']), true)
    const { result } = renderHook(() => useInfiniteNftItems({ owner_address: [OWNER], limit: 2 }), { wrapper })
    await waitFor(() => expect(result.current.data?.pages[0]?.nft_items[0]?.on_sale).toBe(true))
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data?.pages[1]?.nft_items[0]?.on_sale).toBe(true))
    const numbers = result.current.data?.pages.flatMap((page) =>
      page.nft_items.map(({ address }) => Number(address.slice(2))),
    )
    expect(numbers).toEqual([0, 1, 2, 3])
  })

  test('is replaced after a fetch in progress, which would undo it', async () => {
    const { wrapper, state } = setUp((params) => (params['offset'] === 0 ? rows(2) : undefined))
    const waiting = new Map<unknown, (answer: unknown) => void>()
    state.age = 3600
    state.answer = ({ offset }) => new Promise((resolve) => waiting.set(offset, resolve))
    const { result } = renderHook(() => useInfiniteNftItems({ owner_address: [OWNER], limit: 2 }), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    void result.current.fetchNextPage()
    await waitFor(() => expect(waiting.has(2)).toBe(true))
    waiting.get(0)?.(rows(2, 0, true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    waiting.get(2)?.(rows(1, 2))
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    await waitFor(() => expect(result.current.data?.pages[0]?.nft_items[0]?.on_sale).toBe(true))
  })
})

describe('a service that gives no newer answer', () => {
  const refusals = (['notFound', 'noRoute', 'invalid', 'unauthorized', 'forbidden', 'redirected'] as const).map(
    (kind) => new HttpError('/nft/items', 400, kind, 'no'),
  )
  const errors = [
    ...refusals,
    new ResponseShapeError('/nft/items', [{ path: [], message: 'expected JSON, got an HTML page' }]),
  ]

  test.each(errors.map((error) => [error.message, error] as const))(
    'leaves the old one, and is the error: %s',
    async (_message, error) => {
      const { wrapper, state, client } = setUp(() => rows(1))
      state.age = 3600
      state.answer = () => Promise.reject(error)
      const { result } = renderHook(
        () => {
          const query = useNftItems({ owner_address: [OWNER] })
          return { data: query.data, error: query.error, origin: query.origin }
        },
        { wrapper },
      )
      await waitFor(() => expect(result.current.error).toBe(error))
      expect(result.current.data?.nft_items).toHaveLength(1)
      expect(result.current.origin).toMatchObject({
        source: 'mirror',
        asOf: expect.closeTo(Date.now() / 1000 - 3600, -1),
      })
      await expect(client.request(nftItems, { owner_address: [OWNER] })).rejects.toBe(error)
    },
  )

  test('in an unexpected shape is the error, too', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    state.age = 3600
    state.answer = () => ({ error: 'busy' })
    const { result } = renderHook(
      () => {
        const { data, error } = useNftItems({ owner_address: [OWNER] })
        return { data, error }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ResponseShapeError))
    expect(result.current.data?.nft_items).toHaveLength(1)
  })

  test.each([
    ['out of reach', new NetworkError('/nft/items', new TypeError('offline'))],
    ['late', new TimeoutError('/nft/items', 20_000, 'answer')],
    ['broken', new HttpError('/nft/items', 500, 'server', 'busy')],
  ])('because it is %s is told by the origin', async (_name, error) => {
    const { wrapper, state, client } = setUp(() => rows(1))
    state.age = 3600
    state.answer = () => Promise.reject(error)
    const { result } = renderHook(
      () => {
        const query = useNftItems({ owner_address: [OWNER] })
        return { error: query.error, origin: query.origin }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.origin?.unreachable).toBe(true))
    expect(result.current.error).toBeNull()
    expect((await client.ask(nftItems, { owner_address: [OWNER] })).origin).toMatchObject({ source: 'mirror' })
  })

  test('says nothing of how far its index is behind now', async () => {
    const { wrapper, state } = setUp(() => ({ first: block(0), last: block(state.age) }))
    state.age = 10_800
    state.answer = () => Promise.reject(new NetworkError('/masterchainInfo', new TypeError('offline')))
    const { result } = renderHook(
      () => {
        const { lag, origin } = useMasterchainHead()
        return { lag, origin }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.origin?.source).toBe('mirror'))
    expect(result.current.lag).toBeLessThan(5)
  })
})

const block = (age: number) => ({
  workchain: -1,
  shard: '8000000000000000',
  seqno: 5,
  gen_utime: String(Math.floor(Date.now() / 1000) - age),
})

describe('the policy of a hook', () => {
  test('asks the source it names and shares no cache with the others', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    state.answer = () => rows(5)
    const params = { owner_address: [OWNER] }
    const { result } = renderHook(
      () => [
        useNftItems(params).data?.nft_items.length,
        useNftItems(params, { policy: 'service-only' }).data?.nft_items.length,
      ],
      { wrapper },
    )
    await waitFor(() => expect(result.current).toEqual([1, 5]))
  })

  test('shows what is not mirrored as such, never as empty', async () => {
    const { wrapper, service } = setUp(() => undefined)
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }, { policy: 'mirror-only' }), { wrapper })
    await waitFor(() => expect(result.current.error).toBeInstanceOf(NotMirroredError))
    expect(result.current.data).toBeUndefined()
    expect(service.calls).toHaveLength(0)
  })

  test('is that of the provider where the hook has none', async () => {
    const { client, service } = setUp(() => rows(1), { policy: 'service-only' })
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }), {
      wrapper: ({ children }: { children?: ReactNode }) => (
        <TonlensProvider client={client} policy="mirror-only">
          {children}
        </TonlensProvider>
      ),
    })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(service.calls).toHaveLength(0)
  })

  test('answers without a network', async () => {
    const { wrapper } = setUp(() => rows(1))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
  })
})

describe('a browser that is online again', () => {
  test('asks anew for what the mirror answered, however fresh it is', async () => {
    const { wrapper, state, local } = setUp(() => rows(1))
    const { result } = renderHook(
      () => [
        useNftItems({ limit: 1 }, { staleTime: Infinity }).data?.nft_items.length,
        useNftItems({ limit: 2 }, { staleTime: Infinity, policy: 'service-only' }).isSuccess,
      ],
      { wrapper },
    )
    await waitFor(() => expect(result.current).toEqual([1, true]))
    const asked = local.calls.length
    state.held = () => rows(2)
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(result.current).toEqual([2, true]))
    expect(local.calls.slice(asked).map(({ params }) => params['limit'])).toEqual([1])
  })
})

describe('a change of the mirror', () => {
  test('brings what it answers now, and what it could not answer before', async () => {
    const { wrapper, state, change } = setUp(() => undefined, { policy: 'mirror-only' })
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }), { wrapper })
    await waitFor(() => expect(result.current.isError).toBe(true))
    state.held = () => rows(1)
    change()
    await waitFor(() => expect(result.current.data?.nft_items).toHaveLength(1))
    state.held = () => rows(2)
    change()
    await waitFor(() => expect(result.current.data?.nft_items).toHaveLength(2), { timeout: 30_000 })
  })

  test('leaves alone what the service answered', async () => {
    const { wrapper, service, local, change } = setUp((params) => (params['limit'] === 1 ? rows(1) : undefined))
    const { result } = renderHook(() => [useNftItems({ limit: 1 }).isSuccess, useNftItems({ limit: 2 }).isSuccess], {
      wrapper,
    })
    await waitFor(() => expect(result.current).toEqual([true, true]))
    const asked = local.calls.length
    change()
    await waitFor(() => expect(local.calls).toHaveLength(asked + 1))
    expect(local.calls.at(-1)?.params['limit']).toBe(1)
    expect(service.calls).toHaveLength(1)
  })

  test('is not listened to any more once the page is gone', async () => {
    const { wrapper, state } = setUp(() => rows(1))
    const { unmount } = renderHook(() => useNftItems({ limit: 1 }), { wrapper })
    await waitFor(() => expect(state.listeners.size).toBe(1))
    unmount()
    expect(state.listeners.size).toBe(0)
  })
})
