import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../../../src/components/values/copy-button/CopyButton.tsx'

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

/** Copies, and says whether it could. */
export const Default: Story = {}

/** With a name of its own. */
export const Labelled: Story = { args: { label: 'Copy wallet address' } }
