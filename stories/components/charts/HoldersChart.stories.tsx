import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HoldersChart } from '../../../src/components/jettons/holders-chart/HoldersChart.tsx'
import { showcase } from '../../chain/index.json'
import { jettonWallets, masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const wallets = jettonWallets.jetton_wallets.filter(({ jetton }) => jetton === showcase.jettonMaster)
const master = masters.jetton_masters.find(({ address }) => address === showcase.jettonMaster)
const [first] = wallets
const many = Array.from({ length: 1000 }, (_, at) => ({
  ...(first as NonNullable<typeof first>),
  address: `0:${at.toString(16).padStart(64, '0')}`,
  owner: `0:${(at * 7919).toString(16).padStart(64, 'A')}`,
  balance: String(10n ** 16n / BigInt(at + 1)),
}))

const meta = {
  title: 'Components/Charts/HoldersChart',
  component: HoldersChart,
  args: { wallets, master },
  decorators: [onChain({ ...masters, address_book: jettonWallets.address_book })],
} satisfies Meta<typeof HoldersChart>
export default meta
type Story = StoryObj<typeof meta>

/** All holders of a jetton of the embedded chain. */
export const Default: Story = { args: { hasMore: false } }

/** The first thousand holders of more: what the rest holds is known, who they are is not. */
export const Many: Story = {
  args: { hasMore: true, wallets: many, master: master && { ...master, total_supply: String(10n ** 17n) } },
}

/** Without the supply, shares are those of the loaded balances, which the chart says. */
export const WithoutSupply: Story = { args: { master: undefined } }

/** Balances that cannot be read are left out. */
export const Unreadable: Story = {
  args: { wallets: wallets.map((wallet, at) => (at === 0 ? { ...wallet, balance: 'NaN' } : wallet)) },
}

/** Loading. */
export const Loading: Story = { args: { wallets: [], loading: true } }

/** Nobody holds it. */
export const Empty: Story = { args: { wallets: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { wallets: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
