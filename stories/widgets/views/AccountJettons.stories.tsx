import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountJettons } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/AccountJettons',
  component: AccountJettons,
  args: { address: showcase.wallet },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof AccountJettons>
export default meta
type Story = StoryObj<typeof meta>

/** Jettons with a balance. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
