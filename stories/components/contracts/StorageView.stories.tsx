import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AbiRegistry, standards } from '../../../src/entries/abi.ts'
import { StorageView } from '../../../src/components/contracts/storage-view/StorageView.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { accounts } from '../../../test/fixtures/entities.ts'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const contracts = new AbiRegistry([standards])
const find = (address: string) => accounts.accounts.find((each) => each.address === address)
const account = find(showcase.jettonWallet)

const meta = {
  title: 'Components/Contracts/StorageView',
  component: StorageView,
  args: { account },
  decorators: [
    (Story) => (
      <DisplayProvider contracts={contracts}>
        <Story />
      </DisplayProvider>
    ),
    onChain(),
  ],
} satisfies Meta<typeof StorageView>
export default meta
type Story = StoryObj<typeof meta>

/** Fields by the ABI of the standard, and the cells that hold them. */
export const Default: Story = {}

/** No ABI is known: the cells alone. */
export const NoAbi: Story = { args: { account: account && { ...account, code_hash: null, interfaces: [] } } }

/** The data does not fit the hash that the service gives. */
export const OtherHash: Story = {
  args: { account: account && { ...account, data_hash: find(showcase.wallet)?.data_hash } },
}

/** An account without data. */
export const NoData: Story = { args: { account: account && { ...account, data_boc: null, data_hash: null } } }

/** The service is asked. */
export const Loading: Story = { args: { account: undefined, loading: true } }

/** Nothing is known about the account. */
export const Empty: Story = { args: { account: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { account: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }
