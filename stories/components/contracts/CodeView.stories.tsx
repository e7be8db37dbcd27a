import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CodeView } from '../../../src/components/contracts/code-view/CodeView.tsx'
import { codeListing } from '../../../test/fixtures/tools.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/CodeView',
  component: CodeView,
  args: { listing: codeListing },
  decorators: [onChain()],
} satisfies Meta<typeof CodeView>
export default meta
type Story = StoryObj<typeof meta>

/** Methods by name; each opens into its instructions. */
export const Default: Story = {}

/** The account has a reference to a library, whose code is not known. */
export const UnknownLibrary: Story = { args: { listing: { ...codeListing, library: codeListing.hash, methods: [] } } }

/** Code that could not be disassembled. */
export const Unreadable: Story = { args: { listing: { ...codeListing, methods: [{ id: undefined, name: undefined, lines: undefined }] } } }

/** The disassembler loads. */
export const Loading: Story = { args: { listing: undefined, loading: true } }

/** The account has no code. */
export const Empty: Story = { args: { listing: null } }

/** The disassembler could not be loaded. */
export const Failure: Story = { name: 'Error', args: { listing: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
