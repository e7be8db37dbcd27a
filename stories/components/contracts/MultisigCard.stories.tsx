import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MultisigCard } from '../../../src/components/contracts/multisig-card/MultisigCard.tsx'
import { multisigs } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const [two, three] = multisigs.multisigs

const meta = {
  title: 'Components/Contracts/MultisigCard',
  component: MultisigCard,
  args: { multisig: two },
  decorators: [onChain(multisigs)],
} satisfies Meta<typeof MultisigCard>
export default meta
type Story = StoryObj<typeof meta>

/** Two of three must approve. One order was executed, one is open, one has expired. */
export const Default: Story = {}

/** Three of five must approve. */
export const ThreeOfFive: Story = { args: { multisig: three } }

/** Orders may have any number, and there are none yet. */
export const NoOrders: Story = {
  args: { multisig: two && { ...two, next_order_seqno: '-1', proposers: [], orders: null } },
}

/** Loading. */
export const Loading: Story = { args: { multisig: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { multisig: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { multisig: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
