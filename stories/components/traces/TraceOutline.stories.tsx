import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TraceOutline } from '../../../src/components/traces/trace-outline/TraceOutline.tsx'
import { largeTrace, Named, pendingTrace, traceNamed } from '../../decorators/traces.tsx'

const meta = {
  title: 'Components/Traces/TraceOutline',
  component: TraceOutline,
  args: { onSelect: fn() },
  render: (args, { loaded }) => (
    <Named loaded={loaded}>
      <TraceOutline trace={loaded['trace'] as never} {...args} />
    </Named>
  ),
} satisfies Meta<typeof TraceOutline>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton transfer: wallet, jetton wallets of both sides, the notice and the excess. */
export const Default: Story = { loaders: [traceNamed('jettonTransfer')] }

/** A swap of one jetton for another, over router and pool. */
export const Swap: Story = { loaders: [traceNamed('swapTrace')] }

/** The reason stands in the line that failed. */
export const Failed: Story = { loaders: [traceNamed('partlyFailed')] }

/** More than two hundred lines of one level; only those in view are rendered. */
export const FanOut: Story = { loaders: [traceNamed('fanOutTrace')] }

/** Forty hops: deep lines say how deep they are. */
export const HopChain: Story = { loaders: [traceNamed('hopTrace')] }

export const TenThousand: Story = { loaders: [largeTrace(10_000)] }

/** Messages on their way have lines of their own. */
export const Pending: Story = { loaders: [pendingTrace] }

export const Logs: Story = { loaders: [traceNamed('logs')] }

export const HostileComment: Story = { loaders: [traceNamed('bidiComment')] }

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = { args: { trace: [] } }

export const Failure: Story = { args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() } }

export const RightToLeft: Story = { loaders: [traceNamed('swapTrace')], parameters: { direction: 'rtl' } }

export const Dark: Story = { loaders: [traceNamed('partlyFailed')], parameters: { theme: 'dark' } }

export const Phone: Story = { loaders: [traceNamed('partlyFailed')], globals: { viewport: { value: 'mobile1' } } }
