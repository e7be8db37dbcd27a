import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountHistory } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/AccountHistory',
  component: AccountHistory,
  args: { address: showcase.wallet },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof AccountHistory>
export default meta
type Story = StoryObj<typeof meta>

/** An account, live: new transactions appear by themselves. */
export const Default: Story = {}

/** A time range: the list is not live. */
export const Range: Story = { args: { params: { start_utime: 1_795_000_000 } } }

/** Without an address there is nothing to ask. */
export const Waiting: Story = { args: { address: undefined } }

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
