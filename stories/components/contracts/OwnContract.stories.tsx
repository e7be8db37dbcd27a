import type { Meta, StoryObj } from '@storybook/react-vite'
import { AbiRegistry, createDecoders, defineAbi, writeAs } from 'tonlens/abi'
import { writeBoc, type Cell } from 'tonlens/ton'
import { expect, within } from 'storybook/test'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import { TraceOutline } from '../../../src/components/traces/trace-outline/TraceOutline.tsx'
import { TraceVerdict } from '../../../src/components/traces/trace-verdict/TraceVerdict.tsx'
import { MessageTable } from '../../../src/components/transactions/message-table/MessageTable.tsx'
import { TransactionCard } from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { message, now, people, refused, transaction } from '../../../test/fixtures/transactions.ts'

const shop = defineAbi({
  name: 'Shop',
  types: {
    Buy: { prefix: '0x5ba7c0de', fields: { queryId: 'uint64', item: 'Item', recipient: 'address', gift: 'string?' } },
    Item: { enum: { Coffee: 0, Tea: 1 }, as: 'uint8' },
    Storage: { fields: { owner: 'address', isOpen: 'bool', sold: 'map<uint8, uint32>' } },
  },
  incoming: ['Buy'],
  storage: 'Storage',
  getMethods: { price: { parameters: { item: 'uint8' }, returns: 'coins' } },
  errors: { 77: 'The shop is closed' },
  addresses: [people.bob],
})
const contracts = new AbiRegistry([{ name: 'My application', abis: [shop] }])

const meta = {
  title: 'Components/Own contract',
  decorators: [
    (Story) => (
      <DisplayProvider now={now} timeZone="UTC" contracts={contracts}>
        <Story />
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
const buy = base64(writeAs(shop, 'Buy', { $: 'Buy', queryId: 7n, item: 'Tea', recipient: people.carol, gift: 'Happy birthday' }))
const data = base64(writeAs(shop, 'Storage', { $: 'Storage', owner: people.alice, isOpen: true, sold: new Map([[0n, 12n], [1n, 30n]]) }))

/** A message to a contract that only the application knows: its name, fields and texts. */
export const Message: Story = {
  render: () => (
    <MessageCard
      message={message({ opcode: '0x5ba7c0de', destination: people.bob, message_content: { hash: null, body: buy, decoded: null } })}
    />
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(await card.findAllByText('Buy')).not.toHaveLength(0)
    await expect(card.getByText('Tea')).toBeVisible()
    await expect(card.getByText('Happy birthday')).toBeVisible()
    await expect(card.getByText('Decoded in this browser · My application')).toBeVisible()
  },
}

/** Data of the same contract. */
export const Storage: Story = {
  render: () => (
    <AccountDetails
      account={{
        address: people.bob, account_state_hash: null, balance: '1000000000', status: 'active', code_boc: null, data_boc: data,
        code_hash: null, data_hash: null, contract_methods: null, interfaces: [], frozen_hash: null,
        last_transaction_hash: null, last_transaction_lt: null, extra_currencies: {},
      } as never}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const card = within(canvasElement)
    await userEvent.click(card.getByText('Data'))
    await expect(await card.findByText('Is open')).toBeVisible()
  },
}

const call = message({ opcode: '0x5ba7c0de', destination: people.bob, message_content: { hash: null, body: buy, decoded: null } })
const failed = transaction({ account: people.bob, in_msg: call, description: refused(77) })

/** Names of operations and meanings of exit codes, wherever they are shown. */
export const Everywhere: Story = {
  render: () => (
    <>
      <TraceVerdict trace={[failed]} />
      <TransactionCard transaction={failed} />
      <TraceOutline trace={[failed]} />
      <MessageTable messages={[call]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByText('Buy').length).toBeGreaterThanOrEqual(3)
    await expect(page.getAllByText(/The shop is closed/).length).toBeGreaterThanOrEqual(3)
  },
}

const opcodes = { '0x5ba7c0de': 'Buy at the shop' }
const decoders = createDecoders([({ opcode, body }) => (opcode === '0x5ba7c0de' ? { name: 'buy', fields: { bits: BigInt(body.bitLength) } } : undefined)])

/** Without an ABI: the application's own names and code. */
export const OwnNames: Story = {
  render: () => (
    <DisplayProvider opcodes={opcodes} decoders={decoders}>
      <MessageCard message={call} />
    </DisplayProvider>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Buy at the shop')).toBeVisible()
    await expect(card.getByText('Bits')).toBeVisible()
  },
}
