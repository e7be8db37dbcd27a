import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GetMethodRunner } from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { network, showcase } from '../../chain/index.json'
import { accounts } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { AbiRegistry, standards } from '../../../src/entries/abi.ts'
import { addressBoc, methodResult } from '../../../test/fixtures/tools.ts'

const jettons = new AbiRegistry([
  {
    ...standards,
    abis: (standards.abis ?? []).map((abi) =>
      abi.interfaces?.includes('jetton_master') ? { ...abi, addresses: [showcase.jettonMaster] } : abi,
    ),
  },
])

const meta = {
  title: 'Components/Tools/GetMethodRunner',
  component: GetMethodRunner,
  args: { onRun: fn(), result: methodResult, defaultAddress: showcase.jettonMaster, defaultMethod: 'get_jetton_data' },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof GetMethodRunner>
export default meta
type Story = StoryObj<typeof meta>

/** All types of results. */
export const Default: Story = {}

/** Empty form with suggested methods. */
export const Asking: Story = {
  args: { result: undefined, defaultMethod: '', methods: ['get_jetton_data', 'get_wallet_address'] },
}

/** A jetton whose ABI is known: methods, arguments and results have names and types. */
export const ByAbi: Story = {
  args: {
    defaultMethod: 'get_wallet_address',
    result: { gas_used: 1200, exit_code: 0, stack: [{ type: 'slice', value: addressBoc }] },
    sources: ['vm', 'service'],
    origin: { source: 'vm', asOf: network.last_utime },
  },
  decorators: [
    (Story) => (
      <DisplayProvider contracts={jettons}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

const orders = new AbiRegistry([
  {
    name: 'My application',
    abis: [
      {
        name: 'Orders',
        addresses: [showcase.jettonMaster],
        types: { Order: { fields: { owner: 'address', price: 'coins', until: 'uint32' } } },
        getMethods: {
          get_quote: {
            parameters: { order: 'Order', limits: 'map<uint8, coins>' },
            returns: 'coins',
            description: 'Price of an order',
          },
        },
      },
    ],
  },
])

/** Structures and maps are entered as JSON. */
export const Structures: Story = {
  args: {
    defaultMethod: 'get_quote',
    result: { gas_used: 1200, exit_code: 0, stack: [{ type: 'num', value: '0x77359400' }] },
  },
  decorators: [
    (Story) => (
      <DisplayProvider contracts={orders}>
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** The contract has no such method. */
export const Failed: Story = {
  args: { defaultMethod: 'get_answer', result: { gas_used: 309, exit_code: 11, stack: [] } },
}

/** The request is running; the last result keeps its space. */
export const Loading: Story = { args: { loading: true } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { result: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
