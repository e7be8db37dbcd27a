import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NftCard } from '../../../src/components/nfts/nft-grid/NftCard.tsx'
import { itemAnswer, signals, tides } from '../../../test/fixtures/nfts.ts'
import { onChain, onPhone } from '../../decorators/frame.tsx'

const [item] = tides
if (item === undefined) throw new Error('The embedded chain has no items.')
const { metadata } = itemAnswer

const meta = {
  title: 'Components/NFTs/NftCard',
  component: NftCard,
  args: { item, metadata },
  decorators: [onPhone, onChain(itemAnswer)],
} satisfies Meta<typeof NftCard>
export default meta
type Story = StoryObj<typeof meta>

/** Picture, name and collection. */
export const Default: Story = {}

/** For sale. */
export const OnSale: Story = { args: { item: itemAnswer.nft_items.find(({ on_sale }) => on_sale) ?? item } }

/** Flagged as scam: covered until the reader asks. */
export const Scam: Story = {
  args: {
    metadata: {
      ...metadata,
      [item.address]: {
        is_indexed: true,
        token_info: [{ type: 'nft_items', valid: true, name: 'Claim 1000 coins', extra: {}, is_scam: true }],
      },
    },
    onRevealedChange: fn(),
  },
}

/** Hostile metadata. */
export const Hostile: Story = { args: { item: signals[0] ?? item } }
