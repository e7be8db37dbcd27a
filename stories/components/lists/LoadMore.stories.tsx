import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoadMore } from '../../../src/components/lists/load-more/LoadMore.tsx'

const meta = {
  title: 'Components/Lists and states/LoadMore',
  component: LoadMore,
  args: { count: 1250, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

/** More rows can be loaded. */
export const Default: Story = {}

/** The next page is loading; the button keeps its position and the focus. */
export const Loading: Story = { args: { loading: true } }

/** All rows are loaded. */
export const All: Story = { args: { hasMore: false } }

/** The next page failed. */
export const Failure: Story = {
  name: 'Error',
  args: { error: { name: 'TimeoutError', message: '/transactions took longer than 15 s.' } },
}
