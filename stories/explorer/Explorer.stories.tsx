import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useEffect, useState } from 'react'
import { type Client, createClient, createLibraryLoader, fallback, networks, TonlensProvider } from 'tonlens'
import { type Mirror, openMirror } from 'tonlens/mirror'
import { openEmbeddedClient, useEmbeddedClient } from '../chain/embedded.ts'
import { network } from '../chain/index.json'
import { embeddedMedia } from '../chain/pictures.ts'
import { useEmbeddedVm } from '../chain/vm.ts'
import { Explorer, type ExplorerProps } from '../../src/apps/explorer/shell/Explorer.tsx'
import type { LoadLibrary } from '../../src/apps/explorer/connection/library.ts'
import './source.css'

// Opens the chain while the page is still loading, so that the first render does not wait for it.
openEmbeddedClient().catch(() => undefined)

const meta = {
  title: 'Explorer app/Try the explorer',
  tags: ['!autodocs'],
  component: Explorer,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Explorer>

export default meta
type Story = StoryObj<typeof meta>

/** The embedded chain, served by an index in memory, without network requests. */
export const EmbeddedChain: Story = { render: () => <OnEmbeddedChain /> }

/** Any TON index API v3: enter its URL. `npm run service` starts one at http://127.0.0.1:8081/api/v3. */
export const AnyIndex: Story = { render: () => <OnAnyIndex /> }

/** Two networks side by side, each with its own client, cache and route. */
export const TwoNetworks: Story = {
  render: () => (
    <div className="explorer-networks">
      <OnEmbeddedChain />
      <OnAnyIndex slot={1} />
    </div>
  ),
}

/** Current time of the embedded chain: pending transactions are a few seconds newer than the newest block. */
const now = network.last_utime + 5

function OnEmbeddedChain(props: ExplorerProps) {
  const client = useEmbeddedClient()
  const localVm = useEmbeddedVm()
  if (client === undefined) return <p role="status">Opening the embedded chain…</p>
  return (
    <TonlensProvider client={client} media={embeddedMedia} now={now}>
      <Explorer {...props} localVm={localVm} />
    </TonlensProvider>
  )
}

interface Connection {
  readonly client: Client
  readonly mirror: Mirror | undefined
  /** Base URL; undefined if the reader names none. */
  readonly ipfsGateway: string | undefined
  readonly library: LoadLibrary
}

/** Connects to a service, with a mirror in front of it if the browser has storage. */
async function connect(baseUrl: string, apiKey: string, ipfsGateway: string): Promise<Connection> {
  const mirror = await openMirror({ name: baseUrl }).catch(() => undefined)
  const client = createClient({
    network: Object.values(networks).find((known) => known.baseUrl === baseUrl) ?? {
      name: new URL(baseUrl).host,
      baseUrl,
    },
    apiKey: apiKey === '' ? undefined : apiKey,
    transport: (service) => (mirror === undefined ? service : fallback(mirror.transport, service)),
  })
  return {
    client,
    mirror,
    ipfsGateway: ipfsGateway === '' ? undefined : ipfsGateway,
    library: createLibraryLoader(client),
  }
}

/** Session storage keys of the URLs. The API key is not stored. */
const kept = 'tonlens-explorer-index'
const keptGateway = 'tonlens-explorer-ipfs-gateway'

function OnAnyIndex(props: ExplorerProps) {
  const [baseUrl, setBaseUrl] = useState(sessionStorage.getItem(kept) ?? 'http://127.0.0.1:8081/api/v3')
  const [apiKey, setApiKey] = useState('')
  const [ipfsGateway, setIpfsGateway] = useState(sessionStorage.getItem(keptGateway) ?? '')
  const [connection, setConnection] = useState<Connection>()
  useEffect(() => {
    const before = sessionStorage.getItem(kept)
    if (before !== null) void connect(before, '', sessionStorage.getItem(keptGateway) ?? '').then(setConnection)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sessionStorage.setItem(kept, baseUrl)
    sessionStorage.setItem(keptGateway, ipfsGateway)
    void connect(baseUrl, apiKey, ipfsGateway).then(setConnection)
  }
  return (
    <div>
      <form className="explorer-source" onSubmit={submit}>
        <label>
          Base URL
          <input
            type="url"
            required
            list="indexes"
            value={baseUrl}
            onChange={(event) => setBaseUrl(event.target.value)}
          />
          <datalist id="indexes">
            {Object.values(networks).map((known) => (
              <option key={known.name} value={known.baseUrl}>
                {known.name}
              </option>
            ))}
          </datalist>
        </label>
        <label>
          API key, if any
          <input
            type="password"
            autoComplete="off"
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
          />
        </label>
        <label>
          IPFS gateway for verified sources, if any
          <input type="url" value={ipfsGateway} onChange={(event) => setIpfsGateway(event.target.value)} />
        </label>
        <button type="submit" part="button">
          Connect
        </button>
      </form>
      {connection !== undefined && (
        <TonlensProvider client={connection.client} key={connection.client.key}>
          <Explorer
            {...props}
            mirror={connection.mirror}
            ipfsGateway={connection.ipfsGateway}
            library={connection.library}
          />
        </TonlensProvider>
      )}
    </div>
  )
}
