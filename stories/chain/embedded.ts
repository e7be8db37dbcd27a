import { useEffect, useState } from 'react'
import { type Client, createClient } from 'tonlens'
import { type Mirror, openMirror } from 'tonlens/mirror'
import { loadAnswer } from './answers.ts'
import index from './index.json'

let opened: Promise<Client> | undefined
let filled: Promise<Mirror> | undefined

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

/** The embedded chain as a mirror that is the whole world; its `fetch` is the service. */
export function openEmbeddedMirror(): Promise<Mirror> {
  filled ??= fill()
  return filled
}

async function fill(): Promise<Mirror> {
  const mirror = await openMirror({ name: 'tonlens-embedded-chain', authoritative: true })
  // Another version of the generator writes other rows; those of an older one must not stay.
  await mirror.clear()
  for (const { name } of index.files) await mirror.ingest(await loadAnswer(name))
  return mirror
}

async function open(): Promise<Client> {
  const mirror = await openEmbeddedMirror()
  return createClient({
    network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
    transport: mirror.transport,
  })
}
