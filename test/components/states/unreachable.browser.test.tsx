// Old content of a mirror says how old it is, and why there is none newer: in every kind of view, for every failure.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  cardState,
  createClient,
  JettonBalances,
  JettonCard,
  listState,
  mirrored,
  NftGallery,
  TonlensProvider,
  TransactionTable,
  useInfiniteJettonWallets,
  useInfiniteTransactions,
  useJettonMasters,
  useNftGallery,
} from '../../../src/entries/index.ts'
import { HttpError, NetworkError, TimeoutError, type Transport } from '../../../src/entries/client.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import { chinese } from '../../../src/entries/locales/zh.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import chain from '../../../stories/chain/index.json'
import { history, item } from '../../fixtures/testRows.ts'

const files = import.meta.glob('../../../stories/chain/{jetton-masters,jetton-wallets}.json', { import: 'default' })
const owner = chain.showcase.wallet

function History() {
  const query = useInfiniteTransactions({ account: [owner] })
  return (
    <TransactionTable
      transactions={query.data?.pages.flatMap((page) => page.transactions) ?? []}
      {...listState(query)}
    />
  )
}
function Balances() {
  const query = useInfiniteJettonWallets({ owner_address: [owner] })
  return (
    <JettonBalances wallets={query.data?.pages.flatMap((page) => page.jetton_wallets) ?? []} {...listState(query)} />
  )
}
function Jetton() {
  const query = useJettonMasters({ address: [chain.showcase.jettonMaster] })
  return <JettonCard master={query.data?.jetton_masters[0]} {...cardState(query)} />
}
function Gallery() {
  const gallery = useNftGallery({ owner_address: [owner] })
  return <NftGallery items={gallery.rows} metadata={gallery.metadata} {...listState(gallery)} />
}

const views: readonly (readonly [name: string, view: ReactElement])[] = [
  ['a table', <History key="view" />],
  ['a list', <Balances key="view" />],
  ['a card', <Jetton key="view" />],
  ['a gallery', <Gallery key="view" />],
]

let index: Transport
let mirror: Mirror
/** Error that the service throws; undefined while it answers. */
let failure: ((path: string) => Error) | undefined

/** A service whose answers are three hours old by the time that they are shown again. */
const service: Transport = {
  name: 'service',
  async request(endpoint, params, init) {
    if (failure !== undefined) throw failure(endpoint.path)
    const answer = await index.request(endpoint, params, init)
    return { ...answer, origin: { ...answer.origin, asOf: Date.now() / 1000 - 3 * 3600 } }
  },
}

beforeAll(async () => {
  const bodies = await Promise.all(Object.values(files).map((load) => load()))
  const rows = history(1, 1, 3).map((row) => ({ ...row, account: owner }))
  const items = [{ ...item(7, 1, 5, '0'), owner_address: owner }]
  index = createMemoryIndex([...bodies, { transactions: rows }, { nft_items: items }]).transport
  mirror = await openMirror({ name: `unreachable ${Date.now()}` })
  for (const [, view] of views) {
    show(view)
    await waitFor(() => expect(shownState()).toBe('shown'))
    cleanup()
  }
  // Answers are stored in the background, one after another.
  await mirror.ingest({ transactions: [] })
})
afterAll(() => mirror.close())
afterEach(() => {
  cleanup()
  failure = undefined
})

function show(view: ReactElement, language: object = {}): HTMLElement {
  const client = createClient({
    network: { name: 'test', baseUrl: 'http://index/api/v3' },
    transport: mirrored(mirror, service),
  })
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TonlensProvider {...language} client={client}>
        {view}
      </TonlensProvider>
    </QueryClientProvider>,
  ).container
}

const shownState = () => document.querySelector('[data-state="shown"]')?.getAttribute('data-state')
const line = (container: HTMLElement) => container.querySelector('[part~="freshness"]')?.textContent

const failures: readonly (readonly [kind: string, failure: (path: string) => Error])[] = [
  ['does not answer', (path) => new NetworkError(path, 'connection refused')],
  ['is too slow', (path) => new TimeoutError(path, 1)],
  ['fails', (path) => new HttpError(path, 500, 'server', 'broken')],
  ['limits the rate', (path) => new HttpError(path, 429, 'rateLimited', 'too many')],
]

test.each(views.flatMap(([name, view]) => failures.map(([kind, fail]) => [name, kind, view, fail] as const)))(
  'in %s, when the service %s',
  async (_name, _kind, view, fail) => {
    failure = fail
    const container = show(view)
    await waitFor(() => expect(line(container)).toBe('Service unreachable · As of 3 hours ago'))
    expect(shownState()).toBe('shown')
    expect(container.querySelector('[data-state="empty"], [role="alert"]')).toBeNull()
  },
)

test.each(views)('in %s, a service that refuses is an error beside the content, with its age', async (_name, view) => {
  failure = (path) => new HttpError(path, 401, 'unauthorized', 'wrong key')
  const container = show(view)
  await waitFor(() => expect(container.querySelector('[part~="error-state"]')).not.toBeNull())
  expect(line(container)).toBe('As of 3 hours ago')
  expect(shownState()).toBe('shown')
})

test.each([
  ['Russian', { locale: 'ru', messages: russian }, 'Сервис недоступен · Данные получены 3 часа назад'],
  ['Chinese', { locale: 'zh', messages: chinese }, '服务无法访问 · 数据时间： 3小时前'],
])('in %s', async (_name, language, words) => {
  failure = failures[0]?.[1]
  const container = show(<History />, language)
  await waitFor(() => expect(line(container)).toBe(words))
})
