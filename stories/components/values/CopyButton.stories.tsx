import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../../../src/components/values/copy-button/CopyButton.tsx'

const meta = {
  title: 'Components/Values/CopyButton',
  component: CopyButton,
  args: { text: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

/** Copies and shows whether it succeeded. */
export const Default: Story = {}

/** Custom name. */
export const Labelled: Story = { args: { label: 'Copy wallet address' } }
