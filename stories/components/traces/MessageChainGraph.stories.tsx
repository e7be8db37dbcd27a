import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactElement } from 'react'
import { fn } from 'storybook/test'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import type { Message } from '../../../src/service/rows/message.ts'
import type { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import type { TraceSource } from '../../../src/meaning/trace/assemble.ts'
import { loadAnswer } from '../../chain/answers.ts'
import index from '../../chain/index.json'

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

/** A trace that nobody recorded: up to four messages from each transaction, one in a hundred of which fail. */
function largeTrace(count: number): Transaction[] {
  let state = 7
  const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const account = (at: number): string => `0:${((at * 7919) % 977).toString(16).toUpperCase().padStart(64, '0')}`
  const parents: number[] = [-1]
  for (let open = 0; parents.length < count; open += 1) {
    const sent = Math.min(count - parents.length, 1 + Math.floor(random() * 4))
    for (let child = 0; child < sent; child += 1) parents.push(open)
  }
  const messageTo = (at: number): Message => ({
    hash: `message ${at}`,
    source: parents[at] === -1 ? null : account(parents[at] ?? 0),
    destination: account(at),
    value: parents[at] === -1 ? null : String(1_000_000 * (1 + (at % 500))),
    fwd_fee: '400000',
    ihr_fee: '0',
    created_lt: String(at),
    created_at: '1760000000',
    opcode: at % 3 === 0 ? '0x0f8a7ea5' : '0xd53276db',
    ihr_disabled: true,
    bounce: true,
    bounced: false,
    import_fee: null,
    message_content: null,
  })
  const sentBy: number[][] = parents.map(() => [])
  parents.forEach((parent, at) => sentBy[parent]?.push(at))
  return parents.map((_, at) => {
    const failed = at % 100 === 99
    return {
      ...baseTransaction,
      account: account(at),
      hash: `transaction ${at}`,
      lt: String(1_000_000 + at),
      description: {
        type: 'ord',
        aborted: failed,
        destroyed: false,
        compute_ph: { skipped: false, success: !failed, exit_code: failed ? 706 : 0 },
        action: null,
      },
      in_msg: messageTo(at),
      out_msgs: (sentBy[at] ?? []).map(messageTo),
    }
  })
}

const baseTransaction = {
  now: 1_760_000_000,
  mc_block_seqno: 1,
  prev_trans_hash: '',
  prev_trans_lt: '0',
  orig_status: 'active',
  end_status: 'active',
  total_fees: '2400000',
  block_ref: { workchain: 0, shard: '8000000000000000', seqno: 1 },
  account_state_before: null,
  account_state_after: null,
  emulated: false,
  finality: 'finalized',
}

function Growing({ rows, ...args }: MessageChainGraphProps & { readonly rows: readonly Transaction[] }): ReactElement {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= rows.length) return
    const timer = setTimeout(() => setCount(count + 1), 700)
    return () => clearTimeout(timer)
  }, [count, rows])
  const oldestFirst = [...rows].sort((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
  return <MessageChainGraph {...args} trace={oldestFirst.slice(0, count)} />
}

const meta = {
  title: 'Components/Traces/MessageChainGraph',
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

/** The same swap with the jetton wallets between sender and recipient folded; a press on their line opens them. */
export const FoldedHops: Story = { loaders: [fromChain(traces.swapTrace)], args: { foldHops: true } }

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
  // The edge of the page cuts the first card off. The check sees both ends of its text, and the name has more between.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  loaders: [
    async () => {
      const loaded = await fromChain(traces.hopTrace)()
      return { ...loaded, selected: (loaded.trace as readonly Transaction[]).at(20)?.hash }
    },
  ],
  render: (args, { loaded }) => (
    <MessageChainGraph
      {...args}
      trace={(loaded as Loaded).trace}
      selected={(loaded as { selected?: string }).selected}
    />
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

/** As high as its container, with the whole trace in view however small that makes it. */
export const Filled: Story = {
  loaders: [fromChain(traces.hopTrace)],
  args: { height: 'fill', initialFit: 'whole', firstView: Infinity },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
}

/** Custom content of cards. */
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

/** Ten thousand transactions: the first view opens what fails and as much as can be read. */
export const TenThousand: Story = { loaders: [() => ({ trace: largeTrace(10_000) })], args: { height: 560 } }

/** All ten thousand opened, seen from afar: drawn on a canvas, walked as before. */
export const TenThousandFromAfar: Story = {
  loaders: [() => ({ trace: largeTrace(10_000) })],
  args: { height: 560, firstView: Infinity },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fit to screen' }, { timeout: 10_000 }))
  },
}

/** Transactions arrive; what the reader looks at stays where it is. */
export const LiveGrowth: Story = {
  loaders: [fromChain(traces.swapTrace)],
  render: (args, { loaded }) => <Growing {...args} rows={(loaded as Loaded).trace as readonly Transaction[]} />,
}

/** The same trace by account: who sent what to whom. */
export const Accounts: Story = { loaders: [fromChain(traces.swapTrace)], args: { defaultView: 'accounts' } }

/** The trace by action, with the steps of transfers folded. */
export const Actions: Story = {
  loaders: [
    async () => {
      const loaded = await fromChain(traces.swapTrace)()
      const answer = await loadAnswer<Answer & { actions: readonly Action[] }>('actions.json')
      return { ...loaded, answer, actions: answer.actions.filter(({ trace_id }) => trace_id === traces.swapTrace) }
    },
  ],
  render: (args, { loaded }) => {
    const { trace, answer, actions } = loaded as Loaded & { actions: readonly Action[] }
    return (
      <DisplayProvider timeZone="UTC" names={answer === undefined ? undefined : namesFrom(answer)}>
        <MessageChainGraph {...args} trace={trace} actions={actions} defaultView="actions" />
      </DisplayProvider>
    )
  },
}

/** Custom content of edges. */
export const CustomEdges: Story = {
  loaders: [fromChain(traces.jettonTransfer)],
  args: { renderEdge: ({ trace, index: place }) => <span>{trace.messages[place]?.message.created_at}</span> },
}

/** On a phone the trace opens as an outline. */
export const PhoneOutline: Story = {
  loaders: [fromChain(traces.swapTrace)],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** The tree on a phone: one finger scrolls the page, two move the drawing. */
export const Phone: Story = {
  loaders: [fromChain(traces.partlyFailed)],
  args: { defaultView: 'messages' },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 320 }}>
        <Drawn />
      </div>
    ),
  ],
}

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = { args: { trace: [] } }

/** The service could not be reached; nothing came before. */
export const Failure: Story = {
  args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() },
}

/** The last answer stays on screen while the next one fails to load. */
export const FailedUpdate: Story = {
  loaders: [fromChain(traces.jettonTransfer)],
  args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() },
}

export const RightToLeft: Story = {
  loaders: [fromChain(traces.swapTrace)],
  parameters: { direction: 'rtl' },
}

export const Dark: Story = { loaders: [fromChain(traces.partlyFailed)], parameters: { theme: 'dark' } }
