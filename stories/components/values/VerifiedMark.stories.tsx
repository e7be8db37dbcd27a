import type { Meta, StoryObj } from '@storybook/react-vite'
import { VerifiedMark } from '../../../src/components/states/verified-mark/VerifiedMark.tsx'

const meta = {
  title: 'Components/Values/VerifiedMark',
  component: VerifiedMark,
  args: { result: { status: 'fits' } },
} satisfies Meta<typeof VerifiedMark>
export default meta
type Story = StoryObj<typeof meta>

/** Fits: open it for the fields that no hash covers. */
export const Fits: Story = {}

/** Follows: the next newer transaction of the account names this hash. */
export const Follows: Story = { args: { link: { status: 'follows' } } }

/** Repaired: a known loss of the service was undone. */
export const Repaired: Story = { args: { result: { status: 'repaired', repaired: ['description.credit_ph'] } } }

/** Cannot be checked, and why. */
export const Unverifiable: Story = {
  args: { result: { status: 'unverifiable', reason: 'log-destination', field: 'destination' }, kind: 'message' },
}

/** Mismatch: open from the start. */
export const Mismatch: Story = {
  args: { result: { status: 'mismatch', reason: 'content-hash', field: 'in_msg.message_content.hash' } },
}

/** Pending: not checked yet. */
export const Pending: Story = { args: { result: undefined } }

/** Compact: an icon in a table cell. A mismatch keeps its words. */
export const Compact: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['fits', 'repaired', 'unverifiable', 'mismatch'] as const).map((status) => (
        <VerifiedMark key={status} result={{ status }} compact />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...Mismatch, parameters: { theme: 'dark' } }
