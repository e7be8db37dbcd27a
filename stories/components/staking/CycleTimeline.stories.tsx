import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CycleTimeline } from '../../../src/components/staking/cycle-timeline/CycleTimeline.tsx'
import { cycles } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Staking/CycleTimeline',
  component: CycleTimeline,
  args: { cycles: cycles.cycles },
  decorators: [onChain(cycles)],
} satisfies Meta<typeof CycleTimeline>
export default meta
type Story = StoryObj<typeof meta>

/** All cycles of the embedded chain. */
export const Default: Story = {}

/** A cycle with an end before its start is drawn without a bar. */
export const Unreadable: Story = {
  args: { cycles: cycles.cycles.map((cycle, at) => (at === 1 ? { ...cycle, cycle_end: 0 } : cycle)) },
}

/** Loading. */
export const Loading: Story = { args: { cycles: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { cycles: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { cycles: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
