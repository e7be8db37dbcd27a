import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  Address,
  type Client,
  createClient,
  HttpError,
  TonlensProvider,
  useAdjacentTransactions,
  useInfiniteNftItems,
  useMasterchainInfo,
  useNftItems,
  useRequestQueue,
  useSendMessage,
} from '../../../src/entries/index.ts'
import { endpointQueryOptions } from '../../../src/entries/query.ts'
import * as endpoints from '../../../src/entries/endpoints.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const OWNER = `0:${'AB'.repeat(32)}`
const HASH = 'ab'.repeat(32)
const items = (count: number, from = 0) => ({
  nft_items: Array.from({ length: count }, (_, index) => ({ address: `0:${String(from + index).padStart(64, '0')}` })),
  address_book: {},
  metadata: {},
})

afterEach(cleanup)

function setUp(script: Parameters<typeof scriptedTransport>[0], name = 'test') {
  const transport = scriptedTransport(script)
  const client = createClient({ network: { name, baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <StrictMode>
      <TonlensProvider client={client}>{children}</TonlensProvider>
    </StrictMode>
  )
  return { transport, client, wrapper }
}

describe('query hooks', () => {
  test('give the answer of the service', async () => {
    const { wrapper, transport } = setUp(() => items(2))
    const { result } = renderHook(() => useNftItems({ owner_address: [OWNER] }), { wrapper })
    expect(result.current.isPending).toBe(true)
    await waitFor(() => expect(result.current.data?.nft_items).toHaveLength(2))
    expect(transport.calls).toEqual([{ name: 'nftItems', params: { owner_address: [OWNER] } }])
  })

  test('send nothing while switched off', async () => {
    const { wrapper, transport } = setUp(() => items(1))
    const { result, rerender } = renderHook(({ on }) => useNftItems(on ? { owner_address: [OWNER] } : skipToken), {
      wrapper,
      initialProps: { on: false },
    })
    expect(result.current.fetchStatus).toBe('idle')
    expect(transport.calls).toHaveLength(0)
    rerender({ on: true })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
  })

  test('take no parameters where the endpoint has none', async () => {
    const { wrapper, transport } = setUp(() => ({ first: {}, last: {} }))
    const { result } = renderHook(() => useMasterchainInfo(), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(transport.calls).toEqual([{ name: 'masterchainInfo', params: {} }])
  })

  test('show 404 of adjacentTransactions as no neighbors', async () => {
    const { wrapper } = setUp(() => {
      throw new HttpError('/adjacentTransactions', 404, 'notFound', 'adjacent transactions not found')
    })
    const { result } = renderHook(() => useAdjacentTransactions({ hash: HASH }), { wrapper })
    await waitFor(() => expect(result.current.data?.transactions).toEqual([]))
  })

  test('show any other failure as an error, once', async () => {
    const { wrapper, transport } = setUp(() => {
      throw new HttpError('/adjacentTransactions', 422, 'invalid', 'bad hash')
    })
    const { result } = renderHook(() => useAdjacentTransactions({ hash: HASH }), { wrapper })
    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError))
    expect(result.current.data).toBeUndefined()
    expect(transport.calls).toHaveLength(1)
  })

  test('refuse parameters the service would ignore, before any request', async () => {
    const { wrapper, transport } = setUp(() => items(1))
    const misspelt = { owner_adress: [OWNER] } as object
    const { result } = renderHook(() => useNftItems(misspelt), { wrapper })
    await waitFor(() => expect(result.current.error?.name).toBe('InvalidParamsError'))
    expect(result.current.error?.message).toContain('owner_address')
    expect(transport.calls).toHaveLength(0)
  })

  test('wait in Suspense through the exported options', async () => {
    const { wrapper, client } = setUp(() => items(3))
    function Count() {
      const { data } = useSuspenseQuery(endpointQueryOptions(client, endpoints.nftItems, { owner_address: [OWNER] }))
      return <p>{data.nft_items.length} items</p>
    }
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Count />
      </Suspense>,
      { wrapper },
    )
    await screen.findByText('3 items')
  })
})

