import '../../../src/components/styles/index.css'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { TransactionTable } from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import { transactions } from '../../../stories/chain/transactions.json'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

test('the first frame of a table has its rows', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const rows = transactions.slice(0, 20) as unknown as Transaction[]
  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(place.querySelectorAll('[data-row]').length))
  observer.observe(place, { childList: true, subtree: true })
  root.render(<TransactionTable transactions={rows} />)
  await expect.poll(() => counts.at(-1)).toBeGreaterThan(0)
  // Records of one task come together: nothing was drawn between the frame without rows and the one with them.
  expect(counts.filter((count) => count === 0)).toEqual([])
  observer.disconnect()
  root.unmount()
  place.remove()
})
