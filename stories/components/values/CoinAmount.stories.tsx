import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'

const meta = {
  title: 'Components/Values/CoinAmount',
  component: CoinAmount,
  args: { amount: '1234567890123' },
} satisfies Meta<typeof CoinAmount>
export default meta
type Story = StoryObj<typeof meta>

/** Exact amount of the native coin. */
export const Default: Story = {}

/** Incoming amount. */
export const In: Story = { args: { direction: 'in' } }

/** Outgoing amount. */
export const Out: Story = { args: { direction: 'out' } }

/** Six decimals. */
export const Jetton: Story = { args: { amount: '25000001', decimals: 6, symbol: 'USD₮' } }

/** Larger than a floating-point number can represent. */
export const Huge: Story = { args: { amount: '123456789012345678901234567890123456789' } }

/** Shortened; the tooltip has the full amount. */
export const Compact: Story = { args: { amount: '12345678901234567890', compact: true } }

/** Smaller than the requested digits: shown as such, never as zero. */
export const Dust: Story = { args: { amount: '7', maximumFractionDigits: 2 } }

/** The service did not send a value. */
export const Unknown: Story = { args: { amount: null } }

/** German digit grouping, on a chain with another coin. */
export const German: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider locale="de" nativeCoin={{ name: 'Test coin', symbol: 'TEST' }}>
        <Story />
      </DisplayProvider>
    ),
  ],
}
