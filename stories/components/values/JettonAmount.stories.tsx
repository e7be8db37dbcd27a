import type { Meta, StoryObj } from '@storybook/react-vite'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/display/names.ts'
import { people } from '../../fixtures/transactions.ts'

const dollar = `0:${'D0'.repeat(32)}`
const copycat = `0:${'5C'.repeat(32)}`
const jetton = (symbol: string, decimals: string, is_scam = false) => ({
  is_indexed: true,
  token_info: [{ valid: true, type: 'jetton_masters', name: symbol, symbol, is_scam, extra: { decimals } }],
})
const names = namesFrom({
  metadata: { [dollar]: jetton('tUSD', '6'), [copycat]: jetton('tUSD\u202E', '6', true) },
})

const meta = {
  title: 'Components/JettonAmount',
  component: JettonAmount,
  args: { amount: '1234567890', master: dollar },
  decorators: [
    (Story) => (
      <DisplayProvider
        names={names}
        links={{ address: (address) => `#/account/${address}` }}
        fiat={{ currency: 'USD', priceOf: (master) => (master === null ? '3.1415' : '0.9998') }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof JettonAmount>
export default meta
type Story = StoryObj<typeof meta>

/** Decimals and symbol come from the metadata of the master. */
export const Default: Story = {}

/** With what it is worth, at prices that the host brings. */
export const WithFiat: Story = { args: { fiat: true } }

/** Too little for the smallest coin of the currency. */
export const WithSmallFiat: Story = { args: { fiat: true, amount: '12' } }

/** Seen from an account that received it. */
export const Received: Story = { args: { direction: 'in' } }

/** Seen from an account that sent it. */
export const Sent: Story = { args: { direction: 'out', fiat: true } }

/** Shortened; the whole amount is its title. */
export const Compact: Story = { args: { compact: true, amount: '987654321987654' } }

/** While the metadata is not known, any number of decimals would be a guess. */
export const UnknownDecimals: Story = { args: { master: people.carol } }

/** The service marks the jetton as a scam. */
export const Scam: Story = { args: { master: copycat, fiat: true } }

/** Null stands for the native coin, as in the service's answers. */
export const NativeCoin: Story = { args: { master: null, fiat: true } }

/** Nothing is lost of a number that no float could hold. */
export const Huge: Story = { args: { amount: String(2n ** 120n - 1n) } }

/** Not known. */
export const Missing: Story = { args: { amount: null } }
