import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { JettonCard } from '../../../src/components/jettons/jetton-card/JettonCard.tsx'
import { showcase } from '../../chain/index.json'
import { masters } from '../../fixtures/entities.ts'
import { onChain, onPhone, unreachable } from '../../fixtures/frame.tsx'

const jetton = (address: string) => masters.jetton_masters.find((master) => master.address === address)

const meta = {
  title: 'Components/JettonCard',
  component: JettonCard,
  args: { master: jetton(showcase.jettonMasterSixDecimals) },
  decorators: [onChain(masters)],
} satisfies Meta<typeof JettonCard>
export default meta
type Story = StoryObj<typeof meta>

/** Described by a document elsewhere, with links. */
export const Default: Story = {}

/** Described by its own contract. */
export const OnChain: Story = { args: { master: jetton(showcase.jettonMaster) } }

/** The service calls it a scam: its picture, words and links are left out. */
export const Scam: Story = { args: { master: jetton(showcase.scamJettonMaster) } }

/** Called as another that the host trusts, in other letters. */
export const Lookalike: Story = {
  args: { trusted: [{ address: showcase.jettonMaster, names: ['Tide Dоllаr', 'tUSD'] }] },
}

/** Nothing is known yet but its contract: the amount stands in its smallest units. */
export const NotIndexed: Story = { decorators: [onChain()] }

/** On its way. */
export const Loading: Story = { args: { master: undefined, loading: true } }

/** An answer that holds nothing. */
export const Empty: Story = { args: { master: null } }

/** The service could not be reached. */
export const Failure: Story = { name: 'Error', args: { master: undefined, error: unreachable, onRetry: fn() } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
