import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FeeEstimate } from '../../../src/components/tools/fee-estimate/FeeEstimate.tsx'
import { showcase } from '../../chain/index.json'
import { accounts } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { feeResult, oddBody } from '../../../test/fixtures/tools.ts'

const meta = {
  title: 'Components/Tools/FeeEstimate',
  component: FeeEstimate,
  args: { onEstimate: fn(), result: feeResult, defaultAddress: showcase.wallet, defaultBody: oddBody },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof FeeEstimate>
export default meta
type Story = StoryObj<typeof meta>

/** Fees of a message and of its outgoing message. */
export const Default: Story = {}

/** Empty form. */
export const Asking: Story = { args: { result: undefined, defaultAddress: '', defaultBody: '' } }

/** Invalid address and bag of cells. */
export const Wrong: Story = { args: { result: undefined, defaultAddress: 'EQ', defaultBody: 'te6cc' } }

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
