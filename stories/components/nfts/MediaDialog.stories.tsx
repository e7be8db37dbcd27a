import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { MediaDialog } from '../../../src/components/nfts/media/MediaDialog.tsx'
import { allowedMedia } from '../../../test/fixtures/media.ts'
import pictures from '../../chain/media/index.json'

const [source = ''] = Object.keys(pictures).filter((url) => url.startsWith('https://imgproxy.example/'))

const meta = {
  title: 'Components/NFTs/MediaDialog',
  component: MediaDialog,
  args: { sources: [source], name: 'Lumen' },
  decorators: [
    (Story) => (
      <DisplayProvider media={allowedMedia}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof MediaDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The button that opens the image. */
export const Default: Story = {}

/** Opened; Escape closes it. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
