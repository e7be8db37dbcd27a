import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadMore } from '../../../src/components/lists/load-more/LoadMore.tsx'

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { count: 1250, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

/** More rows follow. */
export const Default: Story = {}

/** They are on their way; the button keeps its place and the focus. */
export const Loading: Story = { args: { loading: true } }

/** The list is whole, and says so. */
export const All: Story = { args: { hasMore: false } }

/** The next page did not come. */
export const Failure: Story = {
  name: 'Error',
  args: { error: { name: 'TimeoutError', message: '/transactions took longer than 15 s.' } },
}
