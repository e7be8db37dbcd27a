import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MasterchainHead } from '../../../src/components/blocks/masterchain-head/MasterchainHead.tsx'
import { lastTime } from '../../../test/fixtures/chain.ts'
import { masterchainInfo } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Blocks/MasterchainHead',
  component: MasterchainHead,
  args: { info: { ...masterchainInfo, last: { ...masterchainInfo.last, gen_utime: String(lastTime - 4) } } },
  decorators: [onChain()],
} satisfies Meta<typeof MasterchainHead>
export default meta
type Story = StoryObj<typeof meta>

/** The index follows the chain. */
export const Default: Story = {}

/** The index is late, so its results are outdated. */
export const Late: Story = {
  args: { info: { ...masterchainInfo, last: { ...masterchainInfo.last, gen_utime: String(lastTime - 754) } } },
}

/** Loading. */
export const Loading: Story = { args: { info: undefined, loading: true } }

/** The index is empty. */
export const Empty: Story = { args: { info: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { info: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { ...Late, decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { ...Late, parameters: { theme: 'dark' } }
