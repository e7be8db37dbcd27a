import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { VestingCard } from '../../../src/components/contracts/vesting-card/VestingCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { accounts, vestings } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const [unlocking, locked] = vestings.vesting_contracts
const readBalance = (address: string | null | undefined) =>
  accounts.accounts.find((account) => account.address === address)?.balance

const meta = {
  title: 'Components/Contracts/VestingCard',
  component: VestingCard,
  args: { vesting: unlocking, balance: readBalance(unlocking?.address) },
  decorators: [onChain(vestings)],
} satisfies Meta<typeof VestingCard>
export default meta
type Story = StoryObj<typeof meta>

/** After three of twenty-four months. */
export const Default: Story = {}

/** Before the end of the cliff: nothing is unlocked in the first half year. */
export const Locked: Story = { args: { vesting: locked, balance: readBalance(locked?.address) } }

/** After the end: everything is unlocked. */
export const Unlocked: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider now={1_900_000_000}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** Unlocks every second for ten years, drawn as a slope. */
export const Steady: Story = {
  args: {
    vesting: unlocking && {
      ...unlocking,
      total_duration: 315_360_000,
      unlock_period: 1,
      cliff_duration: 0,
      whitelist: [],
    },
  },
}

/** Invalid terms: no schedule is shown. */
export const Unreadable: Story = { args: { vesting: unlocking && { ...unlocking, unlock_period: 0 } } }

/** Loading. */
export const Loading: Story = { args: { vesting: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { vesting: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { vesting: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
