import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonTransferTable } from '../../../src/components/jettons/jetton-transfer-table/JettonTransferTable.tsx'
import { showcase } from '../../chain/index.json'
import { masters, transfers } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const all = transfers.jetton_transfers
const own = all.filter(({ source, destination }) => [source, destination].includes(showcase.wallet))

const meta = {
  title: 'Components/Jettons/JettonTransferTable',
  component: JettonTransferTable,
  args: { transfers: own, perspective: showcase.wallet },
  decorators: [
    onChain({ address_book: transfers.address_book, metadata: { ...masters.metadata, ...transfers.metadata } }),
  ],
} satisfies Meta<typeof JettonTransferTable>
export default meta
type Story = StoryObj<typeof meta>

/** From the side of one account: amounts have a sign. */
export const Default: Story = {}

/** Transfers of all accounts. */
export const All: Story = { args: { transfers: all, perspective: undefined } }

/** With tools: the reader chooses columns, density and filters, and saves the rows as files. */
export const Tools: Story = { args: { tools: true, exportable: true } }

/** On a phone, with tools. */
export const NarrowTools: Story = { args: { tools: true, exportable: true }, decorators: [onPhone] }

/** Loading. */
export const Loading: Story = { args: { transfers: [], loading: true } }

/** Empty result. */
export const Empty: Story = { args: { transfers: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { transfers: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
