import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Transport } from '../../../src/sources/client/transports/transport.ts'
import { createClient, TonlensProvider, useInfiniteTransactions, useTransactions } from '../../../src/entries/index.ts'

afterEach(cleanup)

test('a parent asks before its children, and the first pages of lists before the second ones', async () => {
  const positions: [name: string, position: number][] = []
  const transport: Transport = {
    name: 'recording',
    async request(_, params, init) {
      const name = params['limit'] === 7 ? 'child' : params['end_lt'] === undefined ? 'first page' : 'second page'
      positions.push([name, init?.position?.() ?? Number.NaN])
      const rows = name === 'first page' ? [row('2'), row('1')] : []
      return {
        body: { transactions: rows, address_book: {} },
        origin: { source: 'service', asOf: 0, transport: 'recording' },
      }
    },
  }
  const client = createClient({ network: 'mainnet', transport })
  function Child() {
    useTransactions({ limit: 7 })
    return null
  }
  function Page() {
    const list = useInfiniteTransactions({ limit: 2 })
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
    return <Child />
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TonlensProvider client={client}>
        <Page />
      </TonlensProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => positions.length).toBeGreaterThanOrEqual(3)
  const names = positions.toSorted(([, a], [, b]) => a - b).map(([name]) => name)
  expect(names).toEqual(['first page', 'child', 'second page'])
})

const row = (lt: string) => ({ account: '0:00', hash: lt, lt, now: 0 })
