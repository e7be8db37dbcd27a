import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NominatorRewards } from '../../../src/components/staking/nominator-rewards/NominatorRewards.tsx'
import { rewards, validatorRewards } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/NominatorRewards',
  component: NominatorRewards,
  args: { rewards },
  decorators: [onChain({})],
} satisfies Meta<typeof NominatorRewards>
export default meta
type Story = StoryObj<typeof meta>

/** Rewards of a nominator. */
export const Default: Story = {}

/** Rewards of the validator of a pool, with the cycle of each. */
export const Validator: Story = { args: { rewards: validatorRewards } }

/** A round without a reward, and one that cost a part of the stake. */
export const Losses: Story = {
  args: {
    rewards: rewards.map((reward, at) =>
      at === 0 ? { ...reward, reward: '0' } : at === 1 ? { ...reward, reward: '-1500000000' } : reward,
    ),
  },
}

/** Loading. */
export const Loading: Story = { args: { rewards: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { rewards: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { rewards: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
