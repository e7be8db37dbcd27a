import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../../../src/components/values/status-badge/StatusBadge.tsx'

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'success' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Everything happened. */
export const Success: Story = {}

/** It did not do what was asked. */
export const Failed: Story = { args: { status: 'failed' } }

/** Not final yet. */
export const Pending: Story = { args: { status: 'pending' } }

/** There was no code to run. */
export const Skipped: Story = { args: { status: 'skipped' } }

/** Other words for the same. */
export const Labelled: Story = { args: { status: 'pending', label: 'Waiting for the wallet' } }
