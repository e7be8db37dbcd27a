import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  TransactionTable,
  type TransactionTableProps,
} from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import type { LoadRange } from '../../../src/components/lists/table/file/useExport.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { commented, message, now, refused, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const row = (at: number, changes: Partial<Transaction> = {}) =>
  transaction({ hash: btoa(String(at).padStart(32, '0')), lt: String(1_000_000 - at), ...changes })
const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => row(first + at))
const table = (props: Partial<TransactionTableProps>) => (
  <DisplayProvider
    now={now}
    timeZone="UTC"
    links={{ address: (raw) => `/a/${raw}`, transaction: (hash) => `/t/${hash}` }}
  >
    <TransactionTable transactions={[]} {...props} />
  </DisplayProvider>
)
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const scroller = () => document.querySelector<HTMLElement>('[part~="table"]') as HTMLElement
const firstLink = () => document.querySelector('[part~="table-row"] a')?.getAttribute('href')

/** Contents of saved files by name. */
function savedFiles(): Map<string, Blob> {
  const files = new Map<string, Blob>()
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last !== undefined) files.set(this.download, last)
  })
  return files
}

/** Lines of a CSV file that is being saved. */
async function savedLines(files: Map<string, Blob>, name = 'transactions.csv'): Promise<readonly string[]> {
  await vi.waitFor(() => expect(files.has(name)).toBe(true))
  return ((await files.get(name)?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
}

describe('TransactionTable', () => {
  test('has at most 400 elements for any number of rows', async () => {
    await page.viewport(1280, 1200)
    const { container } = render(table({ transactions: rowsFrom(0, 10_000) }))
    await frame()
    expect(container.querySelectorAll('[part~="table-row"]').length).toBeGreaterThan(10)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(400)
  })

  test('shows new rows at once while the reader is at the top', async () => {
    const { rerender } = render(table({ transactions: rowsFrom(10, 200) }))
    await frame()
    rerender(table({ transactions: rowsFrom(7, 203) }))
    await frame()
    expect(firstLink()).toBe(`/t/${row(7).hash}`)
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
  })

  test('holds new rows back while the reader has scrolled down, and moves nothing', async () => {
    const { rerender } = render(table({ transactions: rowsFrom(10, 200) }))
    await frame()
    scroller().scrollTop = 1000
    fireEvent.scroll(scroller())
    await frame()
    const before = firstLink()
    rerender(table({ transactions: rowsFrom(7, 203) }))
    await frame()
    expect(firstLink()).toBe(before)
    expect(scroller().scrollTop).toBe(1000)
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 new' }))
    await frame()
    await frame()
    expect(scroller().scrollTop).toBe(0)
    expect(firstLink()).toBe(`/t/${row(7).hash}`)
  })
})

describe('export', () => {
  const exact = row(1, { in_msg: commented('=HYPERLINK("http://claim.example")', { value: '5047558951123456789' }) })

  test('saves the loaded rows exactly, without formulas in strangers` texts', async () => {
    const files = savedFiles()
    render(table({ transactions: [exact, row(2, { description: refused(706) })], exportable: true }))
    fireEvent.click(await screen.findByText('CSV'))
    const lines = await savedLines(files)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(',5047558951.123456789,')
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://claim.example"")"`)
    expect(lines[2]).toContain(',failed,')
  })

  test('saves the rows as the service sent them', async () => {
    const files = savedFiles()
    render(table({ transactions: [exact], exportable: true, fileName: 'mine' }))
    fireEvent.click(await screen.findByText('JSON'))
    await vi.waitFor(() => expect(files.has('mine.json')).toBe(true))
    expect(JSON.parse((await files.get('mine.json')?.text()) ?? '')).toEqual([exact])
  })

  async function* pages(count: number): AsyncIterable<readonly Transaction[]> {
    for (let at = 0; at < count; at += 1) {
      await Promise.resolve()
      yield rowsFrom(at * 100, 100)
    }
  }
  const range = async () => {
    const buttons = await screen.findAllByText('CSV')
    fireEvent.click(buttons.at(-1) as HTMLElement)
  }

  test('loads a range for the file and shows the progress', async () => {
    const files = savedFiles()
    render(table({ transactions: rowsFrom(0, 10), hasMore: true, loadRange: () => pages(5) }))
    await range()
    await vi.waitFor(() => expect(document.body.textContent).toContain('500 rows exported'))
    expect((await files.get('transactions.csv')?.text())?.trimEnd().split('\r\n')).toHaveLength(501)
  })

  const days = async (first: string, last: string) => {
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: first } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: last } })
  }

  test('requests the chosen days, and drops other rows that the loader returns', async () => {
    const files = savedFiles()
    const asked: unknown[] = []
    const [late, within, early] = ['2026-11-22', '2026-11-21', '2026-11-20'].map((day, at) =>
      row(at, { now: Date.parse(`${day}T12:00:00Z`) / 1000 }),
    )
    const load: LoadRange<Transaction> = async function* load({ start_utime, end_utime }) {
      asked.push({ start_utime, end_utime })
      await Promise.resolve()
      yield [late, within, early] as Transaction[]
    }
    render(table({ transactions: rowsFrom(0, 10), loadRange: load }))
    await days('2026-11-21', '2026-11-21')
    await range()
    await vi.waitFor(() => expect(document.body.textContent).toContain('1 row exported'))
    expect(asked).toEqual([
      { start_utime: Date.parse('2026-11-21T00:00:00Z') / 1000, end_utime: Date.parse('2026-11-21T23:59:59Z') / 1000 },
    ])
    expect((await files.get('transactions.csv')?.text())?.trimEnd().split('\r\n')[1]).toContain('2026-11-21T12:00:00Z')
  })

  test('requests nothing while the last day is before the first, and explains it', async () => {
    const load = vi.fn<LoadRange<Transaction>>(() => pages(1))
    render(table({ transactions: rowsFrom(0, 10), loadRange: load }))
    await days('2026-11-22', '2026-11-21')
    await range()
    expect(screen.getByRole('alert').textContent).toContain('start date must not be after the end date')
    expect(load).not.toHaveBeenCalled()
  })

  test('shows the date that a range has reached', async () => {
    async function* endless({ signal }: { signal: AbortSignal }) {
      yield [row(0, { now: Date.parse('2025-03-04T12:00:00Z') / 1000 })]
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    render(table({ transactions: rowsFrom(0, 10), loadRange: endless }))
    await range()
    await screen.findByText('back to Mar 4, 2025')
  })

  test('saves nothing of a range that failed or was stopped', async () => {
    const files = savedFiles()
    async function* broken() {
      yield* pages(2)
      throw new Error('connection lost')
    }
    const { rerender } = render(table({ transactions: rowsFrom(0, 10), loadRange: broken }))
    await range()
    await vi.waitFor(() => expect(document.body.textContent).toContain('Export failed after 200 rows'))
    async function* endless({ signal }: { signal: AbortSignal }) {
      while (!signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        yield rowsFrom(0, 1)
      }
    }
    rerender(table({ transactions: rowsFrom(0, 10), loadRange: endless }))
    await range()
    fireEvent.click(await screen.findByText('Stop'))
    await vi.waitFor(() => expect(document.body.textContent).toContain('No file was saved'))
    expect(files.size).toBe(0)
  })
})

describeComponent({
  name: 'TransactionTable',
  component: TransactionTable,
  part: 'transaction-table',
  props: {
    transactions: [
      row(1, { out_msgs: [message()] }),
      row(2, { in_msg: message({ value_extra_currencies: { '100': '2' } }) }),
    ],
    exportable: true,
  },
  entities: ['transactions'],
  loading: { transactions: [], loading: true, loadingRows: 2 },
  empty: { transactions: [] },
  failed: { transactions: [] },
})
