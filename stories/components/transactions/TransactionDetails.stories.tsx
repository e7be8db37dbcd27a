import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TransactionDetails } from '../../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/display/names.ts'
import type { Transaction } from '../../../src/schema/transaction.ts'
import { statusOf } from '../../../src/model/outcome.ts'
import { lastTime, loadTransactions, type ChainTransactions } from '../../fixtures/chain.ts'
import { hostileText } from '../../fixtures/frame.tsx'
import { commented, external, message, now, people, refused, transaction } from '../../fixtures/transactions.ts'

const meta = {
  title: 'Components/TransactionDetails',
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

/** A transaction of the embedded chain that `choose` picks. */
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

/** Received and passed on. */
export const Default: Story = {}

/** A wallet of the embedded chain was told from outside to send: the fee has a part for that. */
export const FromOutside: Story = chosen(({ in_msg, out_msgs }) => in_msg?.source === null && out_msgs.length > 1)

/** The contract refused, and the value went back. */
export const Failed: Story = chosen(({ description }) => description.bounce?.type === 'ok' && description.compute_ph?.exit_code !== undefined)

/** Its code ran, and its messages could not be sent. */
export const ActionFailed: Story = chosen(({ description }) => description.action?.success === false)

/** There was no code to run. */
export const Skipped: Story = chosen((row) => statusOf(row) === 'skipped')

/** An exit code of a standard, in words. */
export const Refused: Story = {
  args: { transaction: transaction({ in_msg: message({ opcode: '0x0f8a7ea5' }), description: refused(706) }) },
}

/** Emulated: what it does to the account is not known yet. */
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

/** The chain's own work. */
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

/** More messages than are shown at once. */
export const ManyMessages: Story = {
  args: {
    transaction: transaction({
      in_msg: external(),
      out_msgs: Array.from({ length: 40 }, (_, at) => message({ destination: `0:${String(at % 10).repeat(64)}` })),
    }),
  },
}

/** On its way. */
export const Loading: Story = { args: { transaction: undefined, loading: true } }

/** The answer held no transaction. */
export const Empty: Story = { args: { transaction: null } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: { transaction: undefined, onRetry: fn(), error: { name: 'TimeoutError', message: '/transactions took longer than 15 s.' } },
}

/** A phone's width. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Markup and direction tricks in what strangers write. */
export const Hostile: Story = { args: { transaction: transaction({ in_msg: commented(hostileText) }) } }
