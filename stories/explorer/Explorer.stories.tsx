import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { type Client, createClient, TonlensProvider } from 'tonlens'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { network } from '../chain/index.json'
import { embeddedMedia } from '../chain/pictures.ts'
import { Explorer } from './Explorer.tsx'

const meta = {
  title: 'Explorer',
  component: Explorer,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Explorer>

export default meta
type Story = StoryObj<typeof meta>

/** The embedded chain, answered by the mirror inside this page: no network. */
export const EmbeddedChain: Story = { render: () => <OnEmbeddedChain /> }

/** Any TON index API v3: type its address. `npm run service` offers one at http://127.0.0.1:8081/api/v3. */
export const AnyIndex: Story = { render: () => <OnAnyIndex /> }

function OnEmbeddedChain() {
  const client = useEmbeddedClient()
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client} media={embeddedMedia} now={network.last_utime}>
      <Explorer />
    </TonlensProvider>
  )
}

function OnAnyIndex() {
  const [baseUrl, setBaseUrl] = useState('http://127.0.0.1:8081/api/v3')
  const [apiKey, setApiKey] = useState('')
  const [client, setClient] = useState<Client>()
  const connect = (event: FormEvent) => {
    event.preventDefault()
    setClient(createClient({ network: { name: baseUrl, baseUrl }, apiKey: apiKey === '' ? undefined : apiKey }))
  }
  return (
    <>
      <form className="explorer explorer-source" onSubmit={connect}>
        <label>
          Base URL
          <input type="url" required value={baseUrl} onChange={(event) => setBaseUrl(event.target.value)} />
        </label>
        <label>
          API key, if any
          <input type="password" autoComplete="off" value={apiKey} onChange={(event) => setApiKey(event.target.value)} />
        </label>
        <button type="submit">Connect</button>
      </form>
      {client !== undefined && (
        <TonlensProvider client={client} key={client.key}>
          <Explorer />
        </TonlensProvider>
      )}
    </>
  )
}
