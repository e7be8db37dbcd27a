import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FeeEstimate } from '../../../src/components/tools/fee-estimate/FeeEstimate.tsx'
import { showcase } from '../../chain/index.json'
import { accounts } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'
import { feeResult, oddBody } from '../../fixtures/tools.ts'

const meta = {
  title: 'Tools/FeeEstimate',
  component: FeeEstimate,
  args: { onEstimate: fn(), result: feeResult, defaultAddress: showcase.wallet, defaultBody: oddBody },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof FeeEstimate>
export default meta
type Story = StoryObj<typeof meta>

/** Fees of a message, and of the one that follows from it. */
export const Default: Story = {}

/** Nothing was asked yet. */
export const Asking: Story = { args: { result: undefined, defaultAddress: '', defaultBody: '' } }

/** What was pasted is no bag of cells. */
export const Wrong: Story = { args: { result: undefined, defaultAddress: 'EQ', defaultBody: 'te6cc' } }

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
