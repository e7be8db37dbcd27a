import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonBalances } from '../../../src/components/jettons/jetton-balances/JettonBalances.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { Metadata } from '../../../src/service/rows/names.ts'
import { showcase } from '../../chain/index.json'
import { jettonWallets, masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

const wallets = jettonWallets.jetton_wallets.filter(({ owner }) => owner === showcase.wallet)
const first = wallets.slice(0, 1)
const token = (name: string, symbol: string): Metadata[string] => ({
  is_indexed: true,
  token_info: [{ valid: true, type: 'jetton_masters', name, symbol, extra: { decimals: '9' } }],
})

const meta = {
  title: 'Components/Jettons/JettonBalances',
  component: JettonBalances,
  args: { wallets },
  decorators: [onChain(jettonWallets)],
} satisfies Meta<typeof JettonBalances>
export default meta
type Story = StoryObj<typeof meta>

/** All jettons of one account, including a scam. */
export const Default: Story = {}

/** With prices from the application. */
export const Priced: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider
        currency="USD"
        prices={(asset) =>
          asset.kind === 'jetton' && asset.jetton === showcase.jettonMaster ? { value: '0.0123', decimals: 9 } : null
        }
      >
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** One imitates another jetton of the account, and one the native coin, in Cyrillic letters. */
export const Lookalikes: Story = {
  args: {
    wallets: first.flatMap((wallet) => [
      wallet,
      { ...wallet, address: people.alice, jetton: people.bob, balance: '5000000000' },
      { ...wallet, address: people.carol, jetton: people.carol, balance: '777000000000' },
    ]),
    trusted: [{ address: showcase.jettonMaster, names: ['Lumen', 'LUM'] }],
  },
  decorators: [
    (Story) => (
      <DisplayProvider
        names={namesFrom({
          metadata: {
            ...masters.metadata,
            [people.bob]: token('Lumеn', 'LUМ'),
            [people.carol]: token('Reward', 'ТОN'),
          },
        })}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
}

/** An unclaimed airdrop. */
export const Claimable: Story = {
  args: {
    wallets: wallets.map((wallet, at) =>
      at > 0
        ? wallet
        : {
            ...wallet,
            mintless_info: {
              amount: '12500000000',
              start_from: 1_760_000_000,
              expire_at: 1_790_000_000,
              custom_payload_api_uri: [],
            },
          },
    ),
  },
}

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

/** The largest possible amount. */
export const Extremes: Story = {
  args: { wallets: first.map((wallet) => ({ ...wallet, balance: String(2n ** 120n - 1n) })) },
}
