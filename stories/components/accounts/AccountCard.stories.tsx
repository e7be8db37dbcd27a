import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AccountCard } from '../../../src/components/accounts/account-card/AccountCard.tsx'
import { showcase } from '../../chain/index.json'
import { accounts, wallets } from '../../../test/fixtures/entities.ts'
import { hostileText, onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const account = accounts.accounts.find(({ address }) => address === showcase.wallet)
const wallet = wallets.wallets.find(({ address }) => address === showcase.wallet)

const meta = {
  title: 'Components/Accounts/AccountCard',
  component: AccountCard,
  args: { account, wallet },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof AccountCard>
export default meta
type Story = StoryObj<typeof meta>

/** Wallet. */
export const Default: Story = {}

/** Contract; its kind is derived from its interfaces. */
export const Contract: Story = {
  args: { account: accounts.accounts.find(({ interfaces }) => interfaces?.includes('dns')), wallet: undefined },
}

/** Uninitialized account that holds coins. */
export const NotDeployed: Story = {
  args: { account: accounts.accounts.find(({ status }) => status === 'uninit'), wallet: undefined },
}

/** Frozen account, which could not pay its storage fee. */
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

/** Largest possible numbers. */
export const Extremes: Story = {
  args: {
    account: account && {
      ...account,
      balance: '5047558951123456789',
      extra_currencies: { '100': '1234567890123456789012345678', '4294967295': '1' },
    },
  },
}

/** The first answer is loading. */
export const Loading: Story = { args: { account: undefined, loading: true } }

/** The answer is empty. */
export const Empty: Story = { args: { account: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { account: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** Hostile name and interfaces. */
export const Hostile: Story = {
  args: { account: account && { ...account, interfaces: [hostileText] }, wallet: undefined },
  decorators: [
    onChain({
      address_book: { [showcase.wallet]: { user_friendly: null, domain: hostileText, interfaces: [hostileText] } },
    }),
  ],
}
