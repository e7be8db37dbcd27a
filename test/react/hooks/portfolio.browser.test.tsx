import { renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createClient, HttpError } from 'tonlens'
import { usePortfolio } from 'tonlens/ledger'
import type { PriceSource } from 'tonlens/ledger'
import { showcase } from '../../../stories/chain/index.json'
import { openEmbeddedChain } from '../../../stories/chain/embedded.ts'

const { alice, bruno } = showcase.people
const { transport } = await openEmbeddedChain()
const client = createClient({ network: 'testnet', transport })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

const prices: PriceSource = (asset) => (asset.kind === 'coin' ? { value: '2', decimals: 9 } : null)

test('usePortfolio reads all parts of several accounts, then their prices', async () => {
  const { result } = renderHook(() => usePortfolio([alice, bruno, alice], { client, prices }), { wrapper })
  expect(result.current).toMatchObject({ data: undefined, isPending: true, error: null })
  await waitFor(() =>
    expect(Object.values(result.current.data?.parts ?? {}).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'complete'),
    ),
  )
  expect(result.current.data?.accounts).toEqual([alice, bruno])
  await waitFor(() => expect(result.current.isPricing).toBe(false))
  const { coin, total } = result.current.data!
  expect(BigInt(coin!.value!.replace('.', ''))).toBe(
    (BigInt(coin!.balance) * 2n * 10n ** 8n + 5n * 10n ** 8n) / 10n ** 9n,
  )
  expect(total.unpriced).toBe(result.current.data!.jettons.length)
  expect(result.current.origin).toMatchObject({ source: 'service' })
})

test('usePortfolio keeps the other parts where one fails, and says so; the failed one is read again', async () => {
  let fails = true
  const failing = createClient({
    network: 'testnet',
    transport: {
      ...transport,
      request: async (endpoint, params, init) => {
        if (fails && endpoint.name === 'jettonWallets') throw new HttpError(endpoint.path, 422, 'invalid', 'broken')
        return transport.request(endpoint, params, init)
      },
    },
  })
  const { result } = renderHook(() => usePortfolio([alice], { client: failing }), { wrapper })
  await waitFor(() => expect(result.current.data?.parts.jettons).toMatchObject({ status: 'error' }))
  await waitFor(() => expect(result.current.data?.parts.nfts.status).toBe('complete'))
  expect(result.current.data?.total.isComplete).toBe(false)
  fails = false
  result.current.refetch()
  await waitFor(() => expect(result.current.data?.parts.jettons).toEqual({ status: 'complete', error: null }))
  expect(result.current.data?.jettons.length).toBeGreaterThan(0)
})

test('usePortfolio asks for prices again when the currency changes, never showing those of another', async () => {
  const asked: string[] = []
  const price =
    (value: string): PriceSource =>
    async () => {
      asked.push(value)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { value, decimals: 9 }
    }
  const { result, rerender } = renderHook(
    ({ currency, value }) => usePortfolio([bruno], { client, currency, prices: price(value) }),
    {
      wrapper,
      initialProps: { currency: 'USD', value: '2' },
    },
  )
  await waitFor(() => expect(result.current.data?.coin?.price).toBe('2'))
  await waitFor(() => expect(result.current.isPricing).toBe(false))
  const before = asked.length
  // A new function alone asks for nothing: applications write it inline.
  rerender({ currency: 'USD', value: '2' })
  expect(asked).toHaveLength(before)
  rerender({ currency: 'EUR', value: '3' })
  expect(result.current.data?.coin?.price).toBe(null)
  expect(result.current.isPricing).toBe(true)
  await waitFor(() => expect(result.current.data?.coin?.price).toBe('3'))
})

test('usePortfolio tells an error if every part fails', async () => {
  const down = createClient({
    network: 'testnet',
    transport: { name: 'down', request: () => Promise.reject(new HttpError('/', 422, 'invalid', 'down')) },
  })
  const failed = renderHook(() => usePortfolio([alice], { client: down }), { wrapper })
  await waitFor(() => expect(failed.result.current.error).not.toBe(null))
  expect(failed.result.current).toMatchObject({ isPending: false, data: undefined })
})
