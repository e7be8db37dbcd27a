import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { type Client, createClient, skipToken, TonlensProvider, useAccountStates } from '../../../src/entries/index.ts'
import { useSameCode } from '../../../src/entries/contracts.ts'

const hash = 'aW5zdGVhZCBvZiBhIGhhc2ggb2YgMzIgYnl0ZXMuLi4='
const state = (address: string, code_hash: string | null) => ({
  address,
  code_hash,
  account_state_hash: hash,
  balance: '1',
  extra_currencies: {},
  status: 'active',
  frozen_hash: null,
  last_transaction_hash: null,
  last_transaction_lt: null,
  data_hash: null,
})
const addresses = ['A', 'B', 'C'].map((digit) => `0:${digit.repeat(64)}`)

function createNamedClient(name: string): { client: Client; requests: () => number } {
  let requests = 0
  const client = createClient({
    network: { name, baseUrl: `https://${name}.example/api/v3` },
    transport: {
      name: 'fixed',
      async request(_endpoint, params) {
        requests += 1
        const asked = (params as { address: string[] }).address
        return {
          body: {
            accounts: asked.map((address) => state(address, address === addresses[2] ? 'b3RoZXI=' : hash)),
            address_book: {},
            metadata: {},
          },
          origin: { source: 'service', asOf: 0, transport: 'fixed' },
        }
      },
    },
  })
  return { client, requests: () => requests }
}

function Loaded({ address }: { readonly address: readonly string[] }) {
  useAccountStates({ address: [...address] })
  return null
}

function List({
  code = hash,
  except,
  client,
}: {
  readonly code?: string | typeof skipToken
  readonly except?: string
  readonly client?: Client
}) {
  return <output>{useSameCode(code, { except, client }).join(' ')}</output>
}

afterEach(cleanup)

const shown = () => screen.getByRole('status').textContent

test('finds contracts as answers arrive, without a request, and only of its client', async () => {
  const { client, requests } = createNamedClient('one')
  const other = createNamedClient('two')
  const cache = new QueryClient()
  const page = (address: readonly string[], props = {}) => (
    <QueryClientProvider client={cache}>
      <TonlensProvider client={client}>
        <List {...props} />
        {address.map((each) => (
          <Loaded key={each} address={[each]} />
        ))}
      </TonlensProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page([]))
  expect(shown()).toBe('')
  rerender(page(addresses.slice(0, 1)))
  await waitFor(() => expect(shown()).toBe(addresses[0]))
  rerender(page(addresses))
  await waitFor(() => expect(shown()).toBe(`${addresses[0]} ${addresses[1]}`))
  expect(requests()).toBe(3)
  rerender(page(addresses, { except: addresses[0] }))
  expect(shown()).toBe(addresses[1])
  rerender(page(addresses, { client: other.client }))
  expect(shown()).toBe('')
  rerender(page(addresses, { code: skipToken }))
  expect(shown()).toBe('')
})

test('server output has no list', () => {
  const { client } = createNamedClient('server')
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <TonlensProvider client={client}>
        <List />
      </TonlensProvider>
    </QueryClientProvider>,
  )
  expect(html).toBe('<output></output>')
})
