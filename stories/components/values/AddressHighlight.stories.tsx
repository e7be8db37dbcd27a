import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { AddressHighlight } from '../../../src/components/values/address/AddressHighlight.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

const meta = {
  title: 'Components/Values/AddressHighlight',
  component: AddressHighlight,
  args: {
    children: (
      <ul>
        {[people.alice, people.bob, people.elector, people.bob, people.alice].map((address, at) => (
          <li key={at}>
            <Address value={address} />
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof AddressHighlight>
export default meta
type Story = StoryObj<typeof meta>

/** Point at an address that occurs twice. */
export const Default: Story = {}

/** All mentions of the account under the pointer are highlighted. */
export const Pointed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, bob] = canvas.getAllByRole('listitem')
    const address = bob?.querySelector('[data-address]')
    if (address) await userEvent.hover(address)
    await expect(canvas.getAllByRole('listitem').filter((row) => row.querySelector('[data-same]'))).toHaveLength(2)
  },
}
