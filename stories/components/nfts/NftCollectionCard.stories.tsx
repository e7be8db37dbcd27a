import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NftCollectionCard } from '../../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'
import { collectionAnswer } from '../../fixtures/nfts.ts'

const { nft_collections: collections, metadata } = collectionAnswer
const collection = collections.find(({ address }) => address === showcase.nftCollection)

const meta = {
  title: 'Components/NftCollectionCard',
  component: NftCollectionCard,
  args: { collection, metadata },
  decorators: [onChain(collectionAnswer)],
} satisfies Meta<typeof NftCollectionCard>
export default meta
type Story = StoryObj<typeof meta>

/** A collection that numbers its items. */
export const Default: Story = {}

/** Names: items have numbers of their own, so there is no next one. */
export const NotInSequence: Story = {
  args: { collection: collections.find(({ next_item_index }) => next_item_index === '-1') },
}

/** Nothing is known but what stands on chain. */
export const WithoutMetadata: Story = { args: { metadata: {} }, decorators: [onChain()] }

/** Marked as scam: its name and picture are its bait. */
export const Scam: Story = {
  args: {
    metadata: {
      [showcase.nftCollection]: {
        is_indexed: true,
        token_info: [{ ...metadata[showcase.nftCollection]?.token_info[0], is_scam: true, name: 'Claim 500 at bait.example' }],
      },
    },
  },
  decorators: [onChain()],
}

/** On its way. */
export const Loading: Story = { args: { collection: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { collection: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { collection: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
