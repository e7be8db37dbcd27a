import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConfigTable } from '../../../src/components/blocks/config-table/ConfigTable.tsx'
import { configData } from '../../../test/fixtures/config.ts'
import { oddBody } from '../../../test/fixtures/tools.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Blocks/ConfigTable',
  component: ConfigTable,
  args: { data: configData() },
  decorators: [onChain()],
} satisfies Meta<typeof ConfigTable>
export default meta
type Story = StoryObj<typeof meta>

/** Parameters of mainnet, with suspended addresses. */
export const Default: Story = {}

/** States that the application has kept: the prices of messages changed, and addresses were suspended. */
export const History: Story = {
  args: {
    unchangedSince: { at: 1_763_000_000, isChange: true },
    history: [
      { data: configData(), at: 1_763_600_000 },
      { data: configData({ lumpPrice: 1_000_000n }), at: 1_762_000_000 },
      { data: configData({ lumpPrice: 1_000_000n, suspended: 0 }), at: 1_760_000_000 },
    ],
  },
}

/** The application has kept no earlier state. */
export const NoHistory: Story = { args: { unchangedSince: { at: 1_763_000_000, isChange: false }, history: [] } }

/** Data of another contract. */
export const Unreadable: Story = { args: { data: oddBody } }

/** The request is running. */
export const Loading: Story = { args: { data: undefined, loading: true } }

/** The service does not know the account. */
export const Empty: Story = { args: { data: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { data: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
