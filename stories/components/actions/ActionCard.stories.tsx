import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionCard } from '../../../src/components/actions/action-card/ActionCard.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/display/names.ts'
import { action, actionTypes, dollar, exampleOf, jettonMetadata } from '../../fixtures/actions.ts'
import { now, people } from '../../fixtures/transactions.ts'

const names = namesFrom({
  address_book: { [people.alice]: { user_friendly: null, domain: 'alice.ton' } },
  metadata: jettonMetadata,
})

const meta = {
  title: 'Components/ActionCard',
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

/** A transfer. */
export const Default: Story = {}

/** Seen by the one who received it. */
export const Received: Story = { args: { perspective: people.bob, action: transfer('Thanks for the coffee ☕') } }

/** Seen by the one who sent it. */
export const Sent: Story = { args: { perspective: people.alice } }

/** Only its receiver can read it. */
export const Encrypted: Story = { args: { action: transfer('3q2+7w==', true) } }

/** One jetton for another. */
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

/** It did not happen. */
export const Failed: Story = { args: { action: action({ success: false }) } }

/** Emulated: it may still change. */
export const Pending: Story = { args: { action: action({ finality: 'pending', trace_id: null, success: null }) } }

/** A type that the service began to send after this version of the kit. */
export const NewType: Story = {
  args: {
    action: action({
      type: 'dex_limit_order',
      details: { sender: people.alice, pool: people.carol, amount: '1234567890', asset: dollar, price: '12' },
    }),
  },
}

/** The service itself could not classify it. */
export const Unclassified: Story = {
  args: {
    action: action({
      type: 'unknown',
      details: { error: "unsupported action type: 'x'" },
      raw_action: { Source: people.alice, Amount: '17' },
    }),
  },
}

/** Little is known of it: what is missing is left out, or said to be. */
export const Sparse: Story = {
  args: { action: action({ type: 'nft_purchase', details: { new_owner: null, nft_item: null, price: null } }) },
}

/** Markup and direction tricks in what strangers write. */
export const Hostile: Story = { args: { action: transfer(`<b>claim</b> \u202Egnp.exe\u202C ${'W'.repeat(3000)}`) } }

/** In a list. */
export const Compact: Story = { args: { compact: true } }

/** Every type that the service knows. */
export const AllTypes: Story = {
  render: (args) => (
    <div style={{ display: 'grid' }}>
      {actionTypes.map((type) => (
        <ActionCard {...args} key={type} action={exampleOf(type)} compact />
      ))}
    </div>
  ),
}

/** On its way. */
export const Loading: Story = { args: { action: undefined, loading: true } }

/** The answer held no action. */
export const Empty: Story = { args: { action: null } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: { action: undefined, onRetry: fn(), error: { name: 'TimeoutError', message: '/actions took longer than 15 s.' } },
}

/** A phone's width. */
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

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
