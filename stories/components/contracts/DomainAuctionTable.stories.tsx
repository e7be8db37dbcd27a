import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DomainAuctionTable } from '../../../src/components/contracts/domain-auction-table/DomainAuctionTable.tsx'
import { auctions } from '../../../test/fixtures/staking.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Contracts/DomainAuctionTable',
  component: DomainAuctionTable,
  args: { auctions: auctions.auctions },
  decorators: [onChain(auctions)],
} satisfies Meta<typeof DomainAuctionTable>
export default meta
type Story = StoryObj<typeof meta>

/** All auctions of the embedded chain, open and ended. */
export const Default: Story = {}

/** Loading. */
export const Loading: Story = { args: { auctions: [], loading: true, loadingRows: 3 } }

/** Empty result. */
export const Empty: Story = { args: { auctions: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { auctions: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
