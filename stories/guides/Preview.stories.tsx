import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { ActionList, DisplayProvider, type EmulationRequest, MessageChainGraph, namesFrom, TonlensProvider, TraceVerdict, useEmulation, ValueFlow } from 'tonlens'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { loadEmulations, type RecordedEmulation } from '../chain/emulation/recorded.ts'
import { embeddedMedia } from '../chain/pictures.ts'
import { lastTime } from '../../test/fixtures/chain.ts'

const column = { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** Shows the forecast of a message: the outcome and its fees, who gains and pays what, the messages, the actions. */
function Preview({ request }: { readonly request: EmulationRequest }): ReactElement {
  const { trace, actions, address_book, metadata, isPending, error, refetch } = useEmulation(request)
  const state = { loading: isPending, error, onRetry: refetch }
  return (
    <DisplayProvider names={namesFrom({ address_book, metadata })} media={embeddedMedia} now={lastTime} timeZone="UTC">
      <div style={column}>
        <TraceVerdict trace={trace} {...state} />
        {error === null && (
          <>
            <ValueFlow trace={trace} metadata={metadata} loading={isPending} />
            <MessageChainGraph trace={trace} loading={isPending} height={320} />
            <ActionList actions={actions} loading={isPending} />
          </>
        )}
      </div>
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
  title: 'Guides/Preview a message',
  tags: ['!autodocs'],
  render: (_, { loaded }) => <EmbeddedPreview recorded={(loaded as { readonly recorded: RecordedEmulation }).recorded} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A request of TON Connect that sends jettons, before the user signs it. */
export const TonConnectRequest: Story = { loaders: [recordedAs('jettonTransfer')] }

/** A signed message that is about to be sent: two payments. */
export const SignedMessage: Story = { loaders: [recordedAs('pendingTransfer')] }

/** More jettons than the wallet holds: the preview tells where it would fail, and what it would cost. */
export const WouldFail: Story = { loaders: [recordedAs('tooManyJettons')] }

/** A message that the wallet has accepted before: it would not be accepted again. */
export const NotAccepted: Story = { loaders: [recordedAs('acceptedBefore')] }

/** Dark theme. */
export const Dark: Story = { loaders: [recordedAs('jettonTransfer')], parameters: { theme: 'dark' } }
