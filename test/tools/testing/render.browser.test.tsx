import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Address, cardState, TransactionTable, useTransactions } from '../../../src/entries/index.ts'
import { createTestClient, renderWithChain, showcase, TestProvider } from '../../../src/entries/testing.ts'

afterEach(cleanup)

function History() {
  const query = useTransactions({ account: [showcase.wallet], limit: 5 })
  return (
    <TransactionTable
      {...cardState(query)}
      transactions={query.data?.transactions ?? []}
      perspective={showcase.wallet}
    />
  )
}

test('renders hooks and components on the embedded chain', async () => {
  const { client, unmount } = await renderWithChain(<History />)
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(4))
  expect(client.network.name).toBe('embedded')
  unmount()
  expect(screen.queryByRole('row')).toBeNull()
})

test('ages are those of the chain, at any time of the machine', async () => {
  await renderWithChain(<History />, { display: { time: 'relative' } })
  await screen.findAllByRole('row')
  await waitFor(() => expect(document.querySelectorAll('time').length).toBeGreaterThan(3))
  expect(
    [...document.querySelectorAll('time')].filter(({ textContent }) => /year|month/.test(textContent ?? '')),
  ).toEqual([])
})

test('shows a fault of the index, without waiting for repetitions', async () => {
  const failing = await createTestClient()
  failing.index.fail({ endpoint: 'transactions', status: 500 })
  await renderWithChain(<History />, { test: failing })
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('takes settings of the display, and a wrapper of your own inside of the providers', async () => {
  await renderWithChain(<Address value={showcase.wallet} />, {
    display: { accountNames: { [showcase.wallet]: 'My wallet' } },
    rendering: { wrapper: ({ children }) => <main>{children}</main> },
  })
  expect((await screen.findAllByText('My wallet'))[0]?.closest('main')).not.toBeNull()
})

test('the provider serves a hook alone', async () => {
  const given = await createTestClient()
  const { result } = renderHook(() => useTransactions({ account: [showcase.wallet], limit: 2 }), {
    wrapper: ({ children }) => <TestProvider test={given}>{children}</TestProvider>,
  })
  await waitFor(() => expect(result.current.data?.transactions).toHaveLength(2))
})
