import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BlockTable } from '../../../src/components/blocks/block-table/BlockTable.tsx'
import { blocks } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Blocks/BlockTable',
  component: BlockTable,
  args: { blocks: blocks.slice(0, 25) },
  decorators: [onChain()],
} satisfies Meta<typeof BlockTable>
export default meta
type Story = StoryObj<typeof meta>

/** Blocks of all shards, newest first. */
export const Default: Story = {}

/** All blocks of the embedded chain. */
export const All: Story = { args: { blocks } }

/** Loading. */
export const Loading: Story = { args: { blocks: [], loading: true } }

/** No blocks. */
export const Empty: Story = { args: { blocks: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { blocks: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
