import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { splitFrames } from '../../chain/playback/frames.mjs'
import {
  TransactionProgress,
  type TrackedProgress,
} from '../../../src/components/transactions/transaction-progress/TransactionProgress.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { TrackedStage } from '../../../src/service/rows/finality.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { loadAnswer } from '../../chain/answers.ts'
import index from '../../chain/index.json'
import { lastTime } from '../../../test/fixtures/chain.ts'

const { traces } = index.showcase
const hash = 'BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ='
const searching: TrackedProgress = { hash, stage: 'searching', settled: false, validUntil: lastTime + 280 }

/** Replays a trace of the embedded chain up to a moment. */
const at = (id: string, share: number, stage?: TrackedStage) => async (): Promise<{ tracked: TrackedProgress }> => {
  const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')
  const frames = splitFrames(transactions.filter(({ trace_id }) => trace_id === id)).slice(1)
  const frame = frames[Math.round(share * (frames.length - 1))]
  const trace = assembleTrace(frame?.rows ?? [])
  return {
    tracked: {
      hash,
      stage: stage ?? 'pending',
      settled: stage === 'classified',
      trace,
      verdict: judgeTrace(trace),
    },
  }
}

const meta = {
  title: 'Components/Transactions and messages/TransactionProgress',
  component: TransactionProgress,
  args: { tracked: searching },
  render: (args, { loaded }) => (
    <DisplayProvider timeZone="UTC" now={lastTime}>
      <TransactionProgress {...args} {...(loaded as Partial<typeof args>)} />
    </DisplayProvider>
  ),
} satisfies Meta<typeof TransactionProgress>
export default meta
type Story = StoryObj<typeof meta>

/** Swap in progress: the first transactions are finalized, the last ones pending. */
export const Default: Story = { loaders: [at(traces.swapTrace, 0.62)] }

/** Signed by the wallet, but not known to the service yet. */
export const Searching: Story = {}

/** Pending: the first transactions are emulated. */
export const Pending: Story = { loaders: [at(traces.swapTrace, 0.2)] }

/** Confirmed: all transactions are in blocks that the masterchain has not committed. */
export const Confirmed: Story = { loaders: [at(traces.swapTrace, 0.87, 'confirmed')] }

/** Finalized, but not classified by the service yet. */
export const Finalized: Story = { loaders: [at(traces.swapTrace, 0.95, 'finalized')] }

/** Classified: the last stage. */
export const Succeeded: Story = { loaders: [at(traces.swapTrace, 1, 'classified')] }

/** Failed, with the reason. */
export const Failed: Story = { loaders: [at(traces.failedJettonTransfer, 1, 'classified')] }

/** Some branches of the trace failed. */
export const PartlyFailed: Story = { loaders: [at(traces.partlyFailed, 1, 'classified')] }

/** Pending, and expected to fail. */
export const FailingWhilePending: Story = { loaders: [at(traces.failedJettonTransfer, 0.4)] }

/** Invalidated: announced, but dropped. */
export const Withdrawn: Story = { args: { tracked: { ...searching, stage: 'invalidated' } } }

/** Expired before it reached the network. */
export const Expired: Story = {
  args: { tracked: { ...searching, stage: 'expired', settled: true, validUntil: lastTime - 90, refetch: fn() } },
}

/** Not found; it may still arrive. */
export const NotFound: Story = {
  args: { tracked: { hash, stage: 'notFound', settled: true, refetch: fn() } },
}

/** The index is behind the chain. */
export const LaggingIndex: Story = { args: { tracked: { ...searching, lag: 340 } } }

/** The service cannot be reached; tracking continues. */
export const Trouble: Story = {
  args: { tracked: { ...searching, error: { name: 'NetworkError', message: 'offline' } } },
}

/** Invalid message. */
export const NoMessage: Story = {
  args: {
    tracked: {
      stage: 'searching',
      settled: true,
      error: { name: 'BocFormatError', message: 'The bag of cells is cut short.' },
    },
  },
}

/** The message is being parsed. */
export const Reading: Story = { args: { tracked: { stage: 'searching', settled: false } } }

/** No message is tracked yet. */
export const Empty: Story = { args: { tracked: { stage: 'searching', settled: true } } }

export const Dark: Story = { ...Default, parameters: { theme: 'dark' } }

export const RightToLeft: Story = {
  ...Default,
  parameters: { direction: 'rtl' },
  render: (args, { loaded }) => (
    <DisplayProvider locale="ar-EG" timeZone="UTC" now={lastTime}>
      <TransactionProgress {...args} {...(loaded as Partial<typeof args>)} />
    </DisplayProvider>
  ),
}

/** Phone, 320 px wide: steps in one column. */
export const Narrow: Story = {
  ...Default,
  render: (args, { loaded }) => (
    <div style={{ maxInlineSize: 320 }}>
      <TransactionProgress {...args} {...(loaded as Partial<typeof args>)} />
    </div>
  ),
}
