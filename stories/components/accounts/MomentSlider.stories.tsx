import type { Meta, StoryObj } from '@storybook/react-vite'
import { MomentSlider } from '../../../src/components/accounts/account-at-card/MomentSlider.tsx'
import { balancePoints } from '../../../src/components/charts/balance-chart/balancePoints.ts'
import { loadTransactions, showcase } from '../../../test/fixtures/chain.ts'
import { onChain, onPhone } from '../../decorators/frame.tsx'

interface Loaded {
  readonly moments?: readonly { readonly time: number; readonly lt: string }[]
}

async function loadMoments(): Promise<Loaded> {
  const { transactions } = await loadTransactions()
  const points = balancePoints(transactions.filter(({ account }) => account === showcase.wallet))
  return { moments: points.map(({ time, lt = '' }) => ({ time, lt })) }
}

const meta = {
  title: 'Components/Accounts/MomentSlider',
  component: MomentSlider,
  args: { moments: [] },
  decorators: [onChain()],
  render: (args, { loaded }) => <MomentSlider {...args} moments={(loaded as Loaded).moments ?? args.moments} />,
} satisfies Meta<typeof MomentSlider>
export default meta
type Story = StoryObj<typeof meta>

/** All transactions of a wallet of the embedded chain. */
export const Default: Story = { loaders: [loadMoments] }

/** No transactions. */
export const Empty: Story = {}

/** On a phone, 320 px wide. */
export const Narrow: Story = { loaders: [loadMoments], decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { loaders: [loadMoments], parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { loaders: [loadMoments], parameters: { theme: 'dark' } }
