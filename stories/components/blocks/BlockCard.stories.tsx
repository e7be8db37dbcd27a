import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BlockCard } from '../../../src/components/blocks/block-card/BlockCard.tsx'
import { blocks, masterchainInfo } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const shard = blocks.find(({ workchain }) => workchain === 0)

const meta = {
  title: 'Components/Blocks/BlockCard',
  component: BlockCard,
  args: { block: shard },
  decorators: [onChain()],
} satisfies Meta<typeof BlockCard>
export default meta
type Story = StoryObj<typeof meta>

/** A shard block and the masterchain block that committed it. */
export const Default: Story = {}

/** A masterchain block. */
export const Masterchain: Story = { args: { block: masterchainInfo.last } }

/** A block with all flags. */
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

/** Compact, without hashes. */
export const Compact: Story = { args: { compact: true } }

/** Loading. */
export const Loading: Story = { args: { block: undefined, loading: true } }

/** Block not found. */
export const Empty: Story = { args: { block: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { block: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
