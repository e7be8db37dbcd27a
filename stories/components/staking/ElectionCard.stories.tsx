import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ElectionCard } from '../../../src/components/staking/election-card/ElectionCard.tsx'
import { elections } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/ElectionCard',
  component: ElectionCard,
  args: { election: elections.elections[0] },
  decorators: [onChain(elections)],
} satisfies Meta<typeof ElectionCard>
export default meta
type Story = StoryObj<typeof meta>

/** The newest election of the embedded chain. */
export const Default: Story = {}

/** An election whose validators have worked since. */
export const Finished: Story = { args: { election: elections.elections[1] } }

/** An election that did not form a set. */
export const Failed: Story = {
  args: { election: elections.elections[1] && { ...elections.elections[1], failed: true } },
}

/** Loading. */
export const Loading: Story = { args: { election: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { election: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { election: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
