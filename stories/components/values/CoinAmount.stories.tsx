import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinAmount } from '../../../src/components/values/coin-amount/CoinAmount.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'

const meta = {
  title: 'Components/CoinAmount',
  component: CoinAmount,
  args: { amount: '1234567890123' },
} satisfies Meta<typeof CoinAmount>
export default meta
type Story = StoryObj<typeof meta>

/** Exact, in the native coin. */
export const Default: Story = {}

/** Came in. */
export const In: Story = { args: { direction: 'in' } }

/** Went out. */
export const Out: Story = { args: { direction: 'out' } }

/** A jetton of six decimals. */
export const Jetton: Story = { args: { amount: '25000001', decimals: 6, symbol: 'USD₮' } }

/** Larger than any float can hold. */
export const Huge: Story = { args: { amount: '123456789012345678901234567890123456789' } }

/** Shortened; the title holds the whole of it. */
export const Compact: Story = { args: { amount: '12345678901234567890', compact: true } }

/** Too small for the digits asked for: said so, never shown as nothing. */
export const Dust: Story = { args: { amount: '7', maximumFractionDigits: 2 } }

/** The service did not send it. */
export const Unknown: Story = { args: { amount: null } }

/** German grouping, and another name for the native coin. */
export const German: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider locale="de" nativeCoin={{ symbol: 'GRAM', decimals: 9 }}>
        <Story />
      </DisplayProvider>
    ),
  ],
}
