import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SourceView } from '../../../src/components/contracts/source-view/SourceView.tsx'
import { verifiedSource } from '../../../test/fixtures/tools.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Contracts/SourceView',
  component: SourceView,
  args: { source: verifiedSource, codeHash: verifiedSource.codeHash },
  decorators: [onChain()],
} satisfies Meta<typeof SourceView>
export default meta
type Story = StoryObj<typeof meta>

const openFile: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByText(/counter\.fc · /))

/** Files with their lines; one of them could not be loaded. */
export const Default: Story = { play: openFile }

/** The source belongs to another code: nothing is called verified. */
export const OtherCode: Story = { args: { codeHash: '00'.repeat(32) } }

/** A file that the gateway gave and that could not be compared with its hash, and files that are left out. */
export const Unchecked: Story = {
  args: {
    source: {
      ...verifiedSource,
      isComplete: false,
      files: verifiedSource.files.map((file) => ({ ...file, isChecked: false })),
    },
  },
}

/** The verifier is asked. */
export const Loading: Story = { args: { source: undefined, loading: true } }

/** Nobody verified a source. */
export const Empty: Story = { args: { source: null } }

/** The gateway could not be reached. */
export const Failure: Story = { name: 'Error', args: { source: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone], play: openFile }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: openFile }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' }, play: openFile }
