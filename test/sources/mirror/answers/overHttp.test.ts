// Every read of the table, asked once over a socket; then the service is gone, and a client of another page asks again.
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../../../scripts/service.mjs'
import { checkParams } from '../../../../src/sources/client/checks/checkParams.ts'
import { createClient, mirrored, NetworkError } from '../../../../src/entries/client.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { openMirror } from '../../../../src/entries/mirror.ts'
import { findRule } from '../../../../src/service/rules/index.ts'
import { type Query, questions } from '../../../../src/tools/conformance/questions/questions.ts'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { createRandom } from '../../../helpers/random.ts'
import { freshMirror } from '../setup.ts'

const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const GETS = TABLE.filter(({ method, kind }) => method === 'GET' && kind !== 'mutation')
const READS = GETS.filter(({ name }) => findRule(name)?.fleeting !== true)

const examples = new Map<string, Query>()
const first = new Map<string, unknown>()
const indexedDB = new IDBFactory()
let url = ''
let begun = 0
let ended = 0

/** A question for each endpoint that is answered with rows, if there is one. */
async function findExamples(): Promise<void> {
  const world = embeddedWorld()
  const { transport } = createMemoryIndex(world, { version: '1.3' })
  const source = questions(world, createRandom(11))
  for (let asked = 0; asked < 30_000 && examples.size < READS.length; asked++) {
    const { endpoint: name, query } = source.next().value
    const endpoint = READS.find((row) => row.name === name)
    if (endpoint === undefined || examples.has(name) || !isAccepted(endpoint, query)) continue
    const answer = await transport.request(endpoint, query).catch(() => undefined)
    const [rows] = Object.values(answer?.body ?? {}) as readonly unknown[]
    if (Array.isArray(rows) ? rows.length > 0 : rows !== undefined) examples.set(name, query)
  }
}

/** Clients refuse some requests that the service reads. */
function isAccepted(endpoint: AnyEndpoint, query: Query): boolean {
  try {
    checkParams(endpoint, query)
    return true
  } catch {
    return false
  }
}

beforeAll(async () => {
  const [service] = await Promise.all([startService({ port: 0, rate: Infinity }), findExamples()])
  url = service.url
  const mirror = await openMirror({ name: 'test', indexedDB })
  const transport = mirrored(mirror, client(url).service, { policy: 'service-only' })
  const online = createClient({ network: { name: 'test', baseUrl: url }, transport })
  begun = Date.now() / 1000
  for (const endpoint of READS)
    first.set(endpoint.name, await online.request(endpoint, examples.get(endpoint.name) ?? {}))
  ended = Date.now() / 1000
  await mirror.close()
  await service.close()
}, 120_000)

function client(baseUrl: string) {
  return createClient({ network: { name: 'test', baseUrl }, rate: Infinity, backoff: 1 })
}

afterAll(() => indexedDB.deleteDatabase('tonlens:test'))

test('all reads of both versions are asked but those about pending rows, each with rows to find', () => {
  const missing = GETS.filter((row) => !READS.includes(row)).map(({ name }) => name)
  expect(missing.sort()).toEqual(['pendingActions', 'pendingTraces', 'pendingTransactions'])
  expect(READS.filter(({ since }) => since === undefined).length).toBeGreaterThanOrEqual(30)
  expect(READS.map(({ name }) => name).filter((name) => !examples.has(name))).toEqual([])
})

test.each(READS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers again, with its age',
  async (name, endpoint) => {
    const mirror = await freshMirror({ indexedDB })
    const query = examples.get(name) ?? {}
    const offline = createClient({
      network: { name: 'test', baseUrl: url },
      transport: mirrored(mirror, client(url).service),
    })
    const { data, origin } = await offline.ask(endpoint, query)
    expect(data).toEqual(first.get(name))
    expect(origin.source).toBe('mirror')
    // Rows that can never change are as of now.
    if (origin.cached === true) expect(origin.asOf).toBeLessThanOrEqual(ended)
    expect(origin.asOf).toBeGreaterThanOrEqual(begun)
  },
)

test('the service is really gone', async () => {
  await expect(client(url).request(endpoints.masterchainInfo, {})).rejects.toThrow(NetworkError)
})
