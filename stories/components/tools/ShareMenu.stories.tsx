import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareMenu } from '../../../src/components/tools/share/ShareMenu.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import { loadSharedAccount, loadSharedTrace, type LoadedSubject } from '../../decorators/subjects.ts'

const meta = {
  title: 'Components/Tools/ShareMenu',
  component: ShareMenu,
  args: { link: 'https://explorer.example/transaction/58e9551501cac161' },
  render: (args, { loaded }) => {
    const { subject, names = {} } = loaded as Partial<LoadedSubject>
    return (
      <DisplayProvider timeZone="UTC" names={namesFrom(names as Parameters<typeof namesFrom>[0])}>
        <ShareMenu {...args} subject={subject} />
      </DisplayProvider>
    )
  },
} satisfies Meta<typeof ShareMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { loaders: [loadSharedTrace('jettonTransfer')] }

export const Open: Story = {
  args: { open: true },
  loaders: [loadSharedTrace('swapTrace')],
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save picture (PNG)' })).toBeVisible(),
}

export const Account: Story = { args: { open: true, link: undefined }, loaders: [loadSharedAccount] }

/** Before the answer has come: only the link and the page can be shared. */
export const LinkOnly: Story = { args: { open: true } }

export const RightToLeft: Story = {
  args: { open: true },
  loaders: [loadSharedTrace('swapTrace')],
  parameters: { direction: 'rtl' },
}

export const Dark: Story = {
  args: { open: true },
  loaders: [loadSharedTrace('swapTrace')],
  parameters: { theme: 'dark' },
}
