import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from './Matrix.tsx'

const meta = {
  title: 'Hooks/Endpoints, hooks and components',
  tags: ['!autodocs'],
  component: Matrix,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Matrix>

export default meta
type Story = StoryObj<typeof meta>

/** Find the hook and the component for each route of the API. */
export const EndpointsToStories: Story = { name: 'Endpoints to stories' }
