import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayProvider, OriginBadge } from 'tonlens'
import { now } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Lists and states/OriginBadge',
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

/** Answered by the mirror, as of five minutes ago. */
export const Mirror: Story = {}

/** Answered by the service just now. */
export const Service: Story = { args: { origin: { source: 'service', asOf: now - 0.4 } } }

/** Computed by the VM in this browser, from a state of a minute ago. */
export const LocalVm: Story = { args: { origin: { source: 'vm', asOf: now - 60 } } }

/** An old answer of the mirror. */
export const Old: Story = { args: { origin: { source: 'mirror', asOf: now - 9 * 86_400 } } }
