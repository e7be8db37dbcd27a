import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { TransactionDetails } from '../../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { TransactionTable } from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'

beforeEach(() => page.viewport(1280, 1400))
afterEach(cleanup)

const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')
const account = transactions.find(
  (row) => transactions.filter((other) => other.account === row.account).length > 6,
)!.account
const history = transactions.filter((row) => row.account === account).slice(0, 4)
const altered = (row: Transaction): Transaction => ({ ...row, total_fees: '1' })

const marks = () => [...document.querySelectorAll<HTMLElement>('[part~="verified-mark"]')]
const statuses = () => marks().map(({ dataset }) => dataset['status'])
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

test('nothing is checked unless it is asked for', () => {
  render(<TransactionTable transactions={history} />)
  expect(marks()).toEqual([])
})

test('a history says of each row that it fits, and that it follows from the row above it', async () => {
  render(<TransactionTable transactions={history} verify />)
  await vi.waitFor(() => expect(statuses()).toEqual(history.map(() => 'fits')), { timeout: 30_000 })
  await vi.waitFor(() => expect(marks()[1]?.textContent).toContain('Linked to the next transaction'), {
    timeout: 30_000,
  })
  expect(marks()[0]?.textContent).not.toContain('Linked')
  expect(document.body.textContent).toContain('4 of 4 hashes verified')
  expect(alerts()).toEqual([])
})

test('an altered row is an alert, and its mark has words', async () => {
  render(
    <DisplayProvider verify>
      <TransactionTable transactions={history.with(2, altered(history[2]!))} />
    </DisplayProvider>,
  )
  await vi.waitFor(() => expect(statuses()).toEqual(['fits', 'fits', 'mismatch', 'fits']), { timeout: 30_000 })
  expect(alerts()).toEqual([expect.stringContaining('1 row doesn’t match the hash')])
  expect(marks()[2]?.querySelector('[part~="verified-mark-label"]')?.textContent).toContain('Hash mismatch')
})

test('a row that fits, but that the newer row does not name, is marked', async () => {
  // The newer row is of another branch: it names another hash in the same place.
  const branch = { ...history[1]!, prev_trans_hash: history[0]!.hash }
  render(<TransactionTable transactions={history.with(1, branch)} verify />)
  await vi.waitFor(() => expect(marks()[2]?.textContent).toContain('points to a different transaction here'), {
    timeout: 30_000,
  })
  expect(statuses()[2]).toBe('mismatch')
})

test('a list of several accounts has no links', async () => {
  render(<TransactionTable transactions={transactions.slice(0, 20)} verify />)
  await vi.waitFor(() => expect(statuses()).not.toContain('pending'), { timeout: 30_000 })
  expect(statuses().length).toBeGreaterThan(2)
  expect(marks().some(({ textContent }) => textContent.includes('next newer'))).toBe(false)
})

test('a transaction and a message say what is wrong, opened at once', async () => {
  const row = history.find(({ in_msg }) => in_msg?.source) ?? history[0]!
  const { rerender } = render(<TransactionDetails transaction={altered(row)} verify />)
  await vi.waitFor(() => expect(statuses()[0]).toBe('mismatch'), { timeout: 30_000 })
  expect(marks()[0]?.querySelector('details')?.open).toBe(true)
  expect(marks()[0]?.textContent).toContain('The recomputed hash differs')
  const message = { ...row.in_msg!, created_at: '1' }
  rerender(<MessageCard message={message} verify />)
  await vi.waitFor(() => expect(statuses()).toEqual(['mismatch']), { timeout: 30_000 })
})
