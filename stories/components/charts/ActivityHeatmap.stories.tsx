import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActivityHeatmap } from '../../../src/components/charts/activity-heatmap/ActivityHeatmap.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { createActivity } from '../../../test/fixtures/balances.ts'
import { loadTransactions, showcase } from '../../../test/fixtures/chain.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

/** Loads the transactions of the wallet of the embedded chain. */
async function loadWallet(): Promise<{ readonly rows: readonly Transaction[] }> {
  const { transactions } = await loadTransactions()
  return { rows: transactions.filter(({ account }) => account === showcase.wallet) }
}

const year = createActivity(2000, 365)

const meta = {
  title: 'Components/Charts/ActivityHeatmap',
  component: ActivityHeatmap,
  args: { transactions: year },
  decorators: [onChain()],
  render: (args, { loaded }) => (
    <ActivityHeatmap
      {...args}
      transactions={(loaded as { readonly rows?: readonly Transaction[] }).rows ?? args.transactions}
    />
  ),
} satisfies Meta<typeof ActivityHeatmap>
export default meta
type Story = StoryObj<typeof meta>

/** A year in two pages of 26 weeks; every row names the one before. */
export const Default: Story = {}

/** A wallet of the embedded chain, which is two days old. */
export const Wallet: Story = { loaders: [loadWallet] }

/** All rows, by hour of the week. */
export const Hours: Story = { args: { by: 'hour' } }

/** Rows are missing: days in the gaps are unknown, and days at their edges have at least so many. */
export const Gaps: Story = {
  args: { transactions: year.filter((_, at) => at < 1400 || (at > 1550 && at < 1800) || at > 1900) },
}

/** The application knows that nothing is missing in this range, although no row lies in most of it. */
export const Covered: Story = {
  args: {
    transactions: createActivity(40, 12),
    covered: { from: (createActivity(1, 1)[0]?.now ?? 0) - 90 * 86_400, to: createActivity(1, 1)[0]?.now ?? 0 },
  },
}

/** Rows of nobody knows which account: nothing follows from them but their number. */
export const Unlinked: Story = {
  args: { transactions: createActivity(200, 60).map((row) => ({ ...row, prev_trans_lt: '7' })) },
}

/** Loading. */
export const Loading: Story = { args: { transactions: [], loading: true } }

/** No transactions. */
export const Empty: Story = { args: { transactions: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { transactions: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout: time still runs from left to right. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
