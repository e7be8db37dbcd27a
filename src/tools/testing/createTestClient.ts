import { type Client, createClient } from '../../sources/client/client.ts'
import { createMemoryIndex, type MemoryIndex, type MemoryIndexOptions } from '../../sources/memory/memoryIndex.ts'
import { loadChain } from './loadChain.ts'
import { createPace } from './pace.ts'
import { chainTime } from './showcase.ts'

/** Options of {@link createTestClient}. */
export interface TestClientOptions extends Pick<MemoryIndexOptions, 'latency' | 'testOnly'> {
  /** Answers of the service that the index holds instead of the embedded chain. @default the embedded chain */
  readonly answers?: Iterable<unknown> | undefined
  /** Current time of the index, Unix seconds. @default {@link chainTime} */
  readonly now?: number | undefined
}

/** Client of an index in memory. */
export interface TestClient {
  readonly client: Client
  /** The index: `fail` makes requests fail, `ingest` adds answers. */
  readonly index: MemoryIndex
  /** Fixed current time, Unix seconds. */
  readonly now: number
}

/**
 * Creates a client of an index in memory that holds the embedded chain: about 1,500 transactions with traces, jettons,
 * NFTs, domains and failures. Nothing is sent over the network, there is no rate limit, and the current time is fixed.
 * Every client has an index of its own, so that faults and added rows stay in one test.
 * @throws {IngestError} `answers` holds what is no answer of the service.
 */
export async function createTestClient({
  answers,
  now = chainTime,
  ...options
}: TestClientOptions = {}): Promise<TestClient> {
  const index = createMemoryIndex(answers, { ...options, version: '1.3', now: () => now })
  if (answers === undefined) await ingestChain(index)
  const network = { name: 'embedded', baseUrl: 'https://embedded.example/api/v3', testOnly: options.testOnly === true }
  return { client: createClient({ network, transport: index.transport }), index, now }
}

/** Most rows that are ingested without a pause. */
const maxRows = 200

/** Gives the embedded chain to an index, in parts: a page stays responsive meanwhile. */
async function ingestChain(index: MemoryIndex): Promise<void> {
  const pace = createPace()
  for (const answer of await loadChain()) {
    const { transactions = [], ...rest } = answer as { readonly transactions?: readonly unknown[] }
    if (transactions.length === 0) index.ingest(answer)
    for (let at = 0; at < transactions.length; at += maxRows) {
      index.ingest({ ...(at === 0 && rest), transactions: transactions.slice(at, at + maxRows) })
      await pace()
    }
    await pace()
  }
}
