import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { countAttributes, NftDetails, type NftDetailsProps } from 'tonlens'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import type { NftItem } from '../../../src/schema/nft.ts'
import { showcase } from '../../chain/index.json'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'
import { allowedMedia, featured, tokenWith } from '../../fixtures/media.ts'
import { itemAnswer, records, saleAnswer, saleOf, signals, tides, transferAnswer } from '../../fixtures/nfts.ts'

const find = (address: string) => itemAnswer.nft_items.find((item) => item.address === address) as NftItem
const transfersOf = (item: NftItem): NftDetailsProps['transfers'] => ({
  transfers: transferAnswer.nft_transfers.filter(({ nft_address }) => nft_address === item.address),
})
const onSale = find(showcase.onSaleItem)
const atAuction = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const auction = saleOf(atAuction)
const domain = find(showcase.domain)
/** Without previews, so that the picture itself is shown. */
const previewsGone = { _image_small: '', _image_medium: '', _image_big: '' }
const moved = find(transferAnswer.nft_transfers[0]?.nft_address ?? '') as NftItem | undefined

const meta = {
  title: 'Components/NftDetails',
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

/** A picture, attributes and how rare they are among the items that are loaded. */
export const Default: Story = {}

/** The picture over the whole window; Escape leads back. */
export const FullScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

/** Its owner is whoever sells it; the sale contract holds it meanwhile. */
export const OnSale: Story = { args: { item: onSale, sale: saleOf(onSale) } }

/** What is bid, by whom, and until when. */
export const Auction: Story = {
  args: {
    item: atAuction,
    sale: auction && { ...auction, details: { ...auction.details, end_time: 1_900_000_000 } },
  },
}

/** Who had it before. */
export const WithTransfers: Story = {
  args: { item: moved ?? featured, transfers: transfersOf(moved ?? featured) },
}

/** A name: what it leads to. */
export const Domain: Story = {
  args: { item: domain, record: records.find(({ nft_item_address }) => nft_item_address === domain.address) },
}

/** A film beside the picture, asked for when the reader says so. */
export const Video: Story = {
  args: { metadata: tokenWith({ extra: { animation_url: 'https://files.tidal.example/wave.webm' } }) },
}

/** The same after the reader asked. */
export const VideoPlaying: Story = {
  ...Video,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
  },
}

/** A sound beside the picture. */
export const Audio: Story = {
  args: { metadata: tokenWith({ extra: { audio: 'https://files.tidal.example/bell.wav' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play audio' }))
  },
}

/** A picture that moves; for readers who ask for less motion it stands still. */
export const MovingImage: Story = {
  args: { metadata: tokenWith({ image: 'https://files.tidal.example/wave.gif', extra: previewsGone }) },
}

/** A page that draws itself: it runs only when asked, in a frame that shares nothing with this page. */
export const InteractiveArt: Story = {
  args: { metadata: tokenWith({ extra: { animation_url: 'https://files.tidal.example/tides.html' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run interactive art' }))
  },
}

/** Files on hosts that nobody allowed: the card says where they lie and asks for none of them. */
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

/** Marked as scam: nothing that it says of itself is shown before the reader asks. */
export const Scam: Story = {
  args: {
    metadata: tokenWith({ is_scam: true, name: 'Claim 1000 coins at bait.example', description: 'Visit bait.example' }),
  },
}

/** Metadata written by an attacker. */
export const Hostile: Story = { args: { item: signals[41] } }

/** Two hundred and forty attributes, of which the first hundred are read. */
export const ManyAttributes: Story = { args: { item: signals[55] } }

/** The service has not read its metadata yet. */
export const MetadataPending: Story = { args: { item: signals[61] } }

/** On its way. */
export const Loading: Story = { args: { item: undefined, loading: true } }

/** No such item. */
export const Empty: Story = { args: { item: null } }

/** No answer. */
export const Failed: Story = { args: { item: undefined, error: unreachable, onRetry: () => {} } }

/** The dark theme. */
export const Dark: Story = { ...OnSale, parameters: { theme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { ...OnSale, parameters: { direction: 'rtl' } }

/** A phone of 320 px. */
export const Narrow: Story = { ...OnSale, decorators: [onPhone] }
