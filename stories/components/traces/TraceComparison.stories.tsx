import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  TraceComparison,
  type TraceComparisonProps,
} from '../../../src/components/traces/trace-comparison/TraceComparison.tsx'
import type { EmulateTraceResult } from '../../../src/service/rows/emulation.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadEmulations } from '../../chain/emulation/recorded.ts'
import { largeTrace, type LoadedTrace, Named, traceNamed } from '../../decorators/traces.tsx'
import type { showcase } from '../../../test/fixtures/chain.ts'

type Loaded = Pick<TraceComparisonProps, 'left' | 'right'> & Partial<Pick<LoadedTrace, 'names'>>
type TraceName = keyof typeof showcase.traces

/** Loader of two traces of the chain. */
const twoTraces = (left: TraceName, right: TraceName) => async (): Promise<Loaded> => {
  const [first, second] = [await traceNamed(left)(), await traceNamed(right)()]
  return { left: first.trace, right: second.trace, names: first.names }
}

const meta = {
  title: 'Components/Traces/TraceComparison',
  component: TraceComparison,
  render: (args, { loaded }) => {
    const { names, ...traces } = loaded as Loaded
    return (
      <Named loaded={{ names }}>
        <TraceComparison {...traces} {...args} />
      </Named>
    )
  },
} satisfies Meta<typeof TraceComparison>
export default meta
type Story = StoryObj<typeof meta>

/** A purchase that paid too little, and its repetition. */
export const Default: Story = {
  loaders: [twoTraces('underpaidPurchase', 'nftPurchase')],
  args: { leftName: 'First try', rightName: 'Second try', exportable: true },
}

/** The graphs of both, opened by the reader. */
export const Graphs: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Graphs'))
    await expect(await canvas.findAllByRole('tree')).toHaveLength(2)
  },
}

/** A forecast and what then happened. */
export const ForecastAndReal: Story = {
  loaders: [
    async (): Promise<Loaded> => {
      const [recorded] = (await loadEmulations()).filter(({ answer }) => 'transactions' in (answer as object))
      if (recorded === undefined) throw new Error('The chain has no emulation.')
      const { transactions, trace, is_incomplete } = recorded.answer as EmulateTraceResult
      const happened = Object.values(transactions).map((row): Transaction => ({
        ...row,
        emulated: false,
        finality: 'finalized',
        total_fees: `${row.total_fees}0`,
      }))
      return { left: { transactions, trace, is_incomplete, forecast: true }, right: happened }
    },
  ],
  args: { leftName: 'Forecast', rightName: 'On chain' },
}

/** Two runs with different accounts, matched by their place. */
export const ByStructure: Story = {
  loaders: [twoTraces('failedJettonTransfer', 'jettonTransfer')],
  args: { match: 'structure' },
}

export const Equal: Story = { loaders: [twoTraces('jettonTransfer', 'jettonTransfer')] }

export const TenThousand: Story = {
  loaders: [
    async (): Promise<Loaded> => {
      const { trace, names } = await largeTrace(10_000)()
      return {
        left: trace,
        right: (trace as readonly Transaction[]).map((row, at) => (at % 7 === 3 ? { ...row, total_fees: '1' } : row)),
        names,
      }
    },
  ],
}

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = { args: { left: [], right: [] } }

export const Failure: Story = { args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() } }
