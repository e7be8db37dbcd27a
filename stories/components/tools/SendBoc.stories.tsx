import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SendBoc } from '../../../src/components/tools/send-boc/SendBoc.tsx'
import { accounts } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'
import { internalMessage, signedMessage } from '../../fixtures/tools.ts'

const meta = {
  title: 'Tools/SendBoc',
  component: SendBoc,
  args: { onSend: fn(), defaultBoc: signedMessage },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof SendBoc>
export default meta
type Story = StoryObj<typeof meta>

/** A transfer, ready to be sent. */
export const Default: Story = {}

/** A node took it. */
export const Sent: Story = {
  args: {
    result: {
      message_hash: 'M2cPGDCjDJhzQIDqwnmxmg4x3LqWLR+j6kWjrGmS0zE=',
      message_hash_norm: 'pkEO9j9uVSuBKcBHxnKNHYrGVFJTUmN4WZqYZfZ6dKE=',
    },
  },
}

/** Nothing is pasted yet. */
export const Asking: Story = { args: { defaultBoc: '' } }

/** A message that only a contract can send. */
export const NotExternal: Story = { args: { defaultBoc: internalMessage } }

/** The contract did not accept it. */
export const Refused: Story = {
  args: {
    error: {
      name: 'HttpError',
      kind: 'server',
      text: 'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted, exitcode=33, steps=23',
    },
  },
}

/** The answer is on its way; the last one keeps its place. */
export const Loading: Story = { args: { loading: true } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { result: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
