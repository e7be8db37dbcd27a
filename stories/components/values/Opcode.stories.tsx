import type { Meta, StoryObj } from '@storybook/react-vite'
import { Opcode } from '../../../src/components/values/opcode/Opcode.tsx'

const meta = {
  title: 'Components/Values/Opcode',
  component: Opcode,
  args: { value: '0x0f8a7ea5' },
} satisfies Meta<typeof Opcode>
export default meta
type Story = StoryObj<typeof meta>

/** Standard opcode. */
export const Default: Story = {}

/** Signed integer, as older servers send it. */
export const Integer: Story = { args: { value: -718_113_061 } }

/** Name given by the service. */
export const Decoded: Story = { args: { value: '0x25938561', decoded: 'stonfi_swap' } }

/** Unknown opcode. */
export const Unknown: Story = { args: { value: '0x9b1f2c33' } }

/** Body shorter than an opcode. */
export const None: Story = { args: { value: null } }
