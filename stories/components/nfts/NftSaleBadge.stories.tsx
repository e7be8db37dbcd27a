import type { Meta, StoryObj } from '@storybook/react-vite'
import { NftSaleBadge } from '../../../src/components/nfts/nft-sale-badge/NftSaleBadge.tsx'
import type { NftItem } from '../../../src/schema/nft.ts'
import { onChain } from '../../fixtures/frame.tsx'
import { itemAnswer, saleAnswer, saleOf } from '../../fixtures/nfts.ts'

const onSale = itemAnswer.nft_items.find((item) => item.sale_contract_address) as NftItem
const atAuction = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const auction = saleOf(atAuction)

const meta = {
  title: 'Components/NftSaleBadge',
  component: NftSaleBadge,
  args: { item: onSale, sale: saleOf(onSale) },
  decorators: [onChain(saleAnswer)],
} satisfies Meta<typeof NftSaleBadge>
export default meta
type Story = StoryObj<typeof meta>

/** A fixed price. */
export const FixedPrice: Story = {}

/** The items tell that they are for sale, the contract has not been asked for the price. */
export const WithoutPrice: Story = { args: { sale: undefined } }

/** The highest bid, or the least that is asked for. */
export const Auction: Story = {
  args: { item: atAuction, sale: auction && { ...auction, details: { ...auction.details, end_time: 1_900_000_000 } } },
}

/** Its time is over, but the contract still holds the item. */
export const AuctionOver: Story = {
  args: { item: atAuction, sale: auction && { ...auction, details: { ...auction.details, end_flag: true } } },
}
