import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { createDecoders, writeAs } from 'tonlens/abi'
import { Builder, writeBoc, type Cell } from 'tonlens/ton'
import { expect, fn, within } from 'storybook/test'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import {
  GetMethodRunner,
  type GetMethodRequest,
} from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { SearchBox } from '../../../src/components/tools/search-box/SearchBox.tsx'
import { MessageChainGraph } from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { TraceOutline } from '../../../src/components/traces/trace-outline/TraceOutline.tsx'
import { TraceVerdict } from '../../../src/components/traces/trace-verdict/TraceVerdict.tsx'
import { MessageTable } from '../../../src/components/transactions/message-table/MessageTable.tsx'
import { TransactionCard } from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { AccountStateFull } from '../../../src/service/rows/account.ts'
import { message, now, people, refused, transaction } from '../../../test/fixtures/transactions.ts'
import type { RunGetMethodResult } from '../../../src/service/rows/legacy.ts'
import { useEmbeddedVm } from '../../chain/vm.ts'
import { shop, WithShop } from './shop.tsx'

const meta = {
  title: 'Guides/Custom contracts (ABI)/Examples',
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC">
        <WithShop>
          <Story />
        </WithShop>
      </DisplayProvider>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const base64 = (cell: Cell | Error): string => {
  if (cell instanceof Error) throw cell
  return btoa(String.fromCharCode(...writeBoc(cell)))
}
const buy = base64(
  writeAs(shop, 'Buy', { $: 'Buy', queryId: 7n, item: 'Tea', recipient: people.carol, gift: 'Happy birthday' }),
)
const data = base64(
  writeAs(shop, 'Storage', {
    $: 'Storage',
    owner: people.alice,
    isOpen: true,
    sold: new Map([
      [0n, 12n],
      [1n, 30n],
    ]),
  }),
)

const call = message({
  opcode: '0x5ba7c0de',
  destination: people.bob,
  message_content: { hash: null, body: buy, decoded: null },
})

/** A message to a contract that only the application knows: its name, fields and texts. */
export const Message: Story = {
  render: () => <MessageCard message={call} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(await card.findAllByText('Buy')).not.toHaveLength(0)
    await expect(await card.findByText('Tea')).toBeVisible()
    await expect(await card.findByText('Happy birthday')).toBeVisible()
    await expect(await card.findByText('Decoded in this browser · My application')).toBeVisible()
  },
}

const account = {
  address: people.bob,
  account_state_hash: call.hash,
  balance: '1000000000',
  status: 'active',
  code_boc: null,
  data_boc: data,
  code_hash: null,
  data_hash: null,
  contract_methods: null,
  interfaces: [],
  frozen_hash: null,
  last_transaction_hash: null,
  last_transaction_lt: null,
  extra_currencies: {},
} satisfies AccountStateFull

/** Data of the same contract. */
export const Storage: Story = {
  render: () => <AccountDetails account={account} />,
  play: async ({ canvasElement, userEvent }) => {
    const card = within(canvasElement)
    await userEvent.click(await card.findByText('Data'))
    await expect(await card.findByText('Is open')).toBeVisible()
    await expect(await card.findByText('Decoded in this browser · My application')).toBeVisible()
  },
}

/** Results as a node returns them: an offer, and an exit code of the contract. */
const results = {
  success: { gas_used: 812, exit_code: 0, stack: ['0x1', '0x1e', '-0x1'].map((value) => ({ type: 'num', value })) },
  failure: { gas_used: 309, exit_code: 77, stack: [] },
}

/** A get-method of the same contract: arguments and result by name and type. */
export const GetMethod: Story = {
  render: () => (
    <GetMethodRunner onRun={fn()} defaultAddress={people.bob} defaultMethod="offer" result={results.success} />
  ),
  play: async ({ canvasElement }) => {
    const tool = within(canvasElement)
    await expect(await tool.findByLabelText('item: uint8')).toBeVisible()
    await expect(await tool.findByLabelText('count: uint32')).toBeVisible()
    await expect(await tool.findByText('Tea')).toBeVisible()
    await expect(await tool.findByText('Is fresh')).toBeVisible()
  },
}

