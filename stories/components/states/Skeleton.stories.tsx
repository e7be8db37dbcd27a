import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/components/parts/skeleton/Skeleton.tsx'

const meta = {
  title: 'Components/Lists and states/Skeleton',
  component: Skeleton,
  args: { like: '1,234.5 GRAM' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** As wide as the expected text. */
export const Default: Story = {}

/** In a sentence. */
export const InText: Story = {
  render: (args) => (
    <p>
      Balance: <Skeleton {...args} />
    </p>
  ),
}
