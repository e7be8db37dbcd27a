import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayProvider, OriginBadge } from 'tonlens'
import { now } from '../../fixtures/transactions.ts'

const meta = {
  title: 'Components/OriginBadge',
  component: OriginBadge,
  args: { origin: { source: 'mirror', asOf: now - 300 } },
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC">
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof OriginBadge>
export default meta
type Story = StoryObj<typeof meta>

/** The mirror answered, with what held five minutes ago. */
export const Mirror: Story = {}

/** The service answered just now. */
export const Service: Story = { args: { origin: { source: 'service', asOf: now - 0.4 } } }

/** The mirror's answer is old. */
export const Old: Story = { args: { origin: { source: 'mirror', asOf: now - 9 * 86_400 } } }