/** Code of the shop: the number of the method off the stack, as many left as were asked for, and always fresh. */
const code = base64(new Builder().uint(0x307f, 16).cell())

/** The same get-method, run in this browser by the local VM. */
export const GetMethodHere: Story = {
  render: () => <LocalOffer />,
  play: async ({ canvasElement, userEvent }) => {
    const tool = within(canvasElement)
    await userEvent.type(await tool.findByLabelText('item: uint8', {}, { timeout: 10_000 }), '1')
    await userEvent.type(await tool.findByLabelText('count: uint32'), '42')
    await userEvent.click(await tool.findByRole('button', { name: 'Run' }))
    // The emulator is loaded at the first call.
    await expect(await tool.findByText('Is fresh', {}, { timeout: 30_000 })).toBeVisible()
    await expect(await tool.findByText('Tea')).toBeVisible()
    await expect(tool.getByText('Left').closest('div')).toHaveTextContent('42')
    await expect(await tool.findByText('Computed in this browser')).toBeVisible()
  },
}

interface LocalCall {
  readonly loading?: boolean
  readonly result?: RunGetMethodResult
  readonly error?: unknown
}

function LocalOffer(): ReactElement {
  const vm = useEmbeddedVm()?.vm
  const [call, setCall] = useState<LocalCall>({})
  if (vm === undefined) return <p role="status">Opening the embedded chain…</p>
  const run = async ({ address, method, stack }: GetMethodRequest) => {
    setCall({ loading: true })
    const result = vm.runGetMethod({
      address,
      method,
      stack,
      code,
      data,
      balance: '1000000000',
      config: await vm.snapshotConfig(),
    })
    setCall(
      await result.then(
        (answer) => ({ result: answer }),
        (error: unknown) => ({ error }),
      ),
    )
  }
  const origin = { source: 'vm', asOf: now } as const
  return (
    <GetMethodRunner
      {...call}
      onRun={(asked) => void run(asked)}
      origin={call.result && origin}
      defaultAddress={people.bob}
      defaultMethod="offer"
    />
  )
}

/** The get-method fails with an exit code of the contract. */
export const GetMethodFailed: Story = {
  render: () => (
    <GetMethodRunner onRun={fn()} defaultAddress={people.bob} defaultMethod="offer" result={results.failure} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The shop is closed')).toBeVisible()
  },
}

const failed = transaction({ account: people.bob, in_msg: call, description: refused(77) })

/** Bodies, data, get-methods and exit codes, wherever the kit shows them. */
export const Everywhere: Story = {
  render: () => (
    <>
      <TraceVerdict trace={[failed]} />
      <TransactionCard transaction={failed} />
      <TraceOutline trace={[failed]} />
      <MessageTable messages={[call]} />
      <MessageChainGraph trace={[failed]} />
      <AccountDetails account={account} />
      <GetMethodRunner onRun={fn()} defaultAddress={people.bob} defaultMethod="offer" result={results.success} />
      <SearchBox defaultText="buy" />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement)
    await expect(page.getAllByText('Buy').length).toBeGreaterThanOrEqual(3)
    await expect(page.getAllByText(/The shop is closed/).length).toBeGreaterThanOrEqual(3)
    await userEvent.click(await page.findByRole('combobox', { name: 'Search' }))
    await expect(await page.findByRole('option', { name: /Buy.*0x5ba7c0de/ })).toBeVisible()
  },
}

const opcodes = { '0x5ba7c0de': 'Buy at the shop' }
const decoders = createDecoders([
  ({ opcode, body }) =>
    opcode === '0x5ba7c0de' ? { name: 'buy', fields: { bits: BigInt(body.bitLength) } } : undefined,
])

/** Without an ABI: the application's own names and code. */
export const OwnNames: Story = {
  render: () => (
    <DisplayProvider opcodes={opcodes} decoders={decoders}>
      <MessageCard message={call} />
    </DisplayProvider>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(await card.findByText('Buy at the shop')).toBeVisible()
    await expect(await card.findByText('Bits')).toBeVisible()
  },
}
