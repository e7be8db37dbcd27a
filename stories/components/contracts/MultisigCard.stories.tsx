import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MultisigCard } from '../../../src/components/contracts/multisig-card/MultisigCard.tsx'
import { multisigs } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const [two, three] = multisigs.multisigs

const meta = {
  title: 'Components/MultisigCard',
  component: MultisigCard,
  args: { multisig: two },
  decorators: [onChain(multisigs)],
} satisfies Meta<typeof MultisigCard>
export default meta
type Story = StoryObj<typeof meta>

/** Two of three sign; one order was sent, one is open, one expired. */
export const Default: Story = {}

/** Three of five. */
export const ThreeOfFive: Story = { args: { multisig: three } }

/** Orders of any number, and none so far. */
export const NoOrders: Story = {
  args: { multisig: two && { ...two, next_order_seqno: '-1', proposers: [], orders: null } },
}

/** On its way. */
export const Loading: Story = { args: { multisig: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { multisig: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { multisig: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
