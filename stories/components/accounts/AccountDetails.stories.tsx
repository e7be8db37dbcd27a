import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AccountDetails } from '../../../src/components/accounts/account-details/AccountDetails.tsx'
import { showcase } from '../../chain/index.json'
import { accounts, wallets } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const account = accounts.accounts.find(({ address }) => address === showcase.wallet)
const wallet = wallets.wallets.find(({ address }) => address === showcase.wallet)

const meta = {
  title: 'Components/AccountDetails',
  component: AccountDetails,
  args: { account, wallet },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof AccountDetails>
export default meta
type Story = StoryObj<typeof meta>

/** A wallet. */
export const Default: Story = {}

/** A contract: what it is comes from its interfaces. */
export const Contract: Story = {
  args: { account: accounts.accounts.find(({ interfaces }) => interfaces?.includes('dns')), wallet: undefined },
}

/** It holds coins, and no code yet. */
export const NotDeployed: Story = {
  args: { account: accounts.accounts.find(({ status }) => status === 'uninit'), wallet: undefined },
}

/** It ran out of coins to pay for its storage. */
export const Frozen: Story = {
  args: {
    account: account && {
      ...account,
      status: 'frozen',
      balance: '0',
      frozen_hash: account.account_state_hash,
      code_boc: null,
      data_boc: null,
      interfaces: null,
    },
    wallet: undefined,
  },
}

/** The largest numbers there can be. */
export const Extremes: Story = {
  args: {
    account: account && {
      ...account,
      balance: '5047558951123456789',
      extra_currencies: { '100': '1234567890123456789012345678', '4294967295': '1' },
    },
  },
}

/** On its way. */
export const Loading: Story = { args: { account: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { account: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { account: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
