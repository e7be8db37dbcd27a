import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NominatorPositions } from '../../../src/components/staking/nominator-positions/NominatorPositions.tsx'
import { positions } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/NominatorPositions',
  component: NominatorPositions,
  args: { positions: positions.slice(0, 1) },
  decorators: [onChain({})],
} satisfies Meta<typeof NominatorPositions>
export default meta
type Story = StoryObj<typeof meta>

/** The pool of one nominator. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { args: { positions: [], loading: true, loadingRows: 2 } }

/** Empty result. */
export const Empty: Story = { args: { positions: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { positions: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
