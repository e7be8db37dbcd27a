import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonCard } from '../../../src/components/jettons/jetton-card/JettonCard.tsx'
import { showcase } from '../../chain/index.json'
import { masters } from '../../../test/fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const jetton = (address: string) => masters.jetton_masters.find((master) => master.address === address)

const meta = {
  title: 'Components/Jettons/JettonCard',
  component: JettonCard,
  args: { master: jetton(showcase.jettonMasterSixDecimals) },
  decorators: [onChain(masters)],
} satisfies Meta<typeof JettonCard>
export default meta
type Story = StoryObj<typeof meta>

/** Described by an off-chain document, with links. */
export const Default: Story = {}

/** Described on chain. */
export const OnChain: Story = { args: { master: jetton(showcase.jettonMaster) } }

/** Marked as a scam: picture, description and links are hidden. */
export const Scam: Story = { args: { master: jetton(showcase.scamJettonMaster) } }

/** One row, for lists. */
export const Compact: Story = { args: { compact: true } }

/** One row that loads. */
export const CompactLoading: Story = { args: { compact: true, master: undefined, loading: true } }

/** Imitates a trusted jetton, in Cyrillic letters. */
export const Lookalike: Story = {
  args: { trusted: [{ address: showcase.jettonMaster, names: ['Tide Dоllаr', 'tUSD'] }] },
}

/** Metadata is not loaded yet: the supply is in the smallest unit. */
export const NotIndexed: Story = { decorators: [onChain()] }

/** Loading. */
export const Loading: Story = { args: { master: undefined, loading: true } }

/** Empty result. */
export const Empty: Story = { args: { master: null } }

/** The service cannot be reached. */
export const Failure: Story = { name: 'Error', args: { master: undefined, error: unreachable, onRetry: fn() } }

/** On a phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
