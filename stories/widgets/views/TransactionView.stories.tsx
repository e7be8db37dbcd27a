import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransactionView } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/TransactionView',
  component: TransactionView,
  args: { hash: showcase.transactions.transfer },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof TransactionView>
export default meta
type Story = StoryObj<typeof meta>

/** A transaction by its hash. */
export const Default: Story = {}

/** One line. */
export const Compact: Story = { args: { compact: true } }

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
