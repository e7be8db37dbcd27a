import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createClient,
  TonlensProvider,
  useWatch,
  type WatchMatch,
  type WatchOptions,
  type WatchRule,
} from '../../../src/entries/index.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const all: WatchRule[] = [{ kind: 'amount', least: '0' }]

/** One account whose transactions are indexed one after another. */
async function openWorld() {
  const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')
  const { accounts } = await loadAnswer<{ accounts: AccountStateFull[] }>('account-states.json')
  const first = transactions.find(
    ({ account, prev_trans_lt }) =>
      prev_trans_lt === '0' && transactions.filter((row) => row.account === account).length > 3,
  )
  const account = first?.account ?? ''
  const state = accounts.find(({ address }) => address === account)
  const rows = transactions
    .filter((row) => row.account === account)
    .toSorted((a, b) => Number(BigInt(a.lt) - BigInt(b.lt)))
  const index = createMemoryIndex()
  const client = createClient({
    network: { name: 'watched', baseUrl: 'http://127.0.0.1:9/api/v3' },
    transport: index.transport,
  })
  const indexRows = (count: number) =>
    index.ingest(
      { transactions: rows.slice(0, count) },
      { accounts: [{ ...state, last_transaction_lt: rows[count - 1]?.lt }], metadata: {} },
    )
  indexRows(1)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <TonlensProvider client={client}>{children}</TonlensProvider>
    </StrictMode>
  )
  const watch = (options: WatchOptions = {}) =>
    renderHook(
      ({ rules }: { rules: readonly WatchRule[] }) => useWatch([account], rules, { interval: 20, ...options }),
      {
        wrapper,
        initialProps: { rules: all },
      },
    )
  return { account, rows, indexRows, watch }
}

const hashes = (matches: readonly WatchMatch[]) =>
  matches.map((match) => match.kind === 'transaction' && match.transaction.hash)

test('each row is reported once: in strict mode, with other rules, and after a reload', async () => {
  const { rows, indexRows, watch } = await openWorld()
  expect(rows.length).toBeGreaterThan(3)
  const reported: WatchMatch[] = []
  const onMatch = (match: WatchMatch) => reported.push(match)
  const { result, rerender, unmount } = watch({ onMatch })
  await waitFor(() => expect(result.current.isPending).toBe(false))
  indexRows(2)
  await waitFor(() => expect(hashes(result.current.matches)).toEqual([rows[1]?.hash]))
  rerender({ rules: [...all, { kind: 'failed' }] })
  indexRows(3)
  await waitFor(() => expect(hashes(result.current.matches)).toEqual([rows[2]?.hash]))
  const since = result.current.cursor
  unmount()
  indexRows(4)
  const next = watch({ onMatch, since })
  await waitFor(() => expect(hashes(next.result.current.matches)).toEqual([rows[3]?.hash]))
  expect(hashes(reported)).toEqual(rows.slice(1, 4).map(({ hash }) => hash))
})

test('a hidden page still watches', async () => {
  const { indexRows, watch } = await openWorld()
  const { result } = watch()
  await waitFor(() => expect(result.current.isPending).toBe(false))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  // The page tells that it is hidden: that wakes the watch, and must not end it.
  indexRows(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current.matches).toHaveLength(1))
})

test('a rule that is invalid is an error, and so is an address', async () => {
  const { watch } = await openWorld()
  const { result, rerender } = watch()
  await waitFor(() => expect(result.current.isPending).toBe(false))
  rerender({ rules: [{ kind: 'amount', least: '1.5' }] })
  await waitFor(() => expect(String(result.current.error)).toContain('rules[0].least'))
  expect(result.current.isPending).toBe(false)
  rerender({ rules: [] })
  expect(result.current).toMatchObject({ matches: [], isPending: true, isFetching: false, error: null })
})
