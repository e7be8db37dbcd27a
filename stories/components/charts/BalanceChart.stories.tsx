import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BalanceChart } from '../../../src/components/charts/balance-chart/BalanceChart.tsx'
import { balancePoints } from '../../../src/components/charts/balance-chart/balancePoints.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadTransactions, showcase } from '../../../test/fixtures/chain.ts'
import { createBalances } from '../../../test/fixtures/balances.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

/** Loads the transactions of the wallet of the embedded chain. */
async function loadWallet(): Promise<{ readonly rows: readonly Transaction[] }> {
  const { transactions } = await loadTransactions()
  return { rows: transactions.filter(({ account }) => account === showcase.wallet) }
}

const meta = {
  title: 'Components/Charts/BalanceChart',
  component: BalanceChart,
  args: { points: [] },
  decorators: [onChain()],
  render: (args, { loaded }) => {
    const { rows } = loaded as { readonly rows?: readonly Transaction[] }
    return <BalanceChart {...args} points={rows === undefined ? args.points : balancePoints(rows)} />
  },
} satisfies Meta<typeof BalanceChart>
export default meta
type Story = StoryObj<typeof meta>

/** A wallet of the embedded chain; all its transactions are loaded. */
export const Default: Story = { loaders: [loadWallet] }

/** Two years of balances of a jetton with six decimal places. */
export const Years: Story = { args: { points: createBalances(300), decimals: 6, symbol: 'USDT' } }

/** A moment is marked, and a press on the chart chooses another one. */
export const AtMoment: Story = {
  args: { points: createBalances(300), moment: { time: createBalances(300)[120]?.time ?? 0 }, onMomentChange: fn() },
}

/** Rows are missing in two places: nothing is drawn there. */
export const Gaps: Story = {
  args: { points: createBalances(60).map((point, at) => ({ ...point, gapBefore: at === 20 || at === 45 })) },
}

/** Balances that differ by less than a hundredth: the axis does not start at zero, and the area is not filled. */
export const SmallChanges: Story = {
  args: {
    points: createBalances(40).map((point) => ({ ...point, balance: String(10n ** 15n + BigInt(point.balance)) })),
  },
}

/** 100,000 balances, drawn from the extremes of each step. */
export const HundredThousand: Story = { args: { points: createBalances(100_000) } }

/** One balance. */
export const Single: Story = { args: { points: createBalances(1) } }

/** Rows that cannot be read leave a gap. */
export const Unreadable: Story = {
  args: { points: createBalances(30).map((point, at) => (at % 10 === 7 ? { ...point, balance: 'NaN' } : point)) },
}

/** Loading. */
export const Loading: Story = { args: { loading: true } }

/** No transactions. */
export const Empty: Story = {}

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [loadWallet], decorators: [onPhone] }

/** Right-to-left layout: time still runs from left to right. */
export const RightToLeft: Story = { loaders: [loadWallet], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [loadWallet], parameters: { theme: 'dark' } }
