import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { FiatAmount } from '../../../src/components/values/jetton-amount/FiatAmount.tsx'
import { showcase } from '../../chain/index.json'

const { jettonMaster } = showcase

const meta = {
  title: 'Components/FiatAmount',
  component: FiatAmount,
  args: { amount: '1234500000' },
  decorators: [
    (Story) => (
      <DisplayProvider
        fiat={{
          currency: 'USD',
          priceOf: (master) => (master === null ? '3.1415' : master === jettonMaster ? '0.9998' : undefined),
        }}
      >
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
export const Jetton: Story = { args: { master: jettonMaster, decimals: 6 } }

/** Less than the smallest unit of the currency. */
export const Small: Story = { args: { amount: '12' } }
