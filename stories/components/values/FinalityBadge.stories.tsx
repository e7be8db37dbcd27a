import type { Meta, StoryObj } from '@storybook/react-vite'
import { FinalityBadge } from '../../../src/components/values/finality-badge/FinalityBadge.tsx'

const meta = {
  title: 'Components/Values/FinalityBadge',
  component: FinalityBadge,
  args: { finality: 'pending' },
} satisfies Meta<typeof FinalityBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Pending: only emulated. */
export const Pending: Story = {}

/** Confirmed: in a block. */
export const Confirmed: Story = { args: { finality: 'confirmed' } }

/** Finalized: committed by the masterchain. */
export const Finalized: Story = { args: { finality: 'finalized' } }

/** Invalidated: announced, but dropped. */
export const Withdrawn: Story = { args: { finality: 'invalidated' } }

/** Compact: bars only. */
export const Compact: Story = { args: { finality: 'confirmed', compact: true } }

/** All values in one language. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['pending', 'confirmed', 'finalized', 'invalidated'] as const).map((finality) => (
        <FinalityBadge key={finality} finality={finality} />
      ))}
      {(['pending', 'confirmed', 'finalized', 'invalidated'] as const).map((finality) => (
        <FinalityBadge key={finality} finality={finality} compact />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...All, parameters: { theme: 'dark' } }
