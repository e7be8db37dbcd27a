import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeadView } from 'tonlens/views'
import { openChain, withClient } from '../../decorators/client.tsx'

const meta = {
  title: 'Components/Views/HeadView',
  component: HeadView,
  loaders: [openChain],
  decorators: [withClient],
} satisfies Meta<typeof HeadView>
export default meta
type Story = StoryObj<typeof meta>

/** The newest block, requested again every five seconds. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { parameters: { service: 'waiting' } }

/** The service refuses. */
export const Failure: Story = { name: 'Error', parameters: { service: 'refusing' } }
