import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import {
  TransactionTable,
  type TransactionTableProps,
} from '../../../src/components/transactions/transaction-table/TransactionTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { lastTime, loadTransactions, showcase, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { message, now, people, refused, transaction } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Transactions and messages/TransactionTable',
  component: TransactionTable,
  args: { transactions: [] },
  decorators: [
    (Story) => (
      <DisplayProvider
        now={now}
        timeZone="UTC"
        links={{ address: (address) => `#/account/${address}`, transaction: (hash) => `#/transaction/${hash}` }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof TransactionTable>
export default meta
type Story = StoryObj<typeof meta>

/** Renders a table with the transactions of the embedded chain. */
function onChain(draw: (args: TransactionTableProps, chain: ChainTransactions) => React.ReactElement): Story {
  return {
    loaders: [async () => ({ chain: await loadTransactions() })],
    render: (args, { loaded }) => {
      const chain = loaded['chain'] as ChainTransactions
      return (
        <DisplayProvider names={namesFrom(chain)} now={lastTime}>
          {draw(args, chain)}
        </DisplayProvider>
      )
    },
  }
}

/** All transactions of the embedded chain. */
export const Default: Story = onChain((args, { transactions }) => (
  <TransactionTable {...args} transactions={transactions} exportable />
))

/** History of one wallet, seen from that wallet. */
export const History: Story = onChain((args, { transactions }) => (
  <TransactionTable
    {...args}
    transactions={transactions.filter(({ account }) => account === showcase.wallet)}
    perspective={showcase.wallet}
  />
))

/** Failed and pending transactions. */
export const States: Story = {
  args: {
    transactions: [
      transaction({ hash: message().hash, emulated: true, finality: 'pending', mc_block_seqno: 0 }),
      transaction({ hash: message().hash, description: refused(706) }),
      transaction({ hash: message().hash, in_msg: message({ value: '0', value_extra_currencies: { '100': '25' } }) }),
      transaction({ hash: message().hash }),
    ],
  },
}

/** Two of the rows are malformed, as a service of another version may send them: they are left out and counted. */
export const Malformed: Story = {
  args: {
    transactions: [
      transaction({ hash: message().hash }),
      { ...transaction({ hash: message().hash }), lt: 61_000_000_000_001 } as unknown as Transaction,
      null as unknown as Transaction,
      transaction({ hash: message().hash, description: refused(706) }),
    ],
  },
}

function Live({ transactions, ...rest }: TransactionTableProps) {
  const [shown, setShown] = useState(200)
  useEffect(() => {
    const timer = setInterval(() => setShown((count) => Math.min(count + 1, transactions.length)), 2000)
    return () => clearInterval(timer)
  }, [transactions.length])
  return <TransactionTable {...rest} transactions={transactions.slice(-shown)} />
}

/** A new transaction every two seconds. Scroll down: new ones wait behind a button. */
export const LivePrepend: Story = onChain((args, { transactions }) => <Live {...args} transactions={transactions} />)

/** Export of a range of days, which is loaded page by page and can be stopped. */
export const ExportOfRange: Story = onChain((args, { transactions }) => (
  <TransactionTable
    {...args}
    transactions={transactions.slice(0, 50)}
    hasMore
    loadRange={async function* pages({ signal }) {
      for (let at = 0; at < transactions.length && !signal.aborted; at += 100) {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        yield transactions.slice(at, at + 100)
      }
    }}
  />
))

/** Phone, 320 px wide: one line for each field. */
export const Narrow: Story = {
  args: { transactions: [transaction()], perspective: people.bob },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** The first page is loading. */
export const Loading: Story = { args: { loading: true } }

/** The answer is empty. */
export const Empty: Story = {}

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: { onRetry: fn(), error: { name: 'TimeoutError', message: '/transactions took longer than 15 s.' } },
}

/** Right-to-left layout. */
export const RightToLeft: Story = {
  args: { transactions: [transaction()], perspective: people.bob },
  parameters: { direction: 'rtl' },
}
