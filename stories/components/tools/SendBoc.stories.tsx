import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SendBoc } from '../../../src/components/tools/send-boc/SendBoc.tsx'
import { accounts } from '../../../test/fixtures/entities.ts'
import { messageHash, normalizedMessageHash } from '../../../src/ton/facts/message.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { internalMessage, signedMessage } from '../../../test/fixtures/tools.ts'

const meta = {
  title: 'Components/Tools/SendBoc',
  component: SendBoc,
  args: { onSend: fn(), defaultBoc: signedMessage },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof SendBoc>
export default meta
type Story = StoryObj<typeof meta>

/** Transfer, ready to be sent. */
export const Default: Story = {}

/** Accepted by a node. */
export const Sent: Story = {
  args: {
    result: {
      message_hash: messageHash(signedMessage),
      message_hash_norm: normalizedMessageHash(signedMessage),
    },
  },
}

/** Empty form. */
export const Asking: Story = { args: { defaultBoc: '' } }

/** Internal message, which cannot be sent from outside. */
export const NotExternal: Story = { args: { defaultBoc: internalMessage } }

/** Refused by the contract. */
export const Refused: Story = {
  args: {
    error: {
      name: 'HttpError',
      kind: 'server',
      text: 'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted, exitcode=33, steps=23',
    },
  },
}

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
