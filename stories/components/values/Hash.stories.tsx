import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hash } from '../../../src/components/values/hash/Hash.tsx'

const meta = {
  title: 'Components/Hash',
  component: Hash,
  args: { value: 'lyZDlZtEWXMVHJt9lXL/4Vh3+qf0TTgcM2yBxmtEqyA=' },
} satisfies Meta<typeof Hash>
export default meta
type Story = StoryObj<typeof meta>

/** Hex, first and last characters. */
export const Default: Story = {}

/** All of it, with a button that copies it. */
export const Long: Story = { args: { long: true, copy: true } }

/** As the service writes it. */
export const Base64: Story = { args: { form: 'base64', long: true } }

/** Leading somewhere. */
export const Linked: Story = { args: { href: '#/transaction', copy: true } }
