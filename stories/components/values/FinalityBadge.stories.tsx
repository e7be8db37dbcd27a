import type { Meta, StoryObj } from '@storybook/react-vite'
import { FinalityBadge } from '../../../src/components/values/finality-badge/FinalityBadge.tsx'

const meta = {
  title: 'Components/FinalityBadge',
  component: FinalityBadge,
  args: { finality: 'pending' },
} satisfies Meta<typeof FinalityBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Emulated. */
export const Pending: Story = {}

/** In a block. */
export const Confirmed: Story = { args: { finality: 'confirmed' } }

/** Committed for good. */
export const Finalized: Story = { args: { finality: 'finalized' } }

/** Announced, and not going to happen. */
export const Withdrawn: Story = { args: { finality: 'invalidated' } }

/** The drawing alone. */
export const Compact: Story = { args: { finality: 'confirmed', compact: true } }

/** One language for all of them. */
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
