import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ValueFlowDiagram } from '../../../src/components/traces/value-flow-diagram/ValueFlowDiagram.tsx'
import { largeTrace, Named, pendingTrace, traceNamed, type LoadedTrace } from '../../decorators/traces.tsx'

const meta = {
  title: 'Components/Charts/ValueFlowDiagram',
  component: ValueFlowDiagram,
  render: (args, { loaded }) => (
    <Named loaded={loaded}>
      <ValueFlowDiagram
        trace={loaded['trace'] as never}
        metadata={(loaded as Partial<LoadedTrace>).names?.metadata}
        {...args}
      />
    </Named>
  ),
} satisfies Meta<typeof ValueFlowDiagram>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton transfer: wallet, jetton wallets of both sides, the notice and the excess. */
export const Default: Story = { loaders: [traceNamed('jettonTransfer')] }

/** A swap of one jetton for another, over router and pool. */
export const Swap: Story = { loaders: [traceNamed('swapTrace')] }

/** Some branches failed and others did not. */
export const Failed: Story = { loaders: [traceNamed('partlyFailed')] }

/** One transaction that sends to more than two hundred accounts. */
export const FanOut: Story = { loaders: [traceNamed('fanOutTrace')] }

/** Forty hops in a row. */
export const HopChain: Story = { loaders: [traceNamed('hopTrace')] }

export const TenThousand: Story = { loaders: [largeTrace(10_000)] }

/** Emulated rows and messages that wait for their transaction. */
export const Pending: Story = { loaders: [pendingTrace] }

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = { args: { trace: [] } }

export const Failure: Story = { args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() } }

export const RightToLeft: Story = { loaders: [traceNamed('swapTrace')], parameters: { direction: 'rtl' } }

export const Dark: Story = { loaders: [traceNamed('partlyFailed')], parameters: { theme: 'dark' } }

export const Phone: Story = { loaders: [traceNamed('partlyFailed')], globals: { viewport: { value: 'mobile1' } } }
