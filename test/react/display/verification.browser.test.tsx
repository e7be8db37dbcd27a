import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TransactionTable } from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import answer from '../../../stories/chain/transactions.json'

const code = vi.hoisted(() => ({ fails: true }))
vi.mock('../../../src/meaning/verify/slices.ts', async (load) => {
  const real = await load<typeof import('../../../src/meaning/verify/slices.ts')>()
  const verifyInSlices: typeof real.verifyInSlices = (...args) =>
    code.fails ? Promise.reject(new Error('Failed to fetch dynamically imported module')) : real.verifyInSlices(...args)
  return { ...real, verifyInSlices }
})

afterEach(cleanup)

test('rows that could not be checked are an error and not counted as checked, until trying again checks them', async () => {
  const rows = answer.transactions.slice(0, 3) as unknown as Transaction[]
  render(<TransactionTable transactions={rows} verify />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(document.querySelector('[part~="verified-summary"]')).toBeNull()
  code.fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(document.querySelector('[part~="verified-summary"]')?.textContent).toContain('3'))
  expect(screen.queryByRole('alert')).toBeNull()
})
