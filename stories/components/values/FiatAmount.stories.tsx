import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PriceSource } from '../../../src/ledger/value/prices.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { FiatAmount } from '../../../src/components/values/jetton-amount/FiatAmount.tsx'
import { showcase } from '../../chain/index.json'

const { jettonMaster } = showcase

const prices: PriceSource = (asset) => {
  if (asset.kind === 'coin') return { value: '3.1415', decimals: 9 }
  return asset.kind === 'jetton' && asset.jetton === jettonMaster ? { value: '0.9998', decimals: 6 } : null
}

const meta = {
  title: 'Components/Values/FiatAmount',
  component: FiatAmount,
  args: { amount: '1234500000' },
  decorators: [
    (Story) => (
      <DisplayProvider currency="USD" prices={prices}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof FiatAmount>
export default meta
type Story = StoryObj<typeof meta>

/** Value of an amount of the native coin. */
export const Default: Story = {}

/** Value of an amount of a jetton. */
export const Jetton: Story = { args: { master: jettonMaster } }

/** Less than the smallest unit of the currency. */
export const Small: Story = { args: { amount: '12' } }
