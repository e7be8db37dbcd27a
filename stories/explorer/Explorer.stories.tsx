import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { createClient, TonlensProvider } from 'tonlens'
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
export const EmbeddedChain: Story = {
  render: () => {
    const client = useEmbeddedClient()
    return client === undefined ? (
      <p role="status">Opening the embedded chain…</p>
    ) : (
      <TonlensProvider client={client} media={embeddedMedia} now={network.last_utime}>
        <Explorer />
      </TonlensProvider>
    )
  },
}

/** Any TON index API v3: type its address. `npm run service` offers one at http://127.0.0.1:8081/api/v3. */
export const AnyIndex: Story = {
  render: () => {
    const [client, setClient] = useState<ReturnType<typeof createClient>>()
    const connect = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = new FormData(event.currentTarget)
      const baseUrl = String(form.get('baseUrl'))
      const apiKey = String(form.get('apiKey'))
      setClient(createClient({ network: { name: baseUrl, baseUrl }, ...(apiKey === '' ? {} : { apiKey }) }))
    }
    return (
      <>
        <form className="explorer explorer-source" onSubmit={connect}>
          <label>
            Base URL
            <input name="baseUrl" type="url" required defaultValue="http://127.0.0.1:8081/api/v3" />
          </label>
          <label>
            API key, if any
            <input name="apiKey" type="password" autoComplete="off" />
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
  },
}
