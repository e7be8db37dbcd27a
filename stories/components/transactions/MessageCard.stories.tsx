import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Message } from '../../../src/service/rows/message.ts'
import { lastTime, loadTransactions, type ChainTransactions } from '../../../test/fixtures/chain.ts'
import { hostileText } from '../../decorators/frame.tsx'
import { commented, external, message, now, people } from '../../../test/fixtures/transactions.ts'

const jettonTransfer = {
  '@type': 'jetton_transfer',
  query_id: '7253338335086549327',
  amount: { '@type': 'var_uint', len: '3', value: '1000000' },
  destination: { '@type': 'addr_std', workchain_id: '0', address: people.carol.slice(2) },
  response_destination: { '@type': 'addr_std', workchain_id: '0', address: people.alice.slice(2) },
  custom_payload: { '@type': 'nothing_from_maybe' },
  forward_ton_amount: { '@type': 'var_uint', len: '1', value: '50000000' },
  forward_payload: { '@type': 'first_from_either', value: { '@type': 'text_comment', text: 'Hello!' } },
}
const request = message({
  opcode: '0x0f8a7ea5',
  decoded_opcode: 'jetton_transfer',
  value: '100000000',
  message_content: { hash: null, body: 'te6cckEBAQEAAgAAAEysuc0=', decoded: jettonTransfer },
})

const meta = {
  title: 'Components/Transactions and messages/MessageCard',
  component: MessageCard,
  args: { message: request },
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
} satisfies Meta<typeof MessageCard>
export default meta
type Story = StoryObj<typeof meta>

/** Request of a jetton transfer, decoded by the service. */
export const Default: Story = {}

/** Plain transfer with a comment. */
export const WithComment: Story = { args: { message: commented('Thanks for the coffee ☕') } }

/** Plain transfer with an empty body. */
export const Transfer: Story = { args: { message: message() } }

/** Standard body that the service did not decode; decoded in the browser. */
export const ReadHere: Story = {
  loaders: [async () => ({ chain: await loadTransactions() })],
  render: (args, { loaded }) => {
    const { transactions, address_book } = loaded['chain'] as ChainTransactions
    const row = transactions.find(({ in_msg }) => in_msg?.decoded_opcode === 'nft_transfer')?.in_msg
    const content = row?.message_content
    const bare = content == null ? content : { ...content, decoded: null }
    const undecoded = row && ({ ...row, message_content: bare } as Message)
    return (
      <DisplayProvider names={namesFrom({ address_book })} now={lastTime}>
        <MessageCard {...args} message={undecoded} />
      </DisplayProvider>
    )
  },
}

/** Signed external message to a wallet. */
export const External: Story = { args: { message: external() } }

/** Message to the outside, which is a log. */
export const Log: Story = {
  args: { message: message({ destination: null, value: null, opcode: '0x9c610de3' }) },
}

/** Bounced. */
export const Bounced: Story = {
  args: { message: message({ bounced: true, bounce: false, opcode: '0xffffffff' }) },
}

/** Row of `/messages`, with the sending and the receiving transaction. */
export const WithTransactions: Story = {
  args: {
    message: message({ in_msg_tx_hash: request.hash, out_msg_tx_hash: request.hash, hash_norm: request.hash }),
  },
}

/** Compact: one line where there is room. */
export const Compact: Story = { args: { compact: true } }

/** Skeleton, as high as a plain transfer. */
export const Loading: Story = { args: { message: undefined, loading: true } }

/** The answer contains no message. */
export const Empty: Story = { args: { message: null } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: {
    message: undefined,
    onRetry: fn(),
    error: { name: 'TimeoutError', message: '/messages took longer than 15 s.' },
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
export const Hostile: Story = { args: { message: commented(hostileText) } }
