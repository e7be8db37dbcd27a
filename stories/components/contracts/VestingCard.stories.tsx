import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { VestingCard } from '../../../src/components/contracts/vesting-card/VestingCard.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { accounts, vestings } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const [unlocking, locked] = vestings.vesting_contracts
const balanceOf = (address: string | null | undefined) =>
  accounts.accounts.find((account) => account.address === address)?.balance

const meta = {
  title: 'Components/VestingCard',
  component: VestingCard,
  args: { vesting: unlocking, balance: balanceOf(unlocking?.address) },
  decorators: [onChain(vestings)],
} satisfies Meta<typeof VestingCard>
export default meta
type Story = StoryObj<typeof meta>

/** Three of twenty-four months have passed. */
export const Default: Story = {}

/** Within its cliff: nothing is unlocked before half a year has passed. */
export const Locked: Story = { args: { vesting: locked, balance: balanceOf(locked?.address) } }

/** Years later: all of it is unlocked. */
export const Unlocked: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider now={1_900_000_000}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Unlocks every second for ten years: a slope. */
export const Steady: Story = {
  args: {
    vesting: unlocking && { ...unlocking, total_duration: 315_360_000, unlock_period: 1, cliff_duration: 0, whitelist: [] },
  },
}

/** Terms that no contract would take: no schedule is made up. */
export const Unreadable: Story = { args: { vesting: unlocking && { ...unlocking, unlock_period: 0 } } }

/** On its way. */
export const Loading: Story = { args: { vesting: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { vesting: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { vesting: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
