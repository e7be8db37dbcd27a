import type { Meta, StoryObj } from '@storybook/react-vite'
import { Identicon } from '../../../src/components/values/address/Identicon.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Values/Identicon',
  component: Identicon,
  args: { value: people.alice },
} satisfies Meta<typeof Identicon>
export default meta
type Story = StoryObj<typeof meta>

/** The picture of one account. */
export const Default: Story = {}

/** Several accounts. */
export const Several: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {Object.values(people).map((address) => (
        <Identicon key={address} value={address} />
      ))}
    </div>
  ),
}
