import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FavoriteButton } from '../../../src/components/accounts/labels/FavoriteButton.tsx'
import { people } from '../../../test/fixtures/transactions.ts'
import { WithLabels } from '../../decorators/labels.tsx'

const meta = {
  title: 'Components/Accounts/FavoriteButton',
  component: FavoriteButton,
  args: { address: people.bob },
  render: (args) => (
    <WithLabels>
      <FavoriteButton {...args} />
    </WithLabels>
  ),
} satisfies Meta<typeof FavoriteButton>
export default meta
type Story = StoryObj<typeof meta>

/** An account that is no favorite. */
export const Default: Story = {}

/** A favorite; another press removes it. */
export const Favorite: Story = {
  args: { address: people.alice },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { pressed: true })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
