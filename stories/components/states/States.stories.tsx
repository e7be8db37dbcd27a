import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EmptyState } from '../../../src/components/states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../../src/components/states/error-state/ErrorState.tsx'
import { Skeleton } from '../../../src/components/states/skeleton/Skeleton.tsx'

const meta = {
  title: 'Components/States',
  component: ErrorState,
  args: { error: undefined, onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

/** The answer is empty. */
export const Empty: Story = { render: () => <EmptyState label="This account has no NFTs" /> }

/** Skeletons, as wide as the expected texts. */
export const Loading: Story = {
  render: () => (
    <p>
      Balance: <Skeleton like="1,234.5 GRAM" />
    </p>
  ),
}

/** No connection. */
export const Network: Story = {
  args: { error: { name: 'NetworkError', message: '/blocks could not be reached: Failed to fetch.' } },
}

/** Rate limit exceeded, with a countdown. */
export const RateLimited: Story = {
  args: {
    error: { name: 'HttpError', kind: 'rateLimited', text: 'Ratelimit exceed', retryAfter: 8000 },
  },
}

/** Not found. */
export const NotFound: Story = { args: { error: { name: 'HttpError', kind: 'notFound', text: '' } } }

/** API key of another network. */
export const Forbidden: Story = {
  args: { error: { name: 'HttpError', kind: 'forbidden', text: 'Network not allowed' } },
}

/** Invalid parameters, refused before any request. */
export const Invalid: Story = {
  args: {
    error: {
      name: 'InvalidParamsError',
      message: 'transactions: acount: unknown parameter. No request was sent.',
    },
  },
}

/** Answer of an unexpected shape. */
export const Shape: Story = {
  args: {
    error: {
      name: 'ResponseShapeError',
      message: '/blocks answered in an unexpected shape: blocks: expected array.',
    },
  },
}

/** Unknown error. */
export const Unknown: Story = { args: { error: new TypeError('x is not a function') } }
