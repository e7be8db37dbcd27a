import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DecodeTool } from '../../../src/components/tools/decode-tool/DecodeTool.tsx'
import { accounts } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { decodeResult, jettonBody, oddBody } from '../../../test/fixtures/tools.ts'

const meta = {
  title: 'Components/Tools/DecodeTool',
  component: DecodeTool,
  args: { onDecode: fn(), result: decodeResult, defaultText: `0x0f8a7ea5\n${oddBody}\n0x00012345` },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof DecodeTool>
export default meta
type Story = StoryObj<typeof meta>

/** Opcodes and a body, decoded by the service. */
export const Default: Story = {}

/** Decoded in the browser, without a request. */
export const ReadHere: Story = {
  args: { result: undefined, defaultText: `260734629\n${jettonBody}\n${oddBody}\nhello there` },
}

/** Empty form. */
export const Asking: Story = { args: { result: undefined, defaultText: '' } }

/** The request is running; the last result keeps its space. */
export const Loading: Story = { args: { loading: true } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { result: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
