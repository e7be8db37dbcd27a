import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createClient, TonlensProvider } from 'tonlens'
import { createMemoryIndex } from 'tonlens/memory'
import { provideBrowserApis } from 'tonlens/testing'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { HeldJettons } from './HeldJettons.tsx'

const owner = `0:${'11'.repeat(32)}`
const jetton = `0:${'22'.repeat(32)}`
const wallet = `0:${'33'.repeat(32)}`

/** Answers as the service sends them, reduced to the fields that matter here. */
const rows = {
  jetton_wallets: [
    {
      address: wallet,
      owner,
      jetton,
      balance: '1500000000',
      last_transaction_lt: '1',
      code_hash: null,
      data_hash: null,
    },
  ],
  metadata: {
    [jetton]: {
      is_indexed: true,
      token_info: [{ valid: true, type: 'jetton_masters', name: 'Lumen', symbol: 'LUM', extra: { decimals: '9' } }],
    },
  },
}

/** Renders the component with a client of its own, so that no test sees what another one has cached. */
function renderHeld(index = createMemoryIndex([rows])) {
  const client = createClient({ network: 'mainnet', transport: index.transport })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <TonlensProvider client={client}>
        <HeldJettons owner={owner} />
      </TonlensProvider>
    </QueryClientProvider>,
  )
}

beforeAll(provideBrowserApis)
afterEach(cleanup)

test('shows the balance with the symbol of the jetton', async () => {
  renderHeld()
  expect(await screen.findByText('1.5')).toBeDefined()
  expect(screen.getAllByText('LUM')).toHaveLength(1)
})

test('says so when the service fails', async () => {
  const index = createMemoryIndex([rows])
  index.fail({ endpoint: 'jettonWallets', status: 500 })
  renderHeld(index)
  expect(await screen.findByRole('alert')).toBeDefined()
})
