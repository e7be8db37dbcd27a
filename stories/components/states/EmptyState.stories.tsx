import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../../src/components/states/empty-state/EmptyState.tsx'

const meta = { title: 'Components/Lists and states/EmptyState', component: EmptyState } satisfies Meta<
  typeof EmptyState
>
export default meta
type Story = StoryObj<typeof meta>

/** The answer is empty. */
export const Default: Story = {}

/** With words of your own. */
export const Labelled: Story = { args: { label: 'This account has no NFTs' } }
