import '../../../src/components/styles/index.css'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type CSSProperties, type ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { coinsColumn } from '../../../src/components/lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../../src/components/lists/table/columns.ts'
import { Table } from '../../../src/components/lists/table/Table.tsx'
import type { TableProps } from '../../../src/components/lists/table/tableProps.ts'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { decimalCoins } from '../../../src/text/format/coins.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

interface Row {
  readonly id: number
  readonly amount: string
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', label: 'Name', cell: ({ id }) => <a href={`#${id}`}>Row {id}</a> },
  {
    id: 'amount',
    label: 'Amount',
    width: 'amount',
    align: 'end',
    cell: ({ amount }) => amount,
    compare: (a, b) => compareAmounts(a.amount, b.amount),
  },
]
const rowKey = ({ id }: Row): string => String(id)
const makeRows = (count: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: from + n, amount: String((n * 7) % 10) }))

function table(props: Partial<TableProps<Row>> = {}): ReactElement {
  return <Table label="Rows" rows={makeRows(5)} columns={columns} rowKey={rowKey} {...props} />
}
const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const scroller = () => screen.getByRole('group', { name: 'Rows' })

/** Scrolls the table and waits for the next frame. */
async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    scroller().scrollTop = top
    scroller().dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

afterEach(cleanup)

describeComponent({
  name: 'Table',
  component: Table,
  part: 'table',
  props: { label: 'Rows', rows: makeRows(10), columns, rowKey },
  loading: { rows: [], loading: true },
  empty: { rows: [] },
  failed: { rows: [] },
  stateAttribute: 'data-state',
})

describe('rows', () => {
  test('renders only the rows in view and announces their number', async () => {
    render(table({ rows: makeRows(10_000) }))
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(scroller().querySelectorAll('*').length).toBeLessThan(400)
    await scrollTo(scroller().scrollHeight)
    expect(texts().at(-1)).toContain('Row 9999')
    expect(scroller().querySelectorAll('*').length).toBeLessThan(400)
  })

  test('keeps its height while it is scrolled', async () => {
    render(table({ rows: makeRows(10_000) }))
    const before = scroller().scrollHeight
    await scrollTo(123_456)
    expect(scroller().scrollHeight).toBe(before)
    const shown = screen.getAllByRole('row').slice(1)
    const visible = shown.filter((row) => row.getBoundingClientRect().bottom > scroller().getBoundingClientRect().top)
    expect(visible.length).toBeGreaterThan(5)
  })

  test('keeps the visible rows in place when rows are added above them', async () => {
    const { rerender } = render(table({ rows: makeRows(500, 100) }))
    await scrollTo(2000)
    const top = (name: string) => screen.getByText(name).getBoundingClientRect().top
    const before = top('Row 155')
    rerender(table({ rows: makeRows(530, 70) }))
    await scrollTo(scroller().scrollTop)
    expect(Math.abs(top('Row 155') - before)).toBeLessThanOrEqual(1)
  })

  test('shows new rows at the top to a reader at the top', () => {
    const { rerender } = render(table({ rows: makeRows(500, 100) }))
    rerender(table({ rows: makeRows(530, 70) }))
    expect(scroller().scrollTop).toBe(0)
    expect(texts()[0]).toContain('Row 70')
  })

  test('keeps the focus on a row that is scrolled out of view', async () => {
    render(table({ rows: makeRows(1000) }))
    screen.getByText('Row 3').focus()
    await scrollTo(20_000)
    expect(document.activeElement?.textContent).toBe('Row 3')
  })
})

