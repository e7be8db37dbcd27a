import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactElement } from 'react'
import { fn } from 'storybook/test'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import { compareAmounts, type TableColumn } from '../../../src/components/lists/table/columns.ts'
import { Table } from '../../../src/components/lists/table/Table.tsx'
import type { TableProps } from '../../../src/components/lists/table/tableProps.ts'
import { Timestamp } from '../../../src/components/values/timestamp/Timestamp.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'

interface Payment {
  readonly id: number
  readonly account: string
  readonly amount: string
  readonly time: number
  readonly words: string
}

const now = 1_795_254_867
const words = ['Rent', 'Coffee for the whole team', 'Refund', 'Salary of November']

function makePayments(count: number): Payment[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    account: `0:${(id * 7919 + 3).toString(16).toUpperCase().padStart(8, '0').repeat(8)}`,
    amount: String((BigInt(id) * 7_919_000_001n * 7_919n) % 10n ** BigInt((id % 12) + 6)),
    time: now - id * 137,
    words: words[id % words.length] ?? '',
  }))
}

const columns: readonly TableColumn<Payment>[] = [
  {
    id: 'time',
    label: 'Time',
    width: 'time',
    cell: ({ time }) => <Timestamp value={time} show="relative" />,
    compare: (a, b) => a.time - b.time,
  },
  { id: 'account', label: 'Account', width: 'id', cell: ({ account }) => <Address value={account} /> },
  { id: 'words', label: 'Words', cell: (row) => row.words },
  {
    id: 'amount',
    label: 'Amount',
    width: 'amount',
    align: 'end',
    cell: ({ amount }) => <CoinAmount amount={amount} maximumFractionDigits={4} />,
    compare: (a, b) => compareAmounts(a.amount, b.amount),
  },
]
const rowKey = ({ id }: Payment): string => String(id)

function PaymentTable(props: Partial<TableProps<Payment>>): ReactElement {
  return <Table label="Payments" rows={makePayments(12)} columns={columns} rowKey={rowKey} {...props} />
}

const meta = {
  title: 'Components/Lists and states/Table',
  component: PaymentTable,
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC" links={{ address: (address) => `#/account/${address}` }}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof PaymentTable>
export default meta
type Story = StoryObj<typeof meta>

/** A dozen rows; headings of sortable columns are buttons. */
export const Default: Story = {}

/** Ten thousand rows; only those in view are rendered. */
export const TenThousand: Story = {
  render: (args) => <Loaded {...args} />,
}

function Loaded(props: Partial<TableProps<Payment>>): ReactElement {
  const [rows] = useState(() => makePayments(10_000))
  return <PaymentTable {...props} rows={rows} />
}

/** Loads the next page near the end. Partly loaded rows cannot be sorted. */
export const Endless: Story = {
  render: function Render(args): ReactElement {
    const [count, setCount] = useState(25)
    const [asked, setAsked] = useState(25)
    useEffect(() => {
      if (asked === count) return
      const timer = setTimeout(() => setCount(asked), 600)
      return () => clearTimeout(timer)
    }, [asked, count])
    return (
      <PaymentTable
        {...args}
        rows={makePayments(count)}
        hasMore={count < 200}
        loadingMore={asked > count}
        onLoadMore={() => setAsked(count + 25)}
      />
    )
  },
}

/** The host sorts the rows. */
export const SortedByItsOwner: Story = {
  args: { sort: { column: 'time', direction: 'descending' }, onSortChange: fn(), hasMore: true, onLoadMore: fn() },
}

/** The first page is loading. */
export const Loading: Story = { args: { rows: [], loading: true, loadingRows: 12 } }

/** The answer is empty. */
export const Empty: Story = { args: { rows: [], empty: 'No payments yet' } }

/** The first request failed. */
export const Failure: Story = {
  name: 'Error',
  args: { rows: [], error: new Error('socket closed'), onRetry: fn() },
}

/** The next page failed. */
export const FailedMidway: Story = {
  args: { rows: makePayments(6), hasMore: true, error: new Error('socket closed'), onRetry: fn() },
}

/** Columns do not fit: each cell takes a line. */
export const Stacked: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
