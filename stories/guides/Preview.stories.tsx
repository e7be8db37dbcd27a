import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { DisplayProvider, namesFrom, TonlensProvider, TransactionPreview, useTransactionPreview } from 'tonlens'
import { type EmulationRequest } from 'tonlens/query'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { loadEmulations, type RecordedEmulation } from '../chain/emulation/recorded.ts'
import { embeddedMedia } from '../chain/pictures.ts'
import { lastTime } from '../../test/fixtures/chain.ts'

/** The preview of a message, before it is sent. */
function Preview({ request }: { readonly request: EmulationRequest }): ReactElement {
  const { preview, emulation } = useTransactionPreview(request)
  return (
    <DisplayProvider names={namesFrom(emulation)} media={embeddedMedia} now={lastTime} timeZone="UTC">
      <TransactionPreview {...preview} />
    </DisplayProvider>
  )
}

function EmbeddedPreview({ recorded }: { readonly recorded: RecordedEmulation }): ReactElement | null {
  const client = useEmbeddedClient()
  if (client === undefined) return null
  const { body } = recorded
  return (
    <TonlensProvider client={client}>
      <Preview request={'boc' in body ? body.boc : body} />
    </TonlensProvider>
  )
}

const recordedAs = (name: string) => async () => {
  const recorded = (await loadEmulations()).find((each) => each.name === name)
  if (recorded === undefined) throw new Error(`The chain has no emulation ${name}.`)
  return { recorded }
}

const meta = {
  title: 'Guides/Preview a message/Examples',
  tags: ['!autodocs'],
  render: (_, { loaded }) => (
    <EmbeddedPreview recorded={(loaded as { readonly recorded: RecordedEmulation }).recorded} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The embedded chain is opened first, which takes long on a busy machine. */
const opening = { timeout: 30_000 }

/** A request of TON Connect that sends jettons, before the user signs it. */
export const TonConnectRequest: Story = {
  loaders: [recordedAs('jettonTransfer')],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Would succeed', {}, opening)).toBeVisible()
    await expect(canvas.getByText('You send').parentElement).toHaveTextContent('25 LUM')
  },
}

/** A signed message that is about to be sent: two payments. */
export const SignedMessage: Story = { loaders: [recordedAs('pendingTransfer')] }

/** More jettons than the wallet holds: the preview tells where it would fail, and what it would cost. */
export const WouldFail: Story = {
  loaders: [recordedAs('tooManyJettons')],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/exit code 706|not enough jettons/i, {}, opening)).toBeVisible()
  },
}

/** A message that the wallet has accepted before: it would not be accepted again. */
export const NotAccepted: Story = {
  loaders: [recordedAs('acceptedBefore')],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert', {}, opening)).toHaveTextContent('exit code 36')
  },
}

/** Dark theme. */
export const Dark: Story = { loaders: [recordedAs('jettonTransfer')], parameters: { theme: 'dark' } }
