import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { countAttributes, NftDetails, type NftDetailsProps } from 'tonlens'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'
import { allowedMedia, featured, tokenWith } from '../../../test/fixtures/media.ts'
import {
  itemAnswer,
  records,
  saleAnswer,
  findSale,
  signals,
  tides,
  transferAnswer,
} from '../../../test/fixtures/nfts.ts'

const find = (address: string) => itemAnswer.nft_items.find((item) => item.address === address) as NftItem
const itemTransfers = (item: NftItem): NftDetailsProps['transfers'] => ({
  transfers: transferAnswer.nft_transfers.filter(({ nft_address }) => nft_address === item.address),
})
const onSale = find(showcase.onSaleItem)
const atAuction = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const auction = findSale(atAuction)
const domain = find(showcase.domain)
/** Removes previews, so that the original is shown. */
const previewsGone = { _image_small: '', _image_medium: '', _image_big: '' }
const moved = find(transferAnswer.nft_transfers[0]?.nft_address ?? '') as NftItem | undefined

const meta = {
  title: 'Components/NFTs/NftDetails',
  component: NftDetails,
  args: { item: featured, metadata: itemAnswer.metadata, counts: countAttributes(tides, itemAnswer.metadata) },
  decorators: [
    (Story) => (
      <DisplayProvider media={allowedMedia}>
        <Story />
      </DisplayProvider>
    ),
    onChain({ ...saleAnswer, metadata: { ...saleAnswer.metadata, ...itemAnswer.metadata } }),
  ],
} satisfies Meta<typeof NftDetails>
export default meta
type Story = StoryObj<typeof meta>

/** A picture, and attributes with their rarity among the loaded items. */
export const Default: Story = {}

/** The picture in a full-window dialog; Escape closes it. */
export const FullScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

/** For sale: the owner is the seller, while the sale contract holds the item. */
export const OnSale: Story = { args: { item: onSale, sale: findSale(onSale) } }

/** At auction: highest bid, bidder and end. */
export const Auction: Story = {
  args: {
    item: atAuction,
    sale: auction && { ...auction, details: { ...auction.details, end_time: 1_900_000_000 } },
  },
}

/** With a table of its transfers. */
export const WithTransfers: Story = {
  args: { item: moved ?? featured, transfers: itemTransfers(moved ?? featured) },
}

/** A DNS name with its records. */
export const Domain: Story = {
  args: { item: domain, record: records.find(({ nft_item_address }) => nft_item_address === domain.address) },
}

/** With a video, which is requested only when the reader asks. */
export const Video: Story = {
  args: { metadata: tokenWith({ extra: { animation_url: 'https://files.tidal.example/wave.webm' } }) },
}

/** The same after the reader asked. */
export const VideoPlaying: Story = {
  ...Video,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play video' }))
  },
}

/** With a sound. */
export const Audio: Story = {
  args: { metadata: tokenWith({ extra: { audio: 'https://files.tidal.example/bell.wav' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play audio' }))
  },
}

/** An animated picture, which stands still for readers who prefer reduced motion. */
export const MovingImage: Story = {
  args: { metadata: tokenWith({ image: 'https://files.tidal.example/wave.gif', extra: previewsGone }) },
}

/** Generative art: a page that runs only on demand, in a sandboxed frame. */
export const InteractiveArt: Story = {
  args: { metadata: tokenWith({ extra: { animation_url: 'https://files.tidal.example/tides.html' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run interactive art' }))
  },
}

/** Files on hosts that are not allowed: the card names the hosts and requests nothing. */
export const Blocked: Story = {
  args: {
    metadata: tokenWith({
      image: 'https://tracker.example/pixel.gif',
      extra: {
        ...previewsGone,
        animation_url: 'https://tracker.example/film.mp4',
        audio_url: 'https://tracker.example/song.mp3',
        content_url: 'https://tracker.example/art.html',
      },
    }),
  },
}

/** Marked as a scam: its texts are hidden until the reader asks. */
export const Scam: Story = {
  args: {
    metadata: tokenWith({ is_scam: true, name: 'Claim 1000 coins at bait.example', description: 'Visit bait.example' }),
  },
}

/** Hostile metadata. */
export const Hostile: Story = { args: { item: signals[41] } }

/** 240 attributes, of which the first 100 are shown. */
export const ManyAttributes: Story = { args: { item: signals[55] } }

/** The service has not indexed its metadata yet. */
export const MetadataPending: Story = { args: { item: signals[61] } }

/** Loading. */
export const Loading: Story = { args: { item: undefined, loading: true } }

/** Item not found. */
export const Empty: Story = { args: { item: null } }

/** The service cannot be reached. */
export const Failed: Story = { args: { item: undefined, error: unreachable, onRetry: () => {} } }

/** Dark theme. */
export const Dark: Story = { ...OnSale, parameters: { theme: 'dark' } }

/** Right-to-left layout. */
export const RightToLeft: Story = { ...OnSale, parameters: { direction: 'rtl' } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { ...OnSale, decorators: [onPhone] }
