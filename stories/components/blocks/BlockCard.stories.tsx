import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BlockCard } from '../../../src/components/blocks/block-card/BlockCard.tsx'
import { blocks, masterchainInfo } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const shard = blocks.find(({ workchain }) => workchain === 0)

const meta = {
  title: 'Components/BlockCard',
  component: BlockCard,
  args: { block: shard },
  decorators: [onChain()],
} satisfies Meta<typeof BlockCard>
export default meta
type Story = StoryObj<typeof meta>

/** A block of a shard, and the masterchain block that committed it. */
export const Default: Story = {}

/** A block of the masterchain. */
export const Masterchain: Story = { args: { block: masterchainInfo.last } }

/** Everything that can be special about a block. */
export const Marks: Story = {
  args: {
    block: shard && {
      ...shard,
      key_block: true,
      after_merge: true,
      after_split: true,
      before_split: true,
      want_merge: true,
      want_split: true,
      prev_blocks: [shard.masterchain_block_ref, ...shard.prev_blocks],
    },
  },
}

/** Without hashes. */
export const Compact: Story = { args: { compact: true } }

/** On its way. */
export const Loading: Story = { args: { block: undefined, loading: true } }

/** The answer held no block. */
export const Empty: Story = { args: { block: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { block: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