describe('the page scrolls', () => {
  const paged = { '--tonlens-scroll': 'page' } as CSSProperties
  const scrollPage = (top: number) =>
    act(async () => {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
  afterEach(() => window.scrollTo(0, 0))

  test('renders the rows in the window, and keeps the head at its top', async () => {
    render(<div style={paged}>{table({ rows: makeRows(10_000) })}</div>)
    expect(scroller().scrollHeight).toBe(scroller().clientHeight)
    expect(scroller().tabIndex).toBe(-1)
    expect(scroller().querySelectorAll('*').length).toBeLessThan(600)
    await scrollPage(100_000)
    expect(scroller().querySelectorAll('*').length).toBeLessThan(600)
    const head = screen.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect()
    expect(Math.round(head.top)).toBe(0)
    const shown = screen.getAllByRole('row').slice(1)
    expect(shown.some((row) => row.getBoundingClientRect().bottom > window.innerHeight)).toBe(true)
    expect(shown.some((row) => row.getBoundingClientRect().top < head.bottom)).toBe(true)
  })

  test('asks for more rows when their end comes near the window, and not before', async () => {
    const onLoadMore = vi.fn<() => void>()
    render(<div style={paged}>{table({ rows: makeRows(500), hasMore: true, onLoadMore })}</div>)
    expect(onLoadMore).not.toHaveBeenCalled()
    await scrollPage(500 * 40 - window.innerHeight)
    expect(onLoadMore).toHaveBeenCalledTimes(1)
  })

  test('keeps the visible rows in place when rows are added above them, and what stands below the table when it is in view', async () => {
    const show = (rows: Row[]) => (
      <div style={paged}>
        {table({ rows })}
        <p style={{ blockSize: '200vh' }}>After</p>
      </div>
    )
    const { rerender } = render(show(makeRows(500, 100)))
    await scrollPage(2000)
    const name = screen.getAllByRole('link')[10]?.textContent ?? ''
    const top = () => screen.getByText(name).getBoundingClientRect().top
    const before = top()
    rerender(show(makeRows(530, 70)))
    await scrollPage(window.scrollY)
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
    await scrollPage(document.documentElement.scrollHeight)
    const findAfter = () => screen.getByText('After').getBoundingClientRect().top
    const end = findAfter()
    rerender(show(makeRows(531, 70)))
    await scrollPage(window.scrollY)
    expect(Math.abs(findAfter() - end)).toBeLessThanOrEqual(1)
  })
})

describe('keyboard', () => {
  const low = { blockSize: 120 }

  test.each([
    ['while it is loading', { rows: [], loading: true }],
    ['with rows', { rows: makeRows(10) }],
  ])('scrolls by keyboard in a low container %s', async (_, props) => {
    render(table({ ...props, style: low }))
    await vi.waitFor(() => expect(scroller().tabIndex).toBe(0))
  })

  test('is not a Tab stop if all rows fit', async () => {
    const { rerender } = render(table({ rows: makeRows(100) }))
    await vi.waitFor(() => expect(scroller().tabIndex).toBe(0))
    rerender(table({ rows: makeRows(2) }))
    await vi.waitFor(() => expect(scroller().tabIndex).toBe(-1))
  })
})

describe('order', () => {
  test('sorts by a column, largest first, and reverses the order', () => {
    render(table({ rows: makeRows(4) }))
    const head = screen.getByRole('button', { name: 'Amount' })
    fireEvent.click(head)
    expect(texts()).toEqual(['Row 17', 'Row 24', 'Row 31', 'Row 00'])
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(head)
    expect(texts()).toEqual(['Row 00', 'Row 31', 'Row 24', 'Row 17'])
  })

  test('starts in the order of defaultSort, and reports the order that a reader chose', () => {
    const onSortChange = vi.fn()
    render(table({ defaultSort: { column: 'amount', direction: 'ascending' }, onSortChange }))
    const ascending = texts()
    fireEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'amount', direction: 'descending' })
    expect(texts()).toEqual(ascending.toReversed())
  })

  test('does not sort partly loaded rows', () => {
    render(table({ hasMore: true, onLoadMore: () => {} }))
    expect(screen.queryByRole('button', { name: 'Amount' })).toBeNull()
  })

  test('leaves sorting to the host if `sort` is given', () => {
    const onSortChange = vi.fn()
    render(
      table({ hasMore: true, onLoadMore: () => {}, onSortChange, sort: { column: 'amount', direction: 'descending' } }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Amount' }))
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'amount', direction: 'ascending' })
    expect(texts()[0]).toContain('Row 0')
  })
})

describe('pages', () => {
  test('loads each next page once, when the reader comes near the end', async () => {
    const onLoadMore = vi.fn()
    function Pages(): ReactElement {
      const [count, setCount] = useState(100)
      const more = () => {
        onLoadMore()
        setCount(count + 100)
      }
      return table({ rows: makeRows(count), hasMore: count < 300, onLoadMore: more })
    }
    render(<Pages />)
    expect(onLoadMore).not.toHaveBeenCalled()
    await scrollTo(100 * 40)
    expect(onLoadMore).toHaveBeenCalledOnce()
    await scrollTo(200 * 40)
    expect(onLoadMore).toHaveBeenCalledTimes(2)
  })

  test('asks again for a page whose request was dropped, and not for ever', () => {
    const onLoadMore = vi.fn()
    const { rerender } = render(table({ hasMore: true, onLoadMore }))
    for (let times = 1; times < 6; times++) {
      expect(onLoadMore).toHaveBeenCalledTimes(Math.min(times, 3))
      rerender(table({ hasMore: true, onLoadMore, loadingMore: true }))
      rerender(table({ hasMore: true, onLoadMore }))
    }
  })

  test('keeps its rows when the next page fails', () => {
    const onLoadMore = vi.fn()
    render(table({ hasMore: true, onLoadMore, error: new Error('socket closed') }))
    expect(texts()).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onLoadMore).toHaveBeenCalledOnce()
  })
})

