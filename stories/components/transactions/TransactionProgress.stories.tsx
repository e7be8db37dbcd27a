import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { framesOf } from '../../../scripts/service/frames.mjs'
import { TransactionProgress, type TrackedProgress } from '../../../src/components/transactions/transaction-progress/TransactionProgress.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import type { TrackedStage } from '../../../src/model/finality.ts'
import type { Transaction } from '../../../src/schema/transaction.ts'
import { assembleTrace } from '../../../src/trace/assemble.ts'
import { verdictOf } from '../../../src/trace/verdict.ts'
import { loadAnswer } from '../../chain/answers.ts'
import index from '../../chain/index.json'
import { lastTime } from '../../fixtures/chain.ts'

const { traces } = index.showcase
const hash = 'BoB7DGEYuRrvmtEam12HpwxzmNV2R2PIsa6qgE85JVQ='
const searching: TrackedProgress = { hash, stage: 'searching', settled: false, validUntil: lastTime + 280 }

/** A trace of the embedded chain at one moment of its replay. */
const at = (id: string, share: number, stage?: TrackedStage) => async (): Promise<{ tracked: TrackedProgress }> => {
  const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')
  const frames = framesOf(transactions.filter(({ trace_id }) => trace_id === id)).slice(1)
  const frame = frames[Math.round(share * (frames.length - 1))]
  const trace = assembleTrace(frame?.rows ?? [])
  return {
    tracked: {
      hash,
      stage: stage ?? 'pending',
      settled: stage === 'classified',
      trace,
      verdict: verdictOf(trace),
    },
  }
}

const meta = {
  title: 'Components/TransactionProgress',
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

/** A swap in the middle of its way: the first hops are final, the last ones are still emulated. */
export const Default: Story = { loaders: [at(traces.swapTrace, 0.62)] }

/** The wallet has signed it; the service has not heard of it yet. */
export const Searching: Story = {}

/** Its first transactions are emulated. */
export const Pending: Story = { loaders: [at(traces.swapTrace, 0.2)] }

/** All of it is in blocks that the masterchain has not committed. */
export const Confirmed: Story = { loaders: [at(traces.swapTrace, 0.87, 'confirmed')] }

/** Committed; the service has not said yet what it means. */
export const Finalized: Story = { loaders: [at(traces.swapTrace, 0.95, 'finalized')] }

/** The end. */
export const Succeeded: Story = { loaders: [at(traces.swapTrace, 1, 'classified')] }

/** The end of one that failed, and why. */
export const Failed: Story = { loaders: [at(traces.failedJettonTransfer, 1, 'classified')] }

/** Some branches failed and others did not. */
export const PartlyFailed: Story = { loaders: [at(traces.partlyFailed, 1, 'classified')] }

/** It will fail, as far as can be told now. */
export const FailingWhilePending: Story = { loaders: [at(traces.failedJettonTransfer, 0.4)] }

/** What was announced is not going to happen. */
export const Withdrawn: Story = { args: { tracked: { ...searching, stage: 'invalidated' } } }

/** Its time ran out before it arrived. */
export const Expired: Story = {
  args: { tracked: { ...searching, stage: 'expired', settled: true, validUntil: lastTime - 90, retry: fn() } },
}

/** Nobody can say whether it will still arrive. */
export const NotFound: Story = {
  args: { tracked: { hash, stage: 'notFound', settled: true, retry: fn() } },
}

/** The index is behind the chain: what is not there yet may have happened. */
export const LaggingIndex: Story = { args: { tracked: { ...searching, lag: 340 } } }

/** The service cannot be reached; the search goes on. */
export const Trouble: Story = {
  args: { tracked: { ...searching, error: { name: 'NetworkError', message: 'offline' } } },
}

/** What the app gave is no message. */
export const NoMessage: Story = {
  args: {
    tracked: { stage: 'searching', settled: true, error: { name: 'BocFormatError', message: 'The bag of cells is cut short.' } },
  },
}

/** What the wallet returned is being read. */
export const Reading: Story = { args: { tracked: { stage: 'searching', settled: false } } }

/** Nothing is followed yet. */
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

/** A phone's width: the steps stand below each other. */
export const Narrow: Story = {
  ...Default,
  render: (args, { loaded }) => (
    <div style={{ maxInlineSize: 320 }}>
      <TransactionProgress {...args} {...(loaded as Partial<typeof args>)} />
    </div>
  ),
}
