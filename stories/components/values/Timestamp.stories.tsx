import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timestamp } from '../../../src/components/values/timestamp/Timestamp.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { now } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Values/Timestamp',
  component: Timestamp,
  args: { value: now - 7500 },
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC">
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof Timestamp>
export default meta
type Story = StoryObj<typeof meta>

/** Date and time with the age. */
export const Default: Story = {}

/** Age; the tooltip has date and time. */
export const Relative: Story = { args: { show: 'relative' } }

/** Date and time. */
export const Absolute: Story = { args: { show: 'absolute' } }

/** With the logical time, which orders events of the same second. */
export const LogicalTime: Story = { args: { lt: '62034785000003' } }

/** The service did not send a value. */
export const Unknown: Story = { args: { value: null } }

/** Other language and time zone. */
export const Russian: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider locale="ru" timeZone="Asia/Tokyo">
        <Story />
      </DisplayProvider>
    ),
  ],
}
