import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ComplaintTable } from '../../../src/components/staking/complaint-table/ComplaintTable.tsx'
import { complaints } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/ComplaintTable',
  component: ComplaintTable,
  args: { complaints: complaints.complaints },
  decorators: [onChain(complaints)],
} satisfies Meta<typeof ComplaintTable>
export default meta
type Story = StoryObj<typeof meta>

/** All complaints of the embedded chain. */
export const Default: Story = {}

/** A fine that is a part of the stake. */
export const PartOfStake: Story = {
  args: { complaints: complaints.complaints.map((complaint) => ({ ...complaint, suggested_fine_part: 429_496_729 })) },
}

/** Loading. */
export const Loading: Story = { args: { complaints: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { complaints: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { complaints: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
