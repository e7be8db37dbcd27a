import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NominatorPoolCard } from '../../../src/components/staking/nominator-pool-card/NominatorPoolCard.tsx'
import { showcase } from '../../chain/index.json'
import { pool } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/NominatorPoolCard',
  component: NominatorPoolCard,
  args: { pool, address: showcase.nominatorPool },
  decorators: [onChain(pool)],
} satisfies Meta<typeof NominatorPoolCard>
export default meta
type Story = StoryObj<typeof meta>

/** The pool of the embedded chain. */
export const Default: Story = {}

/** Between two rounds. */
export const Idle: Story = { args: { pool: { ...pool, state: 0, stake_amount_sent: '0' } } }

/** A pool without nominators: the service writes null. */
export const WithoutNominators: Story = { args: { pool: { ...pool, nominators_count: 0, active_nominators: null } } }

/** Loading. */
export const Loading: Story = { args: { pool: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { pool: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { pool: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
