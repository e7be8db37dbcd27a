import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TransactionDetails } from '../../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { transactionStatus } from '../../../src/meaning/outcome/outcome.ts'
import { lastTime, loadTransactions, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { hostileText } from '../../decorators/frame.tsx'
import { commented, external, message, now, people, refused, transaction } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Transactions and messages/TransactionDetails',
  component: TransactionDetails,
  args: { transaction: transaction({ out_msgs: [message({ source: people.bob, destination: people.carol })] }) },
  decorators: [
    (Story) => (
      <DisplayProvider
        now={now}
        timeZone="UTC"
        links={{
          address: (address) => `#/account/${address}`,
          transaction: (hash) => `#/transaction/${hash}`,
          block: (workchain, shard, seqno) => `#/block/${workchain}:${shard}:${seqno}`,
        }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof TransactionDetails>
export default meta
type Story = StoryObj<typeof meta>

/** Renders the transaction of the embedded chain that `choose` selects. */
function chosen(choose: (row: Transaction) => boolean): Story {
  return {
    loaders: [async () => ({ chain: await loadTransactions() })],
    render: (args, { loaded }) => {
      const { transactions, address_book } = loaded['chain'] as ChainTransactions
      return (
        <DisplayProvider names={namesFrom({ address_book })} now={lastTime}>
          <TransactionDetails {...args} transaction={transactions.find(choose) ?? null} />
        </DisplayProvider>
      )
    },
  }
}

/** Received and forwarded. */
export const Default: Story = {}

/** External message to a wallet; the fee includes the import fee. */
export const FromOutside: Story = chosen(({ in_msg, out_msgs }) => in_msg?.source === null && out_msgs.length > 1)

/** The contract failed and the value was returned. */
export const Failed: Story = chosen(
  ({ description }) => description.bounce?.type === 'ok' && description.compute_ph?.exit_code !== undefined,
)

/** The code succeeded, but the action phase failed. */
export const ActionFailed: Story = chosen(({ description }) => description.action?.success === false)

/** Skipped: the account has no code. */
export const Skipped: Story = chosen((row) => transactionStatus(row) === 'skipped')

/** Standard exit code with an explanation. */
export const Refused: Story = {
  args: { transaction: transaction({ in_msg: message({ opcode: '0x0f8a7ea5' }), description: refused(706) }) },
}

/** Pending: the account state after it is unknown. */
export const Pending: Story = {
  args: {
    transaction: transaction({
      emulated: true,
      finality: 'pending',
      mc_block_seqno: 0,
      account_state_before: null,
      account_state_after: null,
    }),
  },
}

/** Tick-tock transaction. */
export const TickTock: Story = {
  args: {
    transaction: transaction({
      account: people.elector,
      in_msg: null,
      total_fees: '0',
      description: { ...transaction().description, type: 'tick_tock', is_tock: true },
    }),
  },
}

/** More messages than are shown at first. */
export const ManyMessages: Story = {
  args: {
    transaction: transaction({
      in_msg: external(),
      out_msgs: Array.from({ length: 40 }, (_, at) => message({ destination: `0:${String(at % 10).repeat(64)}` })),
    }),
  },
}

/** The first answer is loading. */
export const Loading: Story = { args: { transaction: undefined, loading: true } }

/** The answer contains no transaction. */
export const Empty: Story = { args: { transaction: null } }

/** The reader has not selected a transaction yet. */
export const Unselected: Story = { args: { transaction: undefined } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: {
    transaction: undefined,
    onRetry: fn(),
    error: { name: 'TimeoutError', message: '/transactions took longer than 15 s.' },
  },
}

/** Phone, 320 px wide. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Hostile text: markup and bidirectional control characters. */
export const Hostile: Story = { args: { transaction: transaction({ in_msg: commented(hostileText) }) } }
