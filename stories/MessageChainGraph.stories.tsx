import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MessageChainGraph } from '../src/components/message-chain-graph/MessageChainGraph.tsx'
import { DisplayProvider } from '../src/display/DisplayProvider.tsx'
import { namesFrom } from '../src/display/names.ts'
import type { AddressBook, Metadata } from '../src/schema/names.ts'
import type { Trace } from '../src/schema/trace.ts'
import type { Transaction } from '../src/schema/transaction.ts'
import type { TraceSource } from '../src/trace/assemble.ts'
import { loadAnswer } from './chain/answers.ts'
import index from './chain/index.json'

const { traces } = index.showcase

interface Answer {
  readonly transactions: readonly Transaction[]
  readonly traces: readonly Trace[]
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

interface Loaded {
  readonly trace?: TraceSource
  readonly answer?: Answer
}

/** Transactions of one trace of the embedded chain, with the names in the same answer. */
const fromChain = (id: string) => async (): Promise<Loaded> => {
  const found = await loadAnswer<Answer>('transactions.json')
  return { trace: found.transactions.filter(({ trace_id }) => trace_id === id), answer: found }
}

const fromPending = async (): Promise<Loaded> => {
  const found = await loadAnswer<Answer>('pending.json')
  const [trace] = found.traces
  return { ...(trace !== undefined && { trace }), answer: found }
}

const meta = {
  title: 'Components/MessageChainGraph',
  component: MessageChainGraph,
  args: { onSelect: fn() },
  render: (args, { loaded }) => {
    const { trace, answer: source } = loaded as Loaded
    return (
      <DisplayProvider timeZone="UTC" names={source === undefined ? undefined : namesFrom(source)}>
        <MessageChainGraph trace={trace} {...args} />
      </DisplayProvider>
    )
  },
} satisfies Meta<typeof MessageChainGraph>
export default meta
type Story = StoryObj<typeof meta>

/** A jetton transfer: wallet, jetton wallets of both sides, the notice and the excess. */
export const Default: Story = { loaders: [fromChain(traces.jettonTransfer)] }

/** A swap of one jetton for another, over router and pool. */
export const Swap: Story = { loaders: [fromChain(traces.swapTrace)] }

/** One transaction that sends to more than two hundred accounts; only those in view are rendered. */
export const FanOut: Story = { loaders: [fromChain(traces.fanOutTrace)] }

/** Forty hops in a row. */
export const HopChain: Story = { loaders: [fromChain(traces.hopTrace)] }

/** A contract refused the message, and the value went back to the sender. */
export const Bounced: Story = { loaders: [fromChain(traces.bouncedTransaction)] }

/** Some branches failed and others did not. */
export const PartlyFailed: Story = { loaders: [fromChain(traces.partlyFailed)] }

/** The jetton wallet holds less than was asked for. */
export const Failed: Story = { loaders: [fromChain(traces.failedJettonTransfer)] }

/** Messages to outside the chain. */
export const Logs: Story = { loaders: [fromChain(traces.logs)] }

/** Emulated rows and messages that wait for their transaction. */
export const Pending: Story = { loaders: [fromPending] }

/** A stranger's comment tries to turn the text around it. */
export const HostileComment: Story = { loaders: [fromChain(traces.bidiComment)] }

/** One transaction is selected: it is in view at once, whatever its place. */
export const Selected: Story = {
  loaders: [
    async () => {
      const loaded = await fromChain(traces.hopTrace)()
      return { ...loaded, selected: (loaded.trace as readonly Transaction[]).at(20)?.hash }
    },
  ],
  render: (args, { loaded }) => (
    <MessageChainGraph {...args} trace={(loaded as Loaded).trace} selected={(loaded as { selected?: string }).selected} />
  ),
}

/** A page of transactions in which the start of the trace is missing: it says so. */
export const Incomplete: Story = {
  loaders: [
    async () => {
      const loaded = await fromChain(traces.swapTrace)()
      return { ...loaded, trace: (loaded.trace as readonly Transaction[]).slice(0, -2) }
    },
  ],
}

/** What a card shows is up to its user. */
export const CustomCards: Story = {
  loaders: [fromChain(traces.jettonTransfer)],
  args: {
    nodeHeight: 72,
    renderNode: ({ trace, index: place }) => (
      <span>
        Transaction {place + 1} of {trace.transactions.length}
      </span>
    ),
  },
}

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = { args: { trace: [] } }

/** The service could not be reached; nothing came before. */
export const Failure: Story = {
  args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() },
}

/** What there was stays on screen while the next answer does not come. */
export const FailedUpdate: Story = {
  loaders: [fromChain(traces.jettonTransfer)],
  args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() },
}

export const RightToLeft: Story = {
  loaders: [fromChain(traces.swapTrace)],
  parameters: { direction: 'rtl' },
}

export const Dark: Story = { loaders: [fromChain(traces.partlyFailed)], parameters: { theme: 'dark' } }
