import { useEffect, useState } from 'react'
import { type Client, createClient } from 'tonlens'
import { openMirror } from 'tonlens/mirror'
import index from './index.json'

// As text: half a letter in hostile metadata is JSON, but no JavaScript module can be made of it.
const bodies = import.meta.glob<string>('./*.json', { query: '?raw', import: 'default' })
let opened: Promise<Client> | undefined

/** A client whose whole world is the embedded chain, kept in this browser's IndexedDB. */
export function openEmbeddedClient(): Promise<Client> {
  opened ??= open()
  return opened
}

/** The client of the embedded chain; undefined while it is being opened. */
export function useEmbeddedClient(): Client | undefined {
  const [client, setClient] = useState<Client>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    openEmbeddedClient().then(setClient, setFailure)
  }, [])
  if (failure !== undefined) throw failure
  return client
}

async function open(): Promise<Client> {
  const mirror = await openMirror({ name: 'tonlens-embedded-chain', authoritative: true })
  // Another version of the generator writes other rows; those of an older one must not stay.
  await mirror.clear()
  for (const { name } of index.files) {
    const load = bodies[`./${name}`]
    if (load === undefined) throw new Error(`${name} is in the index but not in the folder`)
    await mirror.ingest(JSON.parse(await load()))
  }
  return createClient({
    network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
    transport: mirror.transport,
  })
}
