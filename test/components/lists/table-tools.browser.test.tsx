import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  accountColumn,
  BlockTable,
  type ColumnProps,
  JettonTransferTable,
  NftTransferTable,
  type TableColumn,
  TransactionTable,
} from '../../../src/components/index.ts'
import { Table } from '../../../src/components/lists/table/Table.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { blocks, transfers } from '../../fixtures/entities.ts'
import { transferAnswer } from '../../fixtures/nfts.ts'
import { transaction } from '../../fixtures/transactions.ts'
import '../../../src/components/styles/index.css'

interface Sale {
  readonly id: string
  readonly seller: string
  readonly price: number
}

const alice = `0:${'AA'.repeat(32)}`
const bob = `0:${'BB'.repeat(32)}`
const sales: readonly Sale[] = [
  { id: 'first', seller: alice, price: 5 },
  { id: 'second', seller: bob, price: 7 },
  { id: 'third', seller: alice, price: 9 },
]
const columns: readonly TableColumn<Sale>[] = [
  { id: 'id', label: 'Sale', cell: ({ id }) => id },
  accountColumn('seller', 'Seller', ({ seller }) => seller),
  {
    id: 'price',
    label: 'Price',
    width: 80,
    align: 'end',
    cell: ({ price }) => <b>{price}</b>,
    value: ({ price }) => price,
    hideOrder: 1,
  },
  { id: 'note', label: 'Note', cell: () => 'kept', visibility: 'optional' },
  { id: 'secret', label: 'Secret', cell: () => null, value: ({ price }) => price * 2, visibility: 'file' },
]

