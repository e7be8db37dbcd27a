import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TopAccounts } from '../../../src/components/accounts/top-accounts/TopAccounts.tsx'
import { accounts, topAccounts } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Accounts/TopAccounts',
  component: TopAccounts,
  args: { accounts: topAccounts.slice(0, 20) },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof TopAccounts>
export default meta
type Story = StoryObj<typeof meta>

/** The twenty largest accounts. */
export const Default: Story = {}

/** Second page; ranks and bars continue. */
export const SecondPage: Story = {
  args: { accounts: topAccounts.slice(20, 40), offset: 20, largest: topAccounts[0]?.balance },
}

/** Second page without the largest balance of all, to which bars could be relative. */
export const WithoutScale: Story = { args: { accounts: topAccounts.slice(20, 40), offset: 20 } }

/** The first answer is loading. */
export const Loading: Story = { args: { accounts: [], loading: true, loadingRows: 20 } }

/** The answer is empty. */
export const Empty: Story = { args: { accounts: [] } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { accounts: [], error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
