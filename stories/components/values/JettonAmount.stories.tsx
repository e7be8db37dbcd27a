import type { Meta, StoryObj } from '@storybook/react-vite'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { people } from '../../../test/fixtures/transactions.ts'

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
  title: 'Components/Values/JettonAmount',
  component: JettonAmount,
  args: { amount: '1234567890', master: dollar },
  decorators: [
    (Story) => (
      <DisplayProvider
        names={names}
        links={{ address: (address) => `#/account/${address}` }}
        currency="USD"
        prices={({ kind }) => (kind === 'coin' ? { value: '3.1415', decimals: 9 } : { value: '0.9998', decimals: 6 })}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof JettonAmount>
export default meta
type Story = StoryObj<typeof meta>

/** Decimals and symbol from the metadata of the master. */
export const Default: Story = {}

/** With its value at prices that the host provides. */
export const WithFiat: Story = { args: { fiat: true } }

/** Value below the smallest unit of the currency. */
export const WithSmallFiat: Story = { args: { fiat: true, amount: '12' } }

/** Received, seen from the recipient's account. */
export const Received: Story = { args: { direction: 'in' } }

/** Sent, seen from the sender's account. */
export const Sent: Story = { args: { direction: 'out', fiat: true } }

/** Shortened; the tooltip has the full amount. */
export const Compact: Story = { args: { compact: true, amount: '987654321987654' } }

/** Metadata unknown: the amount in the smallest units, because the decimals would be a guess. */
export const UnknownDecimals: Story = { args: { master: people.carol } }

/** The service marks the jetton as a scam. */
export const Scam: Story = { args: { master: copycat, fiat: true } }

/** `master` null stands for the native coin, as in the service's answers. */
export const NativeCoin: Story = { args: { master: null, fiat: true } }

/** Larger than a floating-point number can represent. */
export const Huge: Story = { args: { amount: String(2n ** 120n - 1n) } }

/** Unknown amount. */
export const Missing: Story = { args: { amount: null } }
