import { renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createClient } from 'tonlens'
import { useAccountAt } from 'tonlens/ledger'
import { createMemoryIndex } from 'tonlens/memory'
import { showcase } from '../../../stories/chain/index.json'
import answer from '../../../stories/chain/transactions.json'

const [account = ''] = Object.values(showcase.people)
const rows = answer.transactions.filter((row) => row.account === account)
const client = createClient({ network: 'testnet', transport: createMemoryIndex([answer]).transport })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('useAccountAt reads the balance after a transaction, and follows the moment', async () => {
  const [newer, older] = [rows[2]!, rows[10]!]
  const { result, rerender } = renderHook(({ lt }) => useAccountAt(account, { lt }, { client, assets: ['coin'] }), {
    wrapper,
    initialProps: { lt: newer.lt },
  })
  expect(result.current.isPending).toBe(true)
  await waitFor(() => expect(result.current.data?.balance).toBe(newer.account_state_after.balance))
  expect(result.current.origin).toBe(result.current.data?.origin)
  expect(result.current.origin?.asOf).toBeGreaterThan(0)
  rerender({ lt: older.lt })
  await waitFor(() => expect(result.current.data?.balance).toBe(older.account_state_after.balance))
})

test('useAccountAt tells an error', async () => {
  const gap = createClient({
    network: 'testnet',
    transport: createMemoryIndex([
      { ...answer, transactions: answer.transactions.filter(({ hash }) => hash !== rows[3]!.hash) },
    ]).transport,
  })
  const failed = renderHook(() => useAccountAt(account, { lt: rows[3]!.lt }, { client: gap, assets: ['coin'] }), {
    wrapper,
  })
  await waitFor(() => expect(failed.result.current.error?.message).toMatch(/is missing/))
})
