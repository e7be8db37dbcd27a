import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  TransactionPreview,
  type TransactionPreviewProps,
} from '../../../src/components/transactions/transaction-preview/TransactionPreview.tsx'
import type { EmulateTraceResult } from '../../../src/service/rows/emulation.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadEmulations } from '../../chain/emulation/recorded.ts'
import { type LoadedTrace, Named, traceNamed } from '../../decorators/traces.tsx'
import { lastTime, showcase } from '../../../test/fixtures/chain.ts'

type Loaded = Partial<TransactionPreviewProps> & Partial<Pick<LoadedTrace, 'names'>>

/** Loader of a recorded forecast. */
const forecastNamed =
  (name: string, more: Partial<TransactionPreviewProps> = {}) =>
  async (): Promise<Loaded> => {
    const answer = await answerNamed(name)
    const { transactions, trace, is_incomplete, mc_block_seqno, address_book, metadata } = answer
    return {
      forecast: { transactions, trace, is_incomplete, forecast: true },
      metadata: metadata ?? {},
      block: mc_block_seqno,
      origin: { source: 'service', asOf: lastTime - 2 },
      names: { address_book: address_book ?? {}, metadata: metadata ?? {} },
      ...more,
    }
  }

/** Loader of a trace of the chain as if it were forecast. */
const asForecast = (name: keyof typeof showcase.traces) => async (): Promise<Loaded> => {
  const { trace, names } = await traceNamed(name)()
  const rows = Object.fromEntries(
    (trace as readonly Transaction[]).map((row) => [row.hash, { ...row, emulated: true }]),
  )
  return {
    forecast: { transactions: rows, forecast: true },
    metadata: names.metadata,
    block: 52_000_336,
    origin: { source: 'vm', asOf: lastTime - 1 },
    names,
  }
}

/** Loader of a message that was sent: what was forecast, and what then happened. */
const sent =
  (forecast: string, actual: string, share: number, more: Partial<TransactionPreviewProps> = {}) =>
  async (): Promise<Loaded> => {
    const rows = Object.values((await answerNamed(actual)).transactions).map((row): Transaction => ({
      ...row,
      emulated: false,
      finality: 'finalized',
    }))
    return {
      ...(await forecastNamed(forecast)()),
      stage: 'classified',
      actual: rows.slice(0, Math.ceil(rows.length * share)),
      ...more,
    }
  }

async function answerNamed(name: string): Promise<EmulateTraceResult> {
  const recorded = (await loadEmulations()).find((each) => each.name === name)
  if (recorded === undefined) throw new Error(`The chain has no emulation ${name}.`)
  return recorded.answer as EmulateTraceResult
}

const meta = {
  title: 'Components/Transactions and messages/TransactionPreview',
  component: TransactionPreview,
  render: (args, { loaded }) => {
    const { names, ...props } = loaded as Loaded
    return (
      <Named loaded={{ names }}>
        <TransactionPreview {...props} {...args} />
      </Named>
    )
  },
} satisfies Meta<typeof TransactionPreview>
export default meta
type Story = StoryObj<typeof meta>

/** A request of TON Connect that sends jettons, before the user signs it. */
export const Default: Story = {
  loaders: [forecastNamed('jettonTransfer')],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Would succeed')).toBeVisible()
    await userEvent.click(await canvas.findByText('Trace and value flow'))
    await expect(await canvas.findByRole('region', { name: 'Value flow' })).toBeVisible()
  },
}

/** A trace of the past, which nobody forecast. */
export const Past: Story = {
  loaders: [
    async (): Promise<Loaded> => {
      const { trace, names } = await traceNamed('swapTrace')()
      return { actual: trace, metadata: names.metadata, names }
    },
  ],
}

/** Two payments in one message. */
export const Payments: Story = { loaders: [forecastNamed('pendingTransfer')] }

/** A swap: one jetton for another. */
export const Swap: Story = { loaders: [asForecast('swapTrace')] }

/** An NFT is bought: the item arrives. */
export const NftPurchase: Story = { loaders: [asForecast('nftPurchase')] }

/** A jetton that is marked as scam arrives. */
export const Scam: Story = { loaders: [asForecast('lureMint')] }

/** More jettons than the wallet holds. */
export const WouldPartlyFail: Story = { loaders: [forecastNamed('tooManyJettons')] }

/** The swap would fail; the message tells why. */
export const WouldFail: Story = { loaders: [asForecast('failedTransaction')] }

/** The wallet would not accept the message. */
export const Refused: Story = { args: { exitCode: 33, origin: { source: 'service', asOf: lastTime - 2 } } }

/** Everything that can make a forecast wrong. */
export const Cautions: Story = {
  loaders: [forecastNamed('jettonTransfer', { block: null, origin: { source: 'vm', asOf: lastTime - 7200 } })],
  args: {
    cautions: [
      { kind: 'random', account: showcase.lab },
      {
        kind: 'missing-library',
        account: showcase.jettonWallet,
        library: '8f452d7a4dfd74066b682365177259ed05734435be76b5fd4bd5d8af2b7c3d68',
      },
      { kind: 'unknown-input', account: showcase.router },
    ],
  },
}

/** Sent; the network has not picked it up. */
export const Sent: Story = { loaders: [forecastNamed('jettonTransfer', { stage: 'searching' })] }

/** Sent; the first transactions have happened. */
export const InProgress: Story = { loaders: [sent('jettonTransfer', 'jettonTransfer', 0.5, { stage: 'pending' })] }

/** Everything happened as forecast. */
export const DoneAsSimulated: Story = { loaders: [sent('jettonTransfer', 'jettonTransfer', 1)] }

/** The jettons were spent before the message arrived: the differences are marked. */
export const DoneDifferently: Story = {
  loaders: [sent('jettonTransfer', 'tooManyJettons', 1)],
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Differences from the simulation' }),
    ).toBeVisible()
  },
}

/** Happened without a forecast. */
export const WithoutSimulated: Story = {
  loaders: [sent('jettonTransfer', 'jettonTransfer', 1, { forecast: undefined })],
}

/** The message expired before it reached the network. */
export const Expired: Story = { loaders: [forecastNamed('jettonTransfer', { stage: 'expired' })] }

export const Loading: Story = { args: { loading: true } }

export const Empty: Story = {}

export const Failure: Story = { args: { error: { name: 'NetworkError', message: 'offline' }, onRetry: fn() } }

export const Offline: Story = { args: { loading: true, offline: true } }

export const Dark: Story = { ...DoneDifferently, parameters: { theme: 'dark' } }

export const RightToLeft: Story = { loaders: [forecastNamed('tooManyJettons')], parameters: { direction: 'rtl' } }

export const Phone: Story = { ...DoneDifferently, globals: { viewport: { value: 'mobile1' } } }