describe('infinite hooks', () => {
  test('ask page after page until a short one', async () => {
    const { wrapper, transport } = setUp((_, params) =>
      items(Number(params['offset']) === 0 ? 2 : 1, Number(params['offset'])),
    )
    const { result } = renderHook(() => useInfiniteNftItems({ owner_address: [OWNER], limit: 2 }), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await result.current.fetchNextPage()
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
    expect([result.current.hasMore, result.current.isLoadingMore]).toEqual([false, false])
    expect(transport.calls.map(({ params }) => [params['limit'], params['offset']])).toEqual([
      [2, 0],
      [2, 2],
    ])
  })

  test('give the rows of all pages in one array that stays the same, whatever is selected', async () => {
    const { wrapper } = setUp((_, params) => items(Number(params['offset']) === 0 ? 2 : 1, Number(params['offset'])))
    const { result, rerender } = renderHook(
      () => {
        const params = { owner_address: [OWNER], limit: 2 }
        const query = useInfiniteNftItems(params)
        const count = useInfiniteNftItems(params, { select: ({ pages }) => pages.length })
        return { query, selected: count.rows }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.query.hasMore).toBe(true))
    result.current.query.loadMore()
    await waitFor(() => expect(result.current.query.rows).toHaveLength(3))
    const { rows } = result.current.query
    expect(rows.map(({ address }) => Number(address.slice(2)))).toEqual([0, 1, 2])
    expect(result.current.selected).toEqual(rows)
    rerender()
    expect(result.current.query.rows).toBe(rows)
  })

  test('do not share their cache with the plain hook', async () => {
    const { wrapper } = setUp(() => items(1))
    const { result } = renderHook(() => [useNftItems({ limit: 1 }), useInfiniteNftItems({ limit: 1 })] as const, {
      wrapper,
    })
    await waitFor(() => {
      expect(result.current[0].data?.nft_items).toHaveLength(1)
      expect(result.current[1].data?.pages[0]?.nft_items).toHaveLength(1)
    })
  })
})

describe('several clients', () => {
  test('keep their answers apart in one cache', async () => {
    const one = setUp(() => items(1), 'one')
    const two = setUp(() => items(2), 'two')
    const cache = new QueryClient()
    const read = (client: Client) => () => {
      const inner = useNftItems({ limit: 9 })
      const other = useNftItems({ limit: 9 }, { client })
      return [inner.data?.nft_items.length, other.data?.nft_items.length]
    }
    const { result } = renderHook(read(two.client), {
      wrapper: ({ children }: { children?: ReactNode }) => (
        <QueryClientProvider client={cache}>
          <TonlensProvider client={one.client}>{children}</TonlensProvider>
        </QueryClientProvider>
      ),
    })
    await waitFor(() => expect(result.current).toEqual([1, 2]))
  })
})

describe('mutation hooks', () => {
  test('send once and never again by themselves', async () => {
    const { wrapper, transport } = setUp(() => {
      throw new HttpError('/message', 500, 'server', 'LITE_SERVER_UNKNOWN')
    })
    const { result } = renderHook(() => useSendMessage(), { wrapper })
    result.current.mutate({ boc: 'te6cckEBAQEAAgAAAEysuc0=' })
    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError))
    expect(transport.calls).toHaveLength(1)
  })
})

describe('useRequestQueue', () => {
  test('follows the number of requests that wait for the rate limit', async () => {
    const client = createClient({
      network: { name: 'queue', baseUrl: 'http://queue.invalid/api/v3' },
      rate: 5,
      fetch: async () => Response.json(items(0)),
    })
    const seen: number[] = []
    function Page() {
      seen.push(useRequestQueue())
      const pages = [1, 2, 3].map((limit) => ({ owner_address: [OWNER], limit }))
      return pages.map((params) => <Items key={params.limit} params={params} />)
    }
    function Items({ params }: { readonly params: { owner_address: string[]; limit: number } }) {
      return <p>{useNftItems(params).isSuccess ? 'here' : 'waiting'}</p>
    }
    render(
      <TonlensProvider client={client}>
        <Page />
      </TonlensProvider>,
    )
    await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(3), { timeout: 30_000 })
    expect(Math.max(...seen)).toBeGreaterThan(0)
    await waitFor(() => expect(seen.at(-1)).toBe(0))
  })
})

