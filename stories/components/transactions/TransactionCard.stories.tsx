import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TransactionCard } from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { transactionStatus } from '../../../src/meaning/outcome/outcome.ts'
import { lastTime, loadTransactions, showcase, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { commented, external, message, now, people, refused, transaction } from '../../../test/fixtures/transactions.ts'

const names = namesFrom({
  address_book: {
    [people.alice]: { user_friendly: null, domain: 'alice.ton', interfaces: ['wallet_v4r2'] },
    [people.carol]: { user_friendly: 'UQ', domain: null, interfaces: [] },
  },
})

const meta = {
  title: 'Components/Transactions and messages/TransactionCard',
  component: TransactionCard,
  args: { transaction: transaction() },
  decorators: [
    (Story) => (
      <DisplayProvider
        now={now}
        timeZone="UTC"
        names={names}
        links={{ address: (address) => `#/account/${address}`, transaction: (hash) => `#/transaction/${hash}` }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof TransactionCard>
export default meta
type Story = StoryObj<typeof meta>

/** Plain transfer received by Bob. */
export const Default: Story = {}

/** The same, seen from the recipient's account. */
export const Received: Story = { args: { perspective: people.bob } }

/** External message to a wallet that sends a transfer, seen from the wallet. */
export const Sent: Story = {
  args: {
    perspective: people.alice,
    transaction: transaction({ account: people.alice, in_msg: external(), out_msgs: [message()] }),
  },
}

/** One external message in, five messages out; the value is their exact sum. */
export const SentToMany: Story = {
  args: {
    perspective: people.alice,
    transaction: transaction({
      account: people.alice,
      in_msg: external(),
      out_msgs: Array.from({ length: 5 }, (_, at) =>
        message({ destination: `0:${String(at).repeat(64)}`, value: `${at + 1}000000001`, opcode: '0x0f8a7ea5' }),
      ),
    }),
  },
}

/** Contract that forwards a jetton transfer and emits a log. */
export const ContractCall: Story = {
  args: {
    transaction: transaction({
      in_msg: message({ opcode: '0x0f8a7ea5', decoded_opcode: 'jetton_transfer', value: '50000000' }),
      out_msgs: [
        message({ source: people.bob, destination: people.carol, opcode: '0x178d4519', value: '42715600' }),
        message({ source: people.bob, destination: null, value: null }),
      ],
    }),
  },
}

/** With a comment. */
export const WithComment: Story = {
  args: { transaction: transaction({ in_msg: commented('Thanks for the coffee ☕') }) },
}

/** Encrypted comment. */
export const EncryptedComment: Story = {
  args: { transaction: transaction({ in_msg: message({ opcode: '0x2167da4b' }) }) },
}

/**
 * Hostile comment (scripts, bidirectional control characters, stacked marks, endless text), shown as short plain text.
 */
export const HostileComment: Story = {
  args: {
    transaction: transaction({
      in_msg: commented(
        '<img src=x onerror=alert(1)> \u202Egnp.exe\u202C Z\u0351\u036B\u0343\u0347\u0351\u036B\u0343\u0347\u0351\u036B\u0343algo http://claim.example/airdrop ' +
          'win '.repeat(400),
      ),
    }),
  },
}

/** The contract failed with its own exit code 706. */
export const FailedCompute: Story = {
  args: {
    transaction: transaction({
      in_msg: message({ opcode: '0x0f8a7ea5' }),
      description: refused(706),
    }),
  },
}

/** A standard exit code is explained. */
export const FailedOutOfGas: Story = {
  args: { transaction: transaction({ description: refused(-14) }) },
}

/** The code succeeded, but the action phase failed. */
export const FailedAction: Story = {
  args: {
    transaction: transaction({
      description: {
        ...transaction().description,
        aborted: true,
        action: { success: false, valid: true, no_funds: true, result_code: 37, tot_actions: 1 },
      },
    }),
  },
}

/** A bounced message. */
export const Bounced: Story = {
  args: {
    transaction: transaction({ in_msg: message({ bounced: true, bounce: false, opcode: '0xffffffff' }) }),
  },
}

/** Value sent to an account without code. */
export const NotExecuted: Story = {
  args: {
    transaction: transaction({
      description: {
        type: 'ord',
        aborted: true,
        destroyed: false,
        credit_ph: { credit: '1500000000' },
        compute_ph: { skipped: true, reason: 'no_state' },
      },
    }),
  },
}

/** An external message without outgoing messages. */
export const ExternalIn: Story = {
  args: { transaction: transaction({ account: people.alice, in_msg: external() }) },
}

/** Tick-tock transaction, which the chain starts in every masterchain block. */
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

/** Pending: it is only emulated and may still change. */
export const Pending: Story = {
  args: {
    perspective: people.bob,
    transaction: transaction({ emulated: true, finality: 'pending', mc_block_seqno: 0, now }),
  },
}

/** Longest amount, name and comment. */
export const Extremes: Story = {
  args: {
    perspective: people.bob,
    transaction: transaction({
      in_msg: commented('W'.repeat(380), {
        value: '5047558951123456789',
        value_extra_currencies: { '100': '1234567890123456789012345678' },
      }),
    }),
  },
}

/** Compact: one line where there is room. */
export const Compact: Story = { args: { compact: true, perspective: people.bob } }

/** Skeleton, as high as a plain transfer. */
export const Loading: Story = { args: { transaction: undefined, loading: true } }

/** Skeleton of the compact card. */
export const LoadingCompact: Story = {
  args: { transaction: undefined, loading: true, compact: true },
}

/** The answer contains no transaction. */
export const Empty: Story = { args: { transaction: null } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: {
    transaction: undefined,
    onRetry: fn(),
    error: {
      name: 'NetworkError',
      message: '/transactions could not be reached: Failed to fetch. Check the connection, the base URL and CORS.',
    },
  },
}

/** Rate limit without an API key, with a countdown. */
export const RateLimited: Story = {
  args: {
    transaction: undefined,
    onRetry: fn(),
    error: {
      name: 'HttpError',
      kind: 'rateLimited',
      text: 'Ratelimit without API Key exceed: 1 per second',
      retryAfter: 90_000,
    },
  },
}

/** Compact cards of one wallet of the embedded chain, newest first. */
export const History: Story = {
  loaders: [async () => ({ chain: await loadTransactions() })],
  render: (args, { loaded }) => {
    const { transactions, address_book } = loaded['chain'] as ChainTransactions
    const rows = transactions.filter(({ account }) => account === showcase.wallet).slice(0, 20)
    return (
      <DisplayProvider names={namesFrom({ address_book })} now={lastTime}>
        <div style={{ display: 'grid', gap: 8 }}>
          {rows.map((row) => (
            <TransactionCard {...args} key={row.hash} transaction={row} />
          ))}
        </div>
      </DisplayProvider>
    )
  },
  args: { compact: true, perspective: showcase.wallet },
}

/** All failures on the embedded chain, explained. */
export const Failures: Story = {
  ...History,
  args: {},
  render: (args, { loaded }) => {
    const { transactions, address_book } = loaded['chain'] as ChainTransactions
    const rows = transactions.filter((row) => transactionStatus(row) === 'failed').slice(0, 24)
    return (
      <DisplayProvider names={namesFrom({ address_book })} now={lastTime}>
        <div style={{ display: 'grid', gap: 8 }}>
          {rows.map((row) => (
            <TransactionCard {...args} key={row.hash} transaction={row} />
          ))}
        </div>
      </DisplayProvider>
    )
  },
}

/** Dark theme. */
export const Dark: Story = { ...Received, parameters: { theme: 'dark' } }

/** Right-to-left layout with Arabic digits. */
export const RightToLeft: Story = {
  args: { perspective: people.bob, transaction: transaction({ in_msg: commented('شكرا على القهوة') }) },
  parameters: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <DisplayProvider locale="ar-EG">
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Phone, 320 px wide. */
export const Narrow: Story = {
  ...SentToMany,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Content of an application in the parts of the card: a note at its end, and its own mark beside the title. */
export const Slots: Story = {
  args: {
    slots: {
      header: (_, shown) => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          {shown}
          <bdi part="card-chip">Invoice 1042</bdi>
        </div>
      ),
      footer: ({ now }) => <bdi part="card-note">Booked in {new Date(now * 1000).getUTCFullYear()}</bdi>,
    },
  },
}
