import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NftTransferTable } from '../../../src/components/nfts/nft-transfer-table/NftTransferTable.tsx'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { saleAnswer, transferAnswer } from '../../../test/fixtures/nfts.ts'

const { nft_transfers: transfers } = transferAnswer
const ofAccount = transfers.filter(({ old_owner, new_owner }) => [old_owner, new_owner].includes(showcase.wallet))

const sold = saleAnswer.nft_sales.find(
  ({ details, nft_owner_address, nft_item }) =>
    details['is_complete'] === true && nft_item?.owner_address !== nft_owner_address,
)

const meta = {
  title: 'Components/NFTs/NftTransferTable',
  component: NftTransferTable,
  args: { transfers },
  decorators: [onChain(transferAnswer)],
} satisfies Meta<typeof NftTransferTable>
export default meta
type Story = StoryObj<typeof meta>

/** All transfers, newest first. */
export const Default: Story = {}

/** From the side of one account: received and sent. */
export const OfAccount: Story = { args: { transfers: ofAccount, perspective: showcase.wallet } }

/** Transfers of one item. */
export const OfItem: Story = {
  args: { transfers: transfers.filter((row) => row.nft_address === transfers[0]?.nft_address), oneItem: true },
}

/** Transfers of an item that was put up for sale and sold, with the price that was paid. */
export const Sold: Story = {
  args: {
    transfers: transfers.filter(({ nft_address }) => nft_address === sold?.nft_address),
    sales: saleAnswer.nft_sales,
    oneItem: true,
  },
}

/** A failed transfer, and one without a recipient. */
export const FailedAndBurned: Story = {
  args: {
    transfers: transfers
      .slice(0, 3)
      .map((row, n) => ({ ...row, transaction_aborted: n === 0, new_owner: n === 1 ? 'addr_none' : row.new_owner })),
  },
}

/** Loading. */
export const Loading: Story = { args: { transfers: [], loading: true, loadingRows: 6 } }

/** No transfers. */
export const Empty: Story = { args: { transfers: [] } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { transfers: [], error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
