import { useEffect, useState } from 'react'
import { type Client, createClient } from 'tonlens'
import { createMemoryIndex, type MemoryIndex } from 'tonlens/memory'
import { loadAnswer } from './answers.ts'
import { withRecordedEmulations } from './emulation/recorded.ts'
import index from './index.json'

let chain: Promise<MemoryIndex> | undefined
let client: Promise<Client> | undefined

/** The embedded chain as an index in memory, shared by all stories of the page. */
export function openEmbeddedChain(): Promise<MemoryIndex> {
  chain ??= Promise.all(index.files.map(({ name }) => loadAnswer(name))).then((bodies) =>
    createMemoryIndex(bodies, { version: '1.3' }),
  )
  return chain
}

/** A client of the embedded chain. */
export function openEmbeddedClient(): Promise<Client> {
  client ??= openEmbeddedChain().then(({ transport }) =>
    createClient({
      network: { name: 'embedded', baseUrl: 'https://embedded.example/api/v3' },
      transport: withRecordedEmulations(transport),
    }),
  )
  return client
}

/** The client of the embedded chain; undefined while it is being opened. */
export function useEmbeddedClient(): Client | undefined {
  const [opened, setOpened] = useState<Client>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    openEmbeddedClient().then(setOpened, setFailure)
  }, [])
  if (failure !== undefined) throw failure
  return opened
}
