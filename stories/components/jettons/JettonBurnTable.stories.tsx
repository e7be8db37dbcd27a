import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonBurnTable } from '../../../src/components/jettons/jetton-burn-table/JettonBurnTable.tsx'
import { burns, masters } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const meta = {
  title: 'Components/JettonBurnTable',
  component: JettonBurnTable,
  args: { burns: burns.jetton_burns },
  decorators: [onChain({ ...masters, address_book: burns.address_book })],
} satisfies Meta<typeof JettonBurnTable>
export default meta
type Story = StoryObj<typeof meta>

/** All burns of the chain. */
export const Default: Story = {}

/** One did not come to pass. */
export const Failed: Story = {
  args: { burns: burns.jetton_burns.map((burn, at) => (at === 1 ? { ...burn, transaction_aborted: true } : burn)) },
}

/** On its way. */
export const Loading: Story = { args: { burns: [], loading: true, loadingRows: 3 } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { burns: [] } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { burns: [], error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
