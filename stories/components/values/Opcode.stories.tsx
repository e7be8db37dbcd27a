import type { Meta, StoryObj } from '@storybook/react-vite'
import { Opcode } from '../../../src/components/values/opcode/Opcode.tsx'

const meta = {
  title: 'Components/Opcode',
  component: Opcode,
  args: { value: '0x0f8a7ea5' },
} satisfies Meta<typeof Opcode>
export default meta
type Story = StoryObj<typeof meta>

/** Of a standard. */
export const Default: Story = {}

/** As older servers write it. */
export const Integer: Story = { args: { value: -718_113_061 } }

/** Named by the service. */
export const Decoded: Story = { args: { value: '0x25938561', decoded: 'stonfi_swap' } }

/** Named by nobody. */
export const Unknown: Story = { args: { value: '0x9b1f2c33' } }

/** A body shorter than an opcode. */
export const None: Story = { args: { value: null } }
