import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FeeBar } from '../../../src/components/transactions/fee-bar/FeeBar.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { external, message, transaction } from '../../../test/fixtures/transactions.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { traceNamed, type LoadedTrace } from '../../decorators/traces.tsx'

const meta = {
  title: 'Components/Charts/FeeBar',
  component: FeeBar,
  args: { transactions: [transaction({ in_msg: external(), out_msgs: [message()] })] },
  decorators: [onChain()],
  render: (args, { loaded }) => (
    <FeeBar
      {...args}
      transactions={((loaded as Partial<LoadedTrace>).trace as readonly Transaction[] | undefined) ?? args.transactions}
    />
  ),
} satisfies Meta<typeof FeeBar>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A transaction of a wallet: gas, storage, the import of the external message, and the fee of the message that it sent.
 */
export const Default: Story = {}

/** All fees of a swap over several contracts. */
export const Trace: Story = { loaders: [traceNamed('swapTrace')] }

/** Some transactions of the trace are missing. */
export const Partial: Story = { loaders: [traceNamed('jettonTransfer')], args: { partial: true } }

/** One row does not state its fees. */
export const Unstated: Story = { args: { transactions: [transaction(), transaction({ total_fees: 'x' })] } }

/** Loading. */
export const Loading: Story = { args: { transactions: [], loading: true } }

/** Empty result. */
export const Empty: Story = { args: { transactions: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { transactions: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [traceNamed('swapTrace')], decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { loaders: [traceNamed('swapTrace')], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [traceNamed('swapTrace')], parameters: { theme: 'dark' } }