describe('width', () => {
  test('stacks the cells below their labels if the columns do not fit', () => {
    const { container } = render(table())
    container.style.width = '240px'
    return vi.waitFor(() => {
      expect(scroller().dataset['layout']).toBe('stacked')
      expect(scroller().scrollWidth).toBeLessThanOrEqual(240)
      const [name, amount] = screen.getAllByRole('row')[1]?.querySelectorAll('td') ?? []
      expect(amount?.getBoundingClientRect().top).toBeGreaterThan(name?.getBoundingClientRect().top ?? 0)
    })
  })

  test('keeps the roles of a table if stacked', async () => {
    const { container } = render(table())
    container.style.width = '240px'
    await vi.waitFor(() => expect(scroller().dataset['layout']).toBe('stacked'))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Amount'])
    expect(screen.getAllByRole('cell')).toHaveLength(10)
  })
})

test('compares amounts beyond the precision of floating-point numbers', () => {
  const sorted = ['9007199254740993', '9007199254740992', null, '-1', '123456789012345678901234567890'].sort(
    compareAmounts,
  )
  expect(sorted).toEqual([null, '-1', '9007199254740992', '9007199254740993', '123456789012345678901234567890'])
})

describe('a row', () => {
  afterEach(() => {
    document.onclick = null
  })
  const followed = () => {
    const clicks: string[] = []
    document.onclick = (event) => {
      const link = (event.target as Element).closest('a')
      if (link !== null) clicks.push(`${link.textContent}${event.ctrlKey ? ' in another tab' : ''}`)
      event.preventDefault()
    }
    return clicks
  }

  test('leads where its link does, wherever it is pressed, and its other links lead elsewhere', () => {
    const other: TableColumn<Row> = { id: 'other', label: 'Other', cell: () => <a href="#other">Other</a> }
    const button: TableColumn<Row> = { id: 'press', label: 'Press', cell: () => <button type="button">Press</button> }
    render(table({ rows: makeRows(1), columns: [...columns, other, button] }))
    const clicks = followed()
    fireEvent.click(screen.getByRole('cell', { name: '0' }))
    fireEvent.click(screen.getByRole('cell', { name: '0' }), { ctrlKey: true })
    fireEvent.click(screen.getByText('Other', { selector: 'a' }))
    fireEvent.click(screen.getByText('Press', { selector: 'button' }))
    expect(clicks).toEqual(['Row 0', 'Row 0 in another tab', 'Other'])
  })

  test('is not left by readers who select its text', () => {
    render(table({ rows: makeRows(1) }))
    const clicks = followed()
    const cell = screen.getByRole('cell', { name: '0' })
    getSelection()?.selectAllChildren(cell)
    fireEvent.click(cell)
    getSelection()?.removeAllRanges()
    expect(clicks).toEqual([])
  })

  test.each(['ltr', 'rtl'])('has its decimal point below those of the others (%s)', (dir) => {
    const coins = coinsColumn<Row>('coins', 'Coins', ({ amount }) => amount)
    const jettons: TableColumn<Row> = {
      id: 'jettons',
      label: 'Jettons',
      width: 'amount',
      align: 'end',
      cell: ({ amount }) => <JettonAmount amount={amount} master={`0:${'1'.repeat(64)}`} decimals={9} symbol="" />,
      value: ({ amount }) => decimalCoins(amount),
      kind: 'decimal',
    }
    const amounts = ['1500000000', '20000000000', '123456789', '1234567500000000', '0', '5']
    const rows = amounts.map((amount, id) => ({ id, amount }))
    for (const column of [coins, jettons]) {
      const { unmount } = render(<div dir={dir}>{table({ rows, columns: [column] })}</div>)
      const cells = screen.getAllByRole('cell')
      const ends = cells.map((cell) => {
        const text = cell.querySelector('[part$="-amount-number"]')?.firstChild as Text
        const point = text.data.indexOf('.')
        const range = document.createRange()
        range.setStart(text, 0)
        range.setEnd(text, point === -1 ? text.length : point)
        return Math.round(range.getBoundingClientRect().right)
      })
      unmount()
      expect(cells).toHaveLength(amounts.length)
      expect(Math.max(...ends) - Math.min(...ends), column.id).toBeLessThan(2)
    }
  })
})
