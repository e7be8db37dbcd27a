import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonHolders } from '../../../src/components/jettons/jetton-holders/JettonHolders.tsx'
import { showcase } from '../../chain/index.json'
import { jettonWallets, masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const wallets = jettonWallets.jetton_wallets
  .filter(({ jetton }) => jetton === showcase.jettonMaster)
  .sort((a, b) => (BigInt(a.balance) < BigInt(b.balance) ? 1 : -1))

const meta = {
  title: 'Components/Jettons/JettonHolders',
  component: JettonHolders,
  args: { wallets, master: masters.jetton_masters.find(({ address }) => address === showcase.jettonMaster) },
  decorators: [onChain({ ...masters, address_book: jettonWallets.address_book })],
} satisfies Meta<typeof JettonHolders>
export default meta
type Story = StoryObj<typeof meta>

/** Largest holders first. */
export const Default: Story = {}

/** Without the master there are no shares of the supply. */
export const WithoutSupply: Story = { args: { master: undefined } }

/** The second page continues the ranks. */
export const SecondPage: Story = { args: { wallets: wallets.slice(0, 5), offset: 50 } }

/** Loading. */
export const Loading: Story = { args: { wallets: [], loading: true } }

/** Empty result. */
export const Empty: Story = { args: { wallets: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { wallets: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
