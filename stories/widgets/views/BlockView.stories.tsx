import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockView } from 'tonlens/views'
import { last } from '../../chain/masterchain-info.json'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/BlockView',
  component: BlockView,
  args: { seqno: last.seqno },
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof BlockView>
export default meta
type Story = StoryObj<typeof meta>

/** The newest block of the masterchain. */
export const Default: Story = {}

/** There is no such block. */
export const Missing: Story = { args: { seqno: 1 } }

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
