import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  cardState,
  createClient,
  ErrorState,
  JettonCard,
  listState,
  MessageChainGraph,
  NftGallery,
  TonlensProvider,
  TransactionTable,
  useInfiniteTransactions,
  useJettonMasters,
  useNftGallery,
  useTrace,
} from '../../../src/entries/index.ts'
import { HttpError, NetworkError } from '../../../src/entries/client.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { history, testAccount, testHash } from '../../fixtures/testRows.ts'

const index = createMemoryIndex([{ transactions: history(1, 1, 3) }])

function History() {
  const query = useInfiniteTransactions({ account: [testAccount(1)] })
  return (
    <TransactionTable
      transactions={query.data?.pages.flatMap((page) => page.transactions) ?? []}
      {...listState(query)}
    />
  )
}

function Jetton() {
  const query = useJettonMasters({ address: [testAccount(9)] })
  return <JettonCard master={query.data?.jetton_masters[0]} {...cardState(query)} />
}

function Gallery() {
  const gallery = useNftGallery({ owner_address: [testAccount(1)] })
  return <NftGallery items={gallery.rows} metadata={gallery.metadata} {...listState(gallery)} />
}

function Graph() {
  const query = useTrace(testHash(1))
  return <MessageChainGraph trace={query.trace} {...cardState(query)} />
}

function show(page: React.ReactElement, now = () => Date.now() / 1000) {
  const client = createClient({ network: { name: 'test', baseUrl: 'http://index/api/v3' }, transport: index.transport })
  const cache = new QueryClient()
  render(
    <QueryClientProvider client={cache}>
      <TonlensProvider client={client} now={now()}>
        {page}
      </TonlensProvider>
    </QueryClientProvider>,
  )
  return cache
}

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

describe('a page that is opened offline', () => {
  test.each([
    ['a table', <History key="page" />],
    ['a card', <Jetton key="page" />],
    ['a gallery', <Gallery key="page" />],
    ['a graph', <Graph key="page" />],
  ])('says so in %s, instead of a skeleton without end or an empty list', async (_, page) => {
    onlineManager.setOnline(false)
    show(page)
    await screen.findAllByText('You are offline. This loads once you are online again.')
    expect(
      document.querySelector('[data-state="loading"]:not([aria-hidden="true"], [aria-hidden="true"] *)'),
    ).toBeNull()
    expect(document.querySelector('[data-state="empty"]')).toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })

  test('loads when the network is back', async () => {
    onlineManager.setOnline(false)
    show(<History />)
    await screen.findByText('You are offline. This loads once you are online again.')
    onlineManager.setOnline(true)
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(2))
    expect(screen.queryByText(/offline/i)).toBeNull()
  })
})

test('content that is here stays, with its age', async () => {
  const cache = show(<History />, () => Math.floor(Date.now() / 1000) + 3 * 3600 + 60)
  await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(2))
  onlineManager.setOnline(false)
  void cache.refetchQueries()
  const line = await screen.findByText('Offline')
  expect(line.closest('[part~="freshness"]')?.textContent).toBe('Offline · As of 3 hours ago')
  expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(2)
})

describe('the age of an answer', () => {
  const show3Hours = (source: 'mirror' | 'service') => {
    const now = Math.floor(Date.now() / 1000)
    const client = createClient({ network: 'mainnet', transport: index.transport })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TonlensProvider client={client} now={now}>
          <TransactionTable transactions={history(1, 1, 3)} origin={{ source, asOf: now - 3 * 3600 }} />
        </TonlensProvider>
      </QueryClientProvider>,
    )
    return document.querySelector('[part~="freshness"]')?.textContent
  }

  test('is shown if it came from this browser', () => {
    expect(show3Hours('mirror')).toBe('As of 3 hours ago')
  })

  test('is not shown for an answer that the service gave to this page', () => {
    expect(show3Hours('service')).toBeUndefined()
  })
})

describe('an error', () => {
  test.each([
    new HttpError('/blocks', 422, 'invalid', 'wrong'),
    new HttpError('/blocks', 401, 'unauthorized', ''),
    new HttpError('/blocks', 501, 'server', ''),
  ])('that stays offers no retry: $status', (error) => {
    render(<ErrorState error={error} onRetry={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    new HttpError('/blocks', 503, 'server', ''),
    new NetworkError('/blocks', new TypeError('Failed to fetch')),
  ])('that may pass offers one: $name', (error) => {
    render(<ErrorState error={error} onRetry={() => {}} />)
    expect(screen.getByRole('button').textContent).toBe('Try again')
  })

  test('of the network keeps its advice for developers to itself', () => {
    const error = new NetworkError('/blocks', new TypeError('Failed to fetch'))
    render(<ErrorState error={error} />)
    expect(error.message).toContain('CORS')
    expect(document.body.textContent).not.toMatch(/CORS|base URL|fetch/)
  })
})
