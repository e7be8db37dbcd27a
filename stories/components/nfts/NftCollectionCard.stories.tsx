import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NftCollectionCard } from '../../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { collectionAnswer } from '../../../test/fixtures/nfts.ts'

const { nft_collections: collections, metadata } = collectionAnswer
const collection = collections.find(({ address }) => address === showcase.nftCollection)

const meta = {
  title: 'Components/NFTs/NftCollectionCard',
  component: NftCollectionCard,
  args: { collection, metadata },
  decorators: [onChain(collectionAnswer)],
} satisfies Meta<typeof NftCollectionCard>
export default meta
type Story = StoryObj<typeof meta>

/** A collection with consecutive indexes. */
export const Default: Story = {}

/** DNS names: indexes are not consecutive, so there is no count. */
export const NotInSequence: Story = {
  args: { collection: collections.find(({ next_item_index }) => next_item_index === '-1') },
}

/** Only on-chain data, without metadata. */
export const WithoutMetadata: Story = { args: { metadata: {} }, decorators: [onChain()] }

/** Marked as a scam: name and picture are hidden. */
export const Scam: Story = {
  args: {
    metadata: {
      [showcase.nftCollection]: {
        is_indexed: true,
        token_info: [
          { ...metadata[showcase.nftCollection]?.token_info[0], is_scam: true, name: 'Claim 500 at bait.example' },
        ],
      },
    },
  },
  decorators: [onChain()],
}

/** Loading. */
export const Loading: Story = { args: { collection: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { collection: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { collection: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
