import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AllocationBar } from '../../../src/components/charts/allocation-bar/AllocationBar.tsx'
import { hostileText, onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Charts/AllocationBar',
  component: AllocationBar,
  args: {
    currency: 'USD',
    parts: [
      { id: 'coin', name: 'Gram', value: '8412.09' },
      { id: 'usdt', name: 'Tether USD', value: '2500' },
      { id: 'not', name: 'Notcoin', value: '311.4271' },
      { id: 'dogs', name: 'Dogs', value: '12.05' },
      { id: 'tiny', name: 'Harbour points', value: '0.004' },
      { id: 'nft', name: 'Tides #12', value: null },
    ],
  },
  decorators: [onChain()],
} satisfies Meta<typeof AllocationBar>
export default meta
type Story = StoryObj<typeof meta>

/** A portfolio with one part that has no price. */
export const Default: Story = {}

/** More parts than colors: those after the seventh are one part of the bar. */
export const Many: Story = {
  args: {
    parts: Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      name: `Jetton ${at + 1}`,
      value: String(Math.round(90_000 / (at + 1) ** 2)),
    })),
  },
}

/** No part has a price. */
export const Unpriced: Story = {
  args: {
    parts: [
      { id: 'a', name: 'Alpha', value: undefined },
      { id: 'b', name: 'Beta', value: 'many' },
    ],
  },
}

/** Colors of the application, and amounts without a currency. */
export const OwnColors: Story = {
  args: {
    currency: '',
    parts: [
      { id: 'a', name: 'Wallet', value: 70, color: '#0098ea' },
      { id: 'b', name: 'Staked', value: 30, color: '#7a4fc9' },
    ],
  },
}

/** Names that try to break the page. */
export const Hostile: Story = {
  args: {
    parts: [
      { id: 'a', name: hostileText, value: '5', color: 'url(https://tracker.example)' },
      { id: 'b', name: '', value: '-3' },
    ],
  },
}

/** Loading. */
export const Loading: Story = { args: { parts: [], loading: true } }

/** Nothing is held. */
export const Empty: Story = { args: { parts: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { parts: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
