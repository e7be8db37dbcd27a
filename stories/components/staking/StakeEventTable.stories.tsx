import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StakeEventTable } from '../../../src/components/staking/stake-event-table/StakeEventTable.tsx'
import { electorEvents, events, ofValidator } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/StakeEventTable',
  component: StakeEventTable,
  args: { events: electorEvents },
  decorators: [onChain({})],
} satisfies Meta<typeof StakeEventTable>
export default meta
type Story = StoryObj<typeof meta>

/** Stakes that the elector accepted, rejected and gave back. */
export const Default: Story = {}

/** Events of the nominators of a pool. */
export const Nominators: Story = { args: { events } }

/** Events of the validator of a pool. */
export const Validator: Story = { args: { events: ofValidator } }

/** A type that this version does not know. */
export const UnknownType: Story = {
  args: { events: electorEvents.slice(0, 2).map((event) => ({ ...event, type: 'stake_moved' })) },
}

/** Loading. */
export const Loading: Story = { args: { events: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { events: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { events: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
