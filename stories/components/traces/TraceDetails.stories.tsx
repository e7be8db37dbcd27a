import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TraceDetails } from '../../../src/components/traces/trace-details/TraceDetails.tsx'
import type { Trace } from '../../../src/service/rows/trace.ts'
import { onPhone, unreachable } from '../../decorators/frame.tsx'
import { pendingTrace, traceRowNamed } from '../../decorators/traces.tsx'

const meta = {
  title: 'Components/Traces/TraceDetails',
  component: TraceDetails,
  render: (args, { loaded }) => <TraceDetails trace={loaded['trace'] as never} {...args} />,
} satisfies Meta<typeof TraceDetails>
export default meta
type Story = StoryObj<typeof meta>

/** A swap of one jetton for another. */
export const Default: Story = { loaders: [traceRowNamed('swapTrace')] }

/** Messages that wait for their transactions. */
export const Pending: Story = { loaders: [pendingTrace] }

/** The service left transactions out, and says why. */
export const CutOff: Story = {
  loaders: [
    async () => {
      const { trace } = await traceRowNamed('swapTrace')()
      return { trace: { ...(trace as Trace), is_incomplete: true, warning: 'trace is too large' } }
    },
  ],
}

/** Loading. */
export const Loading: Story = { args: { loading: true } }

/** Empty result. */
export const Empty: Story = { args: { trace: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [traceRowNamed('swapTrace')], decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { loaders: [traceRowNamed('swapTrace')], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [traceRowNamed('swapTrace')], parameters: { theme: 'dark' } }
