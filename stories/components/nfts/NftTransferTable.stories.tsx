import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NftTransferTable } from '../../../src/components/nfts/nft-transfer-table/NftTransferTable.tsx'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'
import { transferAnswer } from '../../fixtures/nfts.ts'

const { nft_transfers: transfers } = transferAnswer
const ofAccount = transfers.filter(({ old_owner, new_owner }) => [old_owner, new_owner].includes(showcase.wallet))

const meta = {
  title: 'Components/NftTransferTable',
  component: NftTransferTable,
  args: { transfers },
  decorators: [onChain(transferAnswer)],
} satisfies Meta<typeof NftTransferTable>
export default meta
type Story = StoryObj<typeof meta>

/** All transfers, newest first. */
export const Default: Story = {}

/** Seen from one perspective: what it received and what it sent. */
export const OfAccount: Story = { args: { transfers: ofAccount, perspective: showcase.wallet } }

/** The history of one item. */
export const OfItem: Story = {
  args: { transfers: transfers.filter((row) => row.nft_address === transfers[0]?.nft_address), oneItem: true },
}

/** A failed transfer, and one to nobody. */
export const FailedAndBurned: Story = {
  args: {
    transfers: transfers
      .slice(0, 3)
      .map((row, n) => ({ ...row, transaction_aborted: n === 0, new_owner: n === 1 ? 'addr_none' : row.new_owner })),
  },
}

/** On their way. */
export const Loading: Story = { args: { transfers: [], loading: true, loadingRows: 6 } }

/** An answer without transfers. */
export const Empty: Story = { args: { transfers: [] } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { transfers: [], error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
