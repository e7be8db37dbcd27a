import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonBurnTable } from '../../../src/components/jettons/jetton-burn-table/JettonBurnTable.tsx'
import { burns, masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Jettons/JettonBurnTable',
  component: JettonBurnTable,
  args: { burns: burns.jetton_burns },
  decorators: [onChain({ ...masters, address_book: burns.address_book })],
} satisfies Meta<typeof JettonBurnTable>
export default meta
type Story = StoryObj<typeof meta>

/** All burns of the embedded chain. */
export const Default: Story = {}

/** A failed burn. */
export const Failed: Story = {
  args: { burns: burns.jetton_burns.map((burn, at) => (at === 1 ? { ...burn, transaction_aborted: true } : burn)) },
}

/** Loading. */
export const Loading: Story = { args: { burns: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { burns: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { burns: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
