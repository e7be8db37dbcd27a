// A page that a server has rendered from prefetched answers shows the names in them at once, and keeps them.
import {
  dehydrate,
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import { NftToolbar } from '../../../src/components/nfts/nft-gallery/NftToolbar.tsx'
import { findNfts } from '../../../src/components/nfts/nft-gallery/findNfts.ts'
import { MessageChainGraph } from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { TonlensProvider, useTransactions } from '../../../src/react/hooks/index.ts'
import { endpointQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { people, transaction } from '../../fixtures/transactions.ts'
import { createItem, createItems, itemAddress } from '../../components/nfts/nft-grid.fixture.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const { alice } = people
const params = { account: [alice], limit: 5 }
const answer = {
  transactions: [],
  address_book: { [alice]: { user_friendly: alice, domain: 'alice.ton', interfaces: [] } },
  metadata: {},
}

function createSide() {
  const transport = scriptedTransport(() => answer)
  return createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' }, transport })
}

function Page(): ReactElement {
  const { data } = useTransactions(params, { staleTime: Infinity })
  return (
    <p>
      {data?.transactions.length} <Address value={alice} />
    </p>
  )
}

afterEach(() => vi.restoreAllMocks())

test('the HTML has the names of the answers that it was made from, and hydrates without a mismatch or a flicker', async () => {
  const server = createSide()
  const prefetched = new QueryClient()
  await prefetched.prefetchQuery(endpointQueryOptions(server, transactions, params))
  const state = JSON.parse(JSON.stringify(dehydrate(prefetched))) as DehydratedState
  const page = (client: ReturnType<typeof createSide>, cache: QueryClient) => (
    <QueryClientProvider client={cache}>
      <TonlensProvider client={client}>
        <HydrationBoundary state={state}>
          <Page />
        </HydrationBoundary>
      </TonlensProvider>
    </QueryClientProvider>
  )
  const html = renderToString(page(server, new QueryClient()))
  expect(html).toContain('alice.ton')

  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  onTestFinished(() => host.remove())
  const texts = new Set([host.textContent])
  const observer = new MutationObserver(() => texts.add(host.textContent))
  observer.observe(host, { subtree: true, childList: true, characterData: true })
  const errors = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const client = createSide()
  await act(async () => {
    const root = hydrateRoot(host, page(client, new QueryClient()), { onRecoverableError: recovered })
    onTestFinished(() => root.unmount())
  })
  await new Promise((done) => setTimeout(done, 50))
  observer.disconnect()
  expect([...texts]).toEqual([texts.values().next().value])
  expect(host.textContent).toContain('alice.ton')
  expect(recovered).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()
})

test('names that only the server has learned are not in the HTML: the browser could not repeat them', () => {
  const server = createSide()
  server.names.harvest(answer, 1)
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TonlensProvider client={server}>
        <Address value={alice} />
      </TonlensProvider>
    </QueryClientProvider>,
  )
  expect(html).not.toContain('alice.ton')
})

const items = [...createItems(0, 3), createItem(3, { collection_address: itemAddress(0xbeef) })]
const collection = items[0]?.collection_address ?? ''

test.each([
  ['MessageChainGraph', () => <MessageChainGraph trace={[transaction({ account: alice })]} />],
  ['NftToolbar', () => <NftToolbar items={items} view={{}} onViewChange={() => {}} found={findNfts(items, {})} />],
])('%s hydrates without a mismatch where the browser and the server know different names', async (_name, draw) => {
  const page = (client: ReturnType<typeof createSide>) => (
    <QueryClientProvider client={new QueryClient()}>
      <TonlensProvider client={client}>{draw()}</TonlensProvider>
    </QueryClientProvider>
  )
  const token = {
    is_indexed: true,
    token_info: [{ valid: true, type: 'nft_collections', name: 'Lanterns of the server' }],
  }
  const learned = { ...answer, metadata: { [collection]: token } }
  const [server, client] = [createSide(), createSide()]
  server.names.harvest(learned, 1)
  const html = renderToString(page(server))
  expect(html).not.toMatch(/alice\.ton|Lanterns/)

  client.names.harvest(learned, 1)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = html
  onTestFinished(() => host.remove())
  const recovered = vi.fn()
  await act(async () => {
    const root = hydrateRoot(host, page(client), { onRecoverableError: recovered })
    onTestFinished(() => root.unmount())
  })
  expect(recovered).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(host.innerHTML).toMatch(/alice\.ton|Lanterns/))
})
