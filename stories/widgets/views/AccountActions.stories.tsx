import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountActions } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/AccountActions',
  component: AccountActions,
  args: { address: showcase.wallet },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof AccountActions>
export default meta
type Story = StoryObj<typeof meta>

/** An account, live: new actions wait behind a button. */
export const Default: Story = {}

/** Actions of one trace, of all accounts. */
export const OfTrace: Story = { args: { address: undefined, trace: showcase.swapTrace } }

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
