import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionCard } from '../../../src/components/actions/action-card/ActionCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { action, actionTypes, dollar, exampleAction, jettonMetadata } from '../../../test/fixtures/actions.ts'
import { now, people } from '../../../test/fixtures/transactions.ts'

const names = namesFrom({
  address_book: { [people.alice]: { user_friendly: null, domain: 'alice.ton' } },
  metadata: jettonMetadata,
})

const meta = {
  title: 'Components/Actions/ActionCard',
  component: ActionCard,
  args: { action: action() },
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
} satisfies Meta<typeof ActionCard>
export default meta
type Story = StoryObj<typeof meta>

const transfer = (comment: string, encrypted = false) =>
  action({ details: { source: people.alice, destination: people.bob, value: '1500000000', comment, encrypted } })

/** Transfer. */
export const Default: Story = {}

/** Seen from the recipient's account. */
export const Received: Story = { args: { perspective: people.bob, action: transfer('Thanks for the coffee ☕') } }

/** Seen from the sender's account. */
export const Sent: Story = { args: { perspective: people.alice } }

/** Encrypted comment, which only the recipient can read. */
export const Encrypted: Story = { args: { action: transfer('3q2+7w==', true) } }

/** Swap of two jettons. */
export const Swap: Story = {
  args: {
    action: action({
      type: 'jetton_swap',
      details: {
        dex: 'stonfi_v2',
        sender: people.alice,
        asset_in: null,
        asset_out: dollar,
        dex_incoming_transfer: { asset: null, amount: '2000000000' },
        dex_outgoing_transfer: { asset: dollar, amount: '6283185' },
        peer_swaps: [],
      },
    }),
  },
}

/** Failed. */
export const Failed: Story = { args: { action: action({ success: false }) } }

/** Pending: it is only emulated and may still change. */
export const Pending: Story = { args: { action: action({ finality: 'pending', trace_id: null, success: null }) } }

/** Type that this version does not know. */
export const NewType: Story = {
  args: {
    action: action({
      type: 'dex_limit_order',
      details: { sender: people.alice, pool: people.carol, amount: '1234567890', asset: dollar, price: '12' },
    }),
  },
}

/** Type `unknown`: the service could not classify it. */
export const Unclassified: Story = {
  args: {
    action: action({
      type: 'unknown',
      details: { error: "unsupported action type: 'x'" },
      raw_action: { Source: people.alice, Amount: '17' },
    }),
  },
}

/** Few details: missing values are left out or mentioned as unknown. */
export const Sparse: Story = {
  args: { action: action({ type: 'nft_purchase', details: { new_owner: null, nft_item: null, price: null } }) },
}

/** Hostile text: markup and bidirectional control characters. */
export const Hostile: Story = { args: { action: transfer(`<b>claim</b> \u202Egnp.exe\u202C ${'W'.repeat(3000)}`) } }

/** Compact, for lists. */
export const Compact: Story = { args: { compact: true } }

/** All types of the service. */
export const AllTypes: Story = {
  render: (args) => (
    <div style={{ display: 'grid' }}>
      {actionTypes.map((type) => (
        <ActionCard {...args} key={type} action={exampleAction(type)} compact />
      ))}
    </div>
  ),
}

/** The first answer is loading. */
export const Loading: Story = { args: { action: undefined, loading: true } }

/** The answer contains no action. */
export const Empty: Story = { args: { action: null } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: {
    action: undefined,
    onRetry: fn(),
    error: { name: 'TimeoutError', message: '/actions took longer than 15 s.' },
  },
}

/** Phone, 320 px wide. */
export const Narrow: Story = {
  ...Swap,
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
