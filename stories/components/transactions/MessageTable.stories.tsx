import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MessageTable } from '../../../src/components/transactions/message-table/MessageTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { lastTime, loadTransactions, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { message, now } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Transactions and messages/MessageTable',
  component: MessageTable,
  args: { messages: [] },
  decorators: [
    (Story) => (
      <DisplayProvider
        now={lastTime}
        timeZone="UTC"
        links={{ address: (address) => `#/account/${address}`, message: (hash) => `#/message/${hash}` }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof MessageTable>
export default meta
type Story = StoryObj<typeof meta>

/** All messages of the embedded chain. */
export const Default: Story = {
  loaders: [async () => ({ chain: await loadTransactions() })],
  render: (args, { loaded }) => {
    const { transactions, address_book } = loaded['chain'] as ChainTransactions
    const messages = transactions.flatMap(({ in_msg }) => (in_msg === null ? [] : [in_msg]))
    return (
      <DisplayProvider names={namesFrom({ address_book })}>
        <MessageTable {...args} messages={messages} />
      </DisplayProvider>
    )
  },
}

/** Phone, 320 px wide: one line for each field. */
export const Narrow: Story = {
  args: { messages: [message(), message({ bounced: true }), message({ destination: null, value: null })] },
  decorators: [
    (Story) => (
      <DisplayProvider now={now}>
        <div style={{ maxInlineSize: 320 }}>
          <Story />
        </div>
      </DisplayProvider>
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
  args: { onRetry: fn(), error: { name: 'TimeoutError', message: '/messages took longer than 15 s.' } },
}

/** Right-to-left layout. */
export const RightToLeft: Story = {
  args: {
    messages: [
      message({ created_at: String(lastTime - 60) }),
      message({ created_at: String(lastTime - 90), bounced: true }),
    ],
  },
  parameters: { direction: 'rtl' },
}
