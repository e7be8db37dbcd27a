import type { Meta, StoryObj } from '@storybook/react-vite'
import { TraceView } from 'tonlens/views'
import { showcase } from '../../chain/index.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/TraceView',
  component: TraceView,
  args: { hash: showcase.transactions.swapTrace },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof TraceView>
export default meta
type Story = StoryObj<typeof meta>

/** A trace by the hash of any of its transactions. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
