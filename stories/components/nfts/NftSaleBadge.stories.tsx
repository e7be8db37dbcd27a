import type { Meta, StoryObj } from '@storybook/react-vite'
import { NftSaleBadge } from '../../../src/components/nfts/nft-sale-badge/NftSaleBadge.tsx'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { onChain } from '../../decorators/frame.tsx'
import { itemAnswer, saleAnswer, findSale } from '../../../test/fixtures/nfts.ts'

const onSale = itemAnswer.nft_items.find((item) => item.sale_contract_address) as NftItem
const atAuction = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const auction = findSale(atAuction)

const meta = {
  title: 'Components/NFTs/NftSaleBadge',
  component: NftSaleBadge,
  args: { item: onSale, sale: findSale(onSale) },
  decorators: [onChain(saleAnswer)],
} satisfies Meta<typeof NftSaleBadge>
export default meta
type Story = StoryObj<typeof meta>

/** A fixed price. */
export const FixedPrice: Story = {}

/** The item is for sale, but the row with the price is not loaded. */
export const WithoutPrice: Story = { args: { sale: undefined } }

/** Auctions: the highest bid, or the minimum bid. */
export const Auction: Story = {
  args: { item: atAuction, sale: auction && { ...auction, details: { ...auction.details, end_time: 1_900_000_000 } } },
}

/** The auction has ended, but the contract still holds the item. */
export const AuctionOver: Story = {
  args: { item: atAuction, sale: auction && { ...auction, details: { ...auction.details, end_flag: true } } },
}
