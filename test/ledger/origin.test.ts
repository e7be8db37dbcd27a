// Ledgers and accounts of the past are made of many answers. They are as old as the oldest one, and say so.
import { describe, expect, test } from 'vitest'
import {
  type Client,
  createClient,
  mirrored,
  NetworkError,
  type Origin,
  type Transport,
} from '../../src/entries/client.ts'
import { accountAt, accountLedger, type LedgerPage, portfolioLedger } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { groupBy, index } from '../chain/read.ts'
import { freshMirror } from '../sources/mirror/setup.ts'
import { chainAnswers } from './chainLedger.ts'

const { transport: chain } = createMemoryIndex([...chainAnswers().values()])
const [alice = '', bob = ''] = Object.values(index.showcase.people)
const [, , row] = groupBy(({ account }) => account).get(alice)!

/** Content of a result, and its origin. */
interface Stated {
  readonly said: unknown
  readonly origin: Origin | undefined
}

async function readPages(pages: AsyncIterable<LedgerPage>): Promise<Stated> {
  const read: LedgerPage[] = []
  for await (const page of pages) read.push(page)
  return { said: read.flatMap(({ lines }) => lines), origin: read.at(-1)?.origin }
}

const results: readonly (readonly [name: string, read: (client: Client) => Promise<Stated>])[] = [
  ['a ledger', (client) => readPages(accountLedger(client, alice))],
  ['a ledger of several accounts', (client) => readPages(portfolioLedger(client, [alice, bob]))],
  [
    'an account of the past',
    async (client) => {
      const { origin, ...said } = await accountAt(client, alice, { lt: row!.lt })
      return { said, origin }
    },
  ],
]

/** A client whose answers are of a time that depends on the endpoint. */
function createDatedClient(asOf: (endpoint: string) => number, asked = new Set<string>()): Client {
  const transport: Transport = {
    name: 'dated',
    async request(endpoint, params, init) {
      asked.add(endpoint.name)
      const answer = await chain.request(endpoint, params, init)
      return { ...answer, origin: { ...answer.origin, asOf: asOf(endpoint.name) } }
    },
  }
  return createClient({ network: 'testnet', transport })
}

describe.each(results)('%s', (_name, read) => {
  test('is as old as the oldest answer, whichever endpoint gave it', async () => {
    const asked = new Set<string>()
    expect((await read(createDatedClient(() => 2000, asked))).origin).toMatchObject({ source: 'service', asOf: 2000 })
    expect(asked.size).toBeGreaterThan(2)
    // An NFT that left between the two lists would be in neither.
    await expect(read(createDatedClient((endpoint) => (endpoint === 'nftTransfers' ? 1000 : 2000)))).rejects.toThrow(
      'older than the list of items',
    )
    asked.delete('nftTransfers')
    for (const old of asked) {
      const { origin } = await read(createDatedClient((endpoint) => (endpoint === old ? 1000 : 2000)))
      expect(origin?.asOf, old).toBe(1000)
    }
  })

  test('says that a mirror made it, and that the service cannot be reached', async () => {
    const mirror = await freshMirror()
    const asOf = Math.floor(Date.now() / 1000) - 3 * 3600
    let isDown = false
    const service: Transport = {
      name: 'service',
      async request(endpoint, params, init) {
        if (isDown) throw new NetworkError(endpoint.path, new TypeError('offline'))
        const answer = await chain.request(endpoint, params, init)
        return { ...answer, origin: { ...answer.origin, source: 'service', asOf } }
      },
    }
    const client = createClient({ network: 'testnet', transport: mirrored(mirror, service) })
    const fresh = await read(client)
    // Answers are stored in the background, one after another.
    await mirror.ingest({ transactions: [] })
    isDown = true
    const old = await read(client)
    expect(old.said).toEqual(fresh.said)
    expect(old.origin).toMatchObject({ source: 'mirror', asOf, unreachable: true })
  })
})

test('a page of a ledger that asks nothing has no origin', async () => {
  const { origin } = await readPages(
    accountLedger(
      createDatedClient(() => 1),
      alice,
      { assets: [] },
    ),
  )
  expect(origin).toBeUndefined()
})
