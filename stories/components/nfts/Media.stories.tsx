import type { Meta, StoryObj } from '@storybook/react-vite'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { Media } from '../../../src/components/nfts/media/Media.tsx'
import { allowedMedia } from '../../../test/fixtures/media.ts'
import pictures from '../../chain/media/index.json'

const [source = ''] = Object.keys(pictures).filter((url) => url.startsWith('https://imgproxy.example/'))

const meta = {
  title: 'Components/NFTs/Media',
  component: Media,
  args: { sources: [source], alt: 'Lumen' },
  decorators: [
    (Story) => (
      <DisplayProvider media={allowedMedia}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof Media>
export default meta
type Story = StoryObj<typeof meta>

/** An image that the media policy allows. */
export const Default: Story = {}

/** An image on a host that the policy does not allow: nothing is requested. */
export const Blocked: Story = { args: { sources: ['https://tracker.example/pixel.gif'] } }

/** An animated image, which stands still for readers who prefer reduced motion. */
export const Moving: Story = { args: { sources: ['https://files.tidal.example/wave.gif'] } }
