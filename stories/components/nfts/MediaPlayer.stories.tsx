import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { MediaPlayer } from '../../../src/components/nfts/media/MediaPlayer.tsx'
import { allowedMedia } from '../../../test/fixtures/media.ts'

const meta = {
  title: 'Components/NFTs/MediaPlayer',
  component: MediaPlayer,
  args: { url: 'https://files.tidal.example/wave.webm', name: 'Wave' },
  decorators: [
    (Story) => (
      <DisplayProvider media={allowedMedia}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof MediaPlayer>
export default meta
type Story = StoryObj<typeof meta>

/** A video before the reader asks for it: nothing is requested. */
export const Default: Story = {}

/** A page, which runs in a sandboxed frame. */
export const Page: Story = { args: { url: 'https://files.tidal.example/tides.html', name: 'Tides' } }

/** A file on a host that the media policy does not allow. */
export const Blocked: Story = { args: { url: 'https://tracker.example/film.mp4', name: 'Film' } }
