import { useEffect, useState } from 'react'
import { type Client, createClient } from 'tonlens'
import { openMirror } from 'tonlens/mirror'
import index from './index.json'

const bodies = import.meta.glob('./*.json', { import: 'default' })
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
  // Files are written anew by every version of the generator; rows of an older one must not stay.
  await mirror.clear()
  for (const file of index.files) {
    const load = bodies[`./${file}`]
    if (load === undefined) throw new Error(`${file} is in the index but not in the folder`)
    await mirror.ingest(await load())
  }
  return createClient({
    network: { name: 'embedded', baseUrl: 'embedded://chain' },
    transport: mirror.transport,
  })
}
