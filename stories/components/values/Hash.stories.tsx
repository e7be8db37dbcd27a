import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hash } from '../../../src/components/values/hash/Hash.tsx'

const meta = {
  title: 'Components/Values/Hash',
  component: Hash,
  args: { value: 'lyZDlZtEWXMVHJt9lXL/4Vh3+qf0TTgcM2yBxmtEqyA=' },
} satisfies Meta<typeof Hash>
export default meta
type Story = StoryObj<typeof meta>

/** Short hash in hex. */
export const Default: Story = {}

/** Full hash with a copy button. */
export const Long: Story = { args: { long: true, copy: true } }

/** Base64, as in the service's answers. */
export const Base64: Story = { args: { form: 'base64', long: true } }

/** With a link. */
export const Linked: Story = { args: { href: '#/transaction', copy: true } }
