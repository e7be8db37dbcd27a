import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NewRows } from '../../../src/components/lists/new-rows/NewRows.tsx'

const meta = {
  title: 'Components/Lists and states/NewRows',
  component: NewRows,
  args: { count: 3, onShow: fn() },
} satisfies Meta<typeof NewRows>
export default meta
type Story = StoryObj<typeof meta>

/** Three rows arrived. */
export const Default: Story = {}

/** Many rows arrived. */
export const Many: Story = { args: { count: 12_345 } }

/** Some of the rows are worthless, and look like a deception. */
export const Suspicious: Story = { args: { suspicious: 1 } }

/** All of them are: there are no news. */
export const OnlySuspicious: Story = { args: { suspicious: 3 } }

/** One of the rows is pending. */
export const Pending: Story = { args: { pending: 1 } }

/** Nothing arrived: the button is hidden. */
export const None: Story = { args: { count: 0 } }