function show(
  props: Partial<ColumnProps<Sale>> & { readonly hasMore?: boolean; readonly onLoadMore?: () => void },
  width = 900,
) {
  return render(
    <DisplayProvider accountNames={{ [alice]: 'Alice, "the first"' }}>
      <div style={{ inlineSize: width }}>
        <Table label="Sales" rows={sales} rowKey={({ id }) => id} {...props} columns={columns} />
      </div>
    </DisplayProvider>,
  )
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const bodyRows = () => document.querySelectorAll('[part~="table-row"][data-row]').length

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('columns', () => {
  test('are chosen by the reader, and the last one stays', async () => {
    const changed = vi.fn()
    show({ tools: true, onColumnsShownChange: changed })
    expect(heads()).toEqual(['Sale', 'Seller', 'Price'])
    fireEvent.click(await screen.findByText('Columns'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Note' }))
    expect(heads()).toEqual(['Sale', 'Seller', 'Price', 'Note'])
    expect(changed).toHaveBeenLastCalledWith(['id', 'seller', 'price', 'note'])
    for (const name of ['Sale', 'Seller', 'Price', 'Note']) fireEvent.click(screen.getByRole('checkbox', { name }))
    expect(heads()).toEqual(['Note'])
    expect(screen.queryByRole('checkbox', { name: 'Secret' })).toBeNull()
  })

  test('can be kept by the application, and ids without a column are ignored', () => {
    show({ columnsShown: ['price', 'gone', 'id'] })
    expect(heads()).toEqual(['Sale', 'Price'])
  })

  test('that do not fit are hidden in their order, and shown when asked for', async () => {
    show({}, 330)
    await waitFor(() => expect(heads()).toEqual(['Sale', 'Seller']))
    fireEvent.click(screen.getByRole('button', { name: 'More columns: Price', expanded: false }))
    expect(heads()).toEqual(['Sale', 'Seller', 'Price'])
    fireEvent.click(screen.getByRole('button', { name: 'Fewer columns', expanded: true }))
    expect(heads()).toEqual(['Sale', 'Seller'])
  })
})

test('density is chosen by the reader and changes the height of rows', async () => {
  const changed = vi.fn()
  show({ tools: true, onDensityChange: changed })
  const height = () => document.querySelector('[part~="table-row"][data-row]')?.getBoundingClientRect().height ?? 0
  const before = height()
  fireEvent.click(await screen.findByText('Columns'))
  fireEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  await waitFor(() => expect(height()).toBeLessThan(before))
  expect(changed).toHaveBeenCalledWith('compact')
})

describe('filters', () => {
  test('leave rows whose address or name fits, and say of how many', async () => {
    show({ tools: true })
    fireEvent.click(await screen.findByText('Filter'))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Seller' }), { target: { value: 'ALICE' } })
    await screen.findByText('2 of 3 rows')
    expect(bodyRows()).toBe(2)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Price' }), { target: { value: '9' } })
    await screen.findByText('1 of 3 rows')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(bodyRows()).toBe(3)
  })

  test('of a list with more pages name the loaded rows, and load more only when asked', async () => {
    const onLoadMore = vi.fn()
    show({ tools: true, hasMore: true, onLoadMore, filters: { seller: 'alice' } })
    await screen.findByText('2 of the 3 rows loaded')
    expect(onLoadMore).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Load more rows' }))
    expect(onLoadMore).toHaveBeenCalledOnce()
  })
})

test('a file has all columns, whole addresses and the names that the reader sees', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show({ exportable: true, filters: { id: 'ir' } })
  const [filtered, loaded] = await screen.findAllByText('CSV')
  fireEvent.click(loaded as HTMLElement)
  const saved = async (at: number) => {
    await waitFor(() => expect(files.length).toBeGreaterThan(at))
    return ((await files[at]?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
  }
  const lines = await saved(0)
  expect(lines[0]).toBe('id,seller,seller_name,price,note,secret')
  expect(lines[1]).toMatch(/^first,EQ[\w-]{46},"Alice, ""the first""",5,kept,10$/)
  expect(lines).toHaveLength(4)
  fireEvent.click(filtered as HTMLElement)
  expect(await saved(1)).toHaveLength(3)
})

test("an application's own row replaces the cells where the columns do not fit", async () => {
  function Page() {
    const [stackedRow] = useState(() => ({ id }: Sale) => <p>Sale {id}</p>)
    return <Table label="Sales" rows={sales} rowKey={({ id }) => id} columns={columns} stackedRow={stackedRow} />
  }
  render(
    <div style={{ inlineSize: 200 }}>
      <Page />
    </div>,
  )
  await screen.findByText('Sale first')
})

describe('on narrow screens', () => {
  const tables = {
    TransactionTable: (width: number) => (
      <div style={{ inlineSize: width }}>
        <TransactionTable transactions={[transaction()]} />
      </div>
    ),
    JettonTransferTable: (width: number) => (
      <div style={{ inlineSize: width }}>
        <JettonTransferTable transfers={transfers.jetton_transfers.slice(0, 1)} />
      </div>
    ),
    BlockTable: (width: number) => (
      <div style={{ inlineSize: width }}>
        <BlockTable blocks={blocks.slice(0, 1)} />
      </div>
    ),
    NftTransferTable: (width: number) => (
      <div style={{ inlineSize: width }}>
        <NftTransferTable transfers={transferAnswer.nft_transfers.slice(0, 1)} />
      </div>
    ),
  }
  test.each(Object.entries(tables))(
    '%s has columns at 700 px with margins, and rows of two lines on phones',
    async (_, table) => {
      await page.viewport(1000, 700)
      const { container, rerender } = render(table(668))
      const layout = () => container.querySelector<HTMLElement>('[part~="table"]')?.dataset['layout']
      await waitFor(() => expect(layout()).toBe('columns'))
      rerender(table(320))
      await waitFor(() => expect(layout()).toBe('two-line'))
      const row = container.querySelector('[part~="table-row"][data-row]')
      expect(row?.getBoundingClientRect().height).toBeLessThan(80)
    },
  )

  test.each(Object.entries(tables).filter(([name]) => name !== 'BlockTable'))(
    '%s shows the last six characters of each address at 288 px',
    async (_, table) => {
      await page.viewport(1000, 700)
      for (const direction of ['ltr', 'rtl']) {
        const { container, unmount } = render(<div dir={direction}>{table(288)}</div>)
        await waitFor(() => expect(container.querySelector('[data-layout="two-line"]')).not.toBeNull())
        const ids = [...container.querySelectorAll('[data-place] [part~="address-id"]')]
        expect(ids.length).toBeGreaterThan(0)
        for (const id of ids) {
          const last = document.createTreeWalker(id, NodeFilter.SHOW_TEXT).lastChild() ?? id.lastChild
          const end = document.createRange()
          if (last === null) throw new Error('no text')
          end.setStart(last, (last.textContent?.length ?? 0) - 6)
          end.setEndAfter(last)
          const [shown, cell] = [end.getBoundingClientRect(), id.closest('[data-place]')?.getBoundingClientRect()]
          expect(end.toString()).toMatch(/^[\w-]{6}$/)
          expect(shown.right).toBeLessThanOrEqual((cell?.right ?? 0) + 0.5)
          expect(shown.left).toBeGreaterThanOrEqual((cell?.left ?? 0) - 0.5)
        }
        unmount()
      }
    },
  )

  test('a number without a unit has its label before it; amounts and times say themselves what they are', async () => {
    await page.viewport(1000, 700)
    const { container } = render(tables.BlockTable(288))
    const find = () => [
      ...container.querySelectorAll<HTMLElement>('[data-layout="two-line"] [data-row] > [data-caption]'),
    ]
    await waitFor(() => expect(find().map(({ dataset }) => dataset['column'])).toEqual(['transactions']))
    for (const cell of find()) {
      expect(getComputedStyle(cell, '::before').content).toContain(cell.dataset['label'])
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
  })

  test('the first line of a jetton transfer says what it is, with its comment or without', async () => {
    await page.viewport(1000, 700)
    const comment = (text: string) => ({ '@type': 'text_comment', comment: text })
    const [given] = transfers.jetton_transfers
    if (given === undefined) throw new Error('The chain lacks a jetton transfer.')
    const rows = [
      { ...given, transaction_hash: 'a', forward_payload: null, decoded_forward_payload: null },
      { ...given, transaction_hash: 'b', decoded_forward_payload: comment('for the harbour') },
    ]
    const table = (width: number) => (
      <div style={{ inlineSize: width }}>
        <JettonTransferTable transfers={rows} />
      </div>
    )
    const { container, rerender } = render(table(320))
    const titles = () =>
      [...container.querySelectorAll<HTMLElement>('[data-row] > [data-column="comment"]')].map(({ innerText }) =>
        innerText.trim(),
      )
    await waitFor(() => expect(titles()).toEqual(['Transfer', 'for the harbour']))
    rerender(table(900))
    await waitFor(() => expect(titles()).toEqual(['', 'for the harbour']))
  })
})
