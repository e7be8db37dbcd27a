import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { createClient, NetworkError } from 'tonlens'
import { useAccountLedger } from 'tonlens/ledger'
import { createMemoryIndex } from 'tonlens/memory'
import { showcase } from '../../../stories/chain/index.json'
import answer from '../../../stories/chain/transactions.json'

const [account = '', other = ''] = Object.values(showcase.people)
const rows = answer.transactions.filter((row) => row.account === account)
const createChainClient = (transactions = answer.transactions) =>
  createClient({ network: 'testnet', transport: createMemoryIndex([{ ...answer, transactions }]).transport })
const client = createChainClient()

test('useAccountLedger reads page after page to the first transaction', async () => {
  const { result } = renderHook(() => useAccountLedger(account, { client, limit: 40 }), { wrapper: StrictMode })
  expect(result.current).toMatchObject({ isPending: true, rows: [] })
  await waitFor(() => expect(result.current.rows).toHaveLength(40))
  for (let pages = 0; result.current.hasMore && pages < 50; pages++) {
    const before = result.current.rows.length
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isLoadingMore).toBe(false))
    expect(result.current.rows.length).toBeGreaterThan(before)
  }
  expect(result.current).toMatchObject({ hasMore: false, error: null })
  expect(new Set(result.current.rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

test('useAccountLedger keeps the lines before a gap, and starts anew for another account', async () => {
  const gap = createChainClient(answer.transactions.filter(({ hash }) => hash !== rows[30]!.hash))
  const { result, rerender } = renderHook(({ of }) => useAccountLedger(of, { client: gap, limit: 10 }), {
    initialProps: { of: account },
  })
  await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
  for (let pages = 0; result.current.error === null && pages < 50; pages++) {
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isLoadingMore).toBe(false))
  }
  expect(result.current.error?.message).toMatch(/is missing/)
  expect(result.current.rows.length).toBeGreaterThan(10)
  rerender({ of: other })
  await waitFor(() => expect(result.current.rows[0]?.account).toBe(other))
  expect(result.current.error).toBe(null)
})

test('useAccountLedger says how old its lines are, beside an error too', async () => {
  const { transport } = createMemoryIndex([answer])
  let failure: Error | undefined
  const dated = createClient({
    network: 'testnet',
    transport: {
      name: 'dated',
      async request(endpoint, params, init) {
        if (failure !== undefined) throw failure
        return {
          ...(await transport.request(endpoint, params, init)),
          origin: { source: 'mirror', asOf: 1000, transport: 'dated' },
        }
      },
    },
  })
  const { result } = renderHook(() =>
    useAccountLedger(account, { client: dated, limit: 20, assets: ['coin'], actions: false }),
  )
  expect(result.current.origin).toBeUndefined()
  await waitFor(() => expect(result.current.origin).toMatchObject({ source: 'mirror', asOf: 1000 }))
  failure = new NetworkError('/transactions', new TypeError('offline'))
  for (let pages = 0; result.current.error === null && pages < 50; pages++) {
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isLoadingMore).toBe(false))
  }
  expect(result.current.error).toBe(failure)
  expect(result.current.origin?.asOf).toBe(1000)
})
