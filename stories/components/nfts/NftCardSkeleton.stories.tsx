import type { Meta, StoryObj } from '@storybook/react-vite'
import { NftCardSkeleton } from '../../../src/components/nfts/nft-grid/NftCard.tsx'
import { onPhone } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/NFTs/NftCardSkeleton',
  component: NftCardSkeleton,
  decorators: [onPhone],
} satisfies Meta<typeof NftCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Place of a card whose item loads. */
export const Default: Story = {}
