import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ValidatorTable } from '../../../src/components/staking/validator-table/ValidatorTable.tsx'
import { cycles, elections } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/ValidatorTable',
  component: ValidatorTable,
  args: { validators: cycles.cycles[0]?.validators ?? [], totalWeight: cycles.cycles[0]?.total_weight },
  decorators: [onChain(cycles)],
} satisfies Meta<typeof ValidatorTable>
export default meta
type Story = StoryObj<typeof meta>

/** Members of a validator set, with their share of the weight. */
export const Default: Story = {}

/** Participants of an election, who have no weight yet. */
export const Participants: Story = {
  args: { validators: elections.elections[0]?.participants ?? [], totalWeight: undefined },
}

/** A set of 400: only the rows in view are drawn. */
export const LargeSet: Story = {
  args: {
    validators: Array.from({ length: 400 }, (_, index) => {
      const set = cycles.cycles[0]?.validators ?? []
      const member = set[index % set.length]
      if (member === undefined) throw new Error('The set has no members.')
      return { ...member, validator_index: index, validator_pubkey: index.toString(16).toUpperCase().padStart(64, 'A') }
    }),
    style: { blockSize: 420 },
  },
}

/** Loading. */
export const Loading: Story = { args: { validators: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { validators: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { validators: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
