import type { Meta, StoryObj } from '@storybook/react-vite'
import { FavoriteList } from '../../../src/components/accounts/labels/FavoriteList.tsx'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import { WithLabels } from '../../decorators/labels.tsx'

const meta = {
  title: 'Components/Accounts/FavoriteList',
  component: FavoriteList,
  render: (args) => (
    <WithLabels>
      <FavoriteList {...args} />
    </WithLabels>
  ),
} satisfies Meta<typeof FavoriteList>
export default meta
type Story = StoryObj<typeof meta>

/** Favorites of the reader. */
export const Default: Story = {}

/** With export and import. */
export const Files: Story = { args: { files: true } }

/** With what the application knows about each account. */
export const Facts: Story = { args: { renderFacts: () => <CoinAmount amount="12500000000" /> } }

/** No favorites yet. */
export const Empty: Story = {
  args: { files: true },
  render: (args) => (
    <WithLabels ready={false}>
      <FavoriteList {...args} />
    </WithLabels>
  ),
}
