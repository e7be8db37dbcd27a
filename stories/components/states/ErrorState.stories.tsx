import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from '../../../src/components/states/error-state/ErrorState.tsx'

const meta = {
  title: 'Components/Lists and states/ErrorState',
  component: ErrorState,
  args: { error: new TypeError('x is not a function'), onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

/** Unknown error. */
export const Default: Story = {}

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