describe('the provider', () => {
  test('says what is missing when there is none', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() =>
      renderHook(() => useNftItems({}), {
        wrapper: ({ children }: { children?: ReactNode }) => (
          <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
        ),
      }),
    ).toThrow('TonlensProvider')
    complain.mockRestore()
  })

  test('shows names that any answer has brought', async () => {
    const { wrapper } = setUp(() => ({
      ...items(0),
      address_book: {
        [OWNER]: {
          user_friendly: 'EQCrq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq8Uk',
          domain: 'alice.ton',
          interfaces: [],
        },
      },
    }))
    function Page() {
      useNftItems({ owner_address: [OWNER] })
      return <Address value={OWNER} />
    }
    render(<Page />, { wrapper })
    await screen.findByText('alice.ton')
  })
})

describe('server rendering', () => {
  test('sends no request and hydrates prefetched answers without a warning', async () => {
    const { client, transport } = setUp(() => items(4))
    const params = { owner_address: [OWNER] }
    const mount = vi.fn<() => void>()
    function Count() {
      const { data } = useNftItems(params, { staleTime: 60_000 })
      useEffect(mount, [])
      return <p>{data === undefined ? 'none yet' : `${data.nft_items.length} items`}</p>
    }
    const page = (cache: QueryClient) => (
      <QueryClientProvider client={cache}>
        <HydrationBoundary state={state}>
          <TonlensProvider client={client}>
            <Count />
          </TonlensProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    )
    let state = dehydrate(new QueryClient())
    expect(renderToString(page(new QueryClient()))).toContain('none yet')
    expect(transport.calls).toHaveLength(0)

    const prefetched = new QueryClient()
    await prefetched.prefetchQuery(endpointQueryOptions(client, endpoints.nftItems, params))
    state = JSON.parse(JSON.stringify(dehydrate(prefetched))) as typeof state
    const html = renderToString(page(new QueryClient()))
    expect(html).toContain('4 items')

    const complain = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    container.innerHTML = html
    const root = hydrateRoot(container, page(new QueryClient()))
    await waitFor(() => expect(mount).toHaveBeenCalled())
    expect(container.textContent).toBe('4 items')
    expect(complain).not.toHaveBeenCalled()
    expect(transport.calls).toHaveLength(1)
    root.unmount()
  })

  test('names what a server prefetched, without a request', async () => {
    const row = { user_friendly: 'EQ', domain: 'alice.ton', interfaces: null }
    const answer = { nft_items: [], address_book: { [OWNER]: row }, metadata: {} }
    const server = createClient({ network: 'mainnet', transport: scriptedTransport(() => answer) })
    const prefetched = new QueryClient()
    await prefetched.prefetchQuery(endpointQueryOptions(server, endpoints.nftItems, { owner_address: [OWNER] }))
    const state = JSON.parse(JSON.stringify(dehydrate(prefetched))) as ReturnType<typeof dehydrate>

    const transport = scriptedTransport(() => ({}))
    const client = createClient({ network: 'mainnet', transport })
    const page = (hydrated: typeof state | undefined) => (
      <QueryClientProvider client={cache}>
        <TonlensProvider client={client}>
          <HydrationBoundary state={hydrated}>
            <Address value={OWNER} />
          </HydrationBoundary>
        </TonlensProvider>
      </QueryClientProvider>
    )
    const cache = new QueryClient()
    const { rerender } = render(page(undefined))
    expect(screen.queryByText('alice.ton')).toBeNull()
    const complain = vi.spyOn(console, 'error')
    rerender(page(state))
    expect(await screen.findByText('alice.ton')).toBeTruthy()
    expect(transport.calls).toHaveLength(0)
    expect(complain).not.toHaveBeenCalled()
  })
})
