import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../../../src/components/values/status-badge/StatusBadge.tsx'

const meta = {
  title: 'Components/Values/StatusBadge',
  component: StatusBadge,
  args: { status: 'success' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Success. */
export const Success: Story = {}

/** Failed. */
export const Failed: Story = { args: { status: 'failed' } }

/** Pending. */
export const Pending: Story = { args: { status: 'pending' } }

/** Skipped: the account has no code. */
export const Skipped: Story = { args: { status: 'skipped' } }

/** Custom label. */
export const Labelled: Story = { args: { status: 'pending', label: 'Waiting for the wallet' } }
