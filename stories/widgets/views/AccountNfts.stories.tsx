import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountNfts } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/AccountNfts',
  component: AccountNfts,
  args: { address: showcase.wallet },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof AccountNfts>
export default meta
type Story = StoryObj<typeof meta>

/** Items of an owner, those on sale included. */
export const Default: Story = {}

/** Items of a collection, of all owners. */
export const OfCollection: Story = { args: { address: undefined, collection: showcase.nftCollection } }

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
