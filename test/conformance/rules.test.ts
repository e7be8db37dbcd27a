import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import type { AnyEndpoint } from '../../src/endpoints/endpoint.ts'
import * as table from '../../src/endpoints/index.ts'
import { type Mirror, openMirror } from '../../src/mirror.ts'
import { createRandom } from '../helpers/random.ts'
import { firstDifference } from './firstDifference.ts'
import { ENDPOINTS, questions } from './queries.ts'
import { Reference } from './reference.ts'
import { type Body, embeddedWorld, recordedWorld } from './worlds.ts'

/** TONLENS_QUESTIONS=100 asks fewer; the questions of a smaller number are the first of a larger. */
const total = Number(process.env['TONLENS_QUESTIONS'] ?? 10_000)
/** Over a socket, each of which takes longer. */
const overSocket = Math.min(total, 250)

// The fake database copies each row at each read, which is half of all the time. The mirror makes its
// answers anew out of rows, and writes no row that it was given.
vi.stubGlobal('structuredClone', <Value>(value: Value) => value)

const worlds: readonly (readonly [name: string, bodies: readonly Body[]])[] = [
  ['recorded mainnet answers', recordedWorld()],
  ['the embedded chain', embeddedWorld()],
]

/** The embedded chain is half as fast to ask: where there are recordings it gets a quarter. */
const share = worlds.every(([, bodies]) => bodies.length > 0) ? [0.75, 0.25] : [1, 1]

describe.each(worlds)('%s', (name, bodies) => {
  if (bodies.length === 0) {
    test.skip(`${name}: not on this machine`, () => undefined)
    return
  }
  const count = total * (share[worlds.findIndex(([other]) => other === name)] ?? 1)
  const reference = new Reference()
  let mirror: Mirror
  /** Endpoints that have given rows, or an object that is not empty. */
  const filled = new Set<string>()

  beforeAll(async () => {
    mirror = await openMirror({ name, authoritative: true, indexedDB: new IDBFactory() })
    for (const body of bodies) {
      reference.add(body)
      await mirror.ingest(body)
    }
  })
  afterAll(() => mirror.close())

  test(`${count} random questions get the answer that the rules give`, { timeout: 900_000 }, async () => {
    let refused = 0
    let useful = 0
    await compare(reference, count, (url) => mirror.fetch(url), (endpoint, status, body) => {
      if (status !== 200) refused++
      if (status !== 200 || !holdsRows(body)) return
      filled.add(endpoint)
      useful++
    })
    // Questions that all go nowhere would prove nothing.
    expect(refused).toBeGreaterThan(count / 50)
    expect(useful).toBeGreaterThan(count / 8)
  })

  test.runIf(name === 'the embedded chain')('every endpoint had something to say', () => {
    expect(Object.keys(ENDPOINTS).filter((endpoint) => !filled.has(endpoint))).toEqual([])
    const rows = Object.values(table) as unknown as readonly AnyEndpoint[]
    const unasked = rows.filter(({ method, name }) => method === 'GET' && !(name in ENDPOINTS))
    expect(unasked.map(({ name }) => name)).toEqual([])
  })

  test.runIf(name === 'the embedded chain')('the same comes over a socket', { timeout: 900_000 }, async () => {
    const service = await startService({ port: 0, rate: Infinity })
    onTestFinished(() => service.close())
    await compare(reference, overSocket, (url) => fetch(new URL(url, service.url)))
  })
})

async function compare(
  reference: Reference,
  count: number,
  ask: (url: string) => Promise<Response>,
  seen?: (endpoint: string, status: number, body: object) => void,
): Promise<void> {
  const asked = questions(reference, createRandom(20_261_121))
  for (let at = 0; at < count; at++) {
    const { endpoint, query, url } = asked.next().value
    const said = reference.ask(endpoint, query)
    const answer = await ask(url)
    const body = (await answer.json()) as object
    const expected = JSON.parse(JSON.stringify(said)) as object
    expect(firstDifference({ status: answer.status, body }, expected), url).toBeUndefined()
    seen?.(endpoint, said.status, body)
  }
}

function holdsRows(body: object): boolean {
  const [first] = Object.values(body) as readonly unknown[]
  const isList = Array.isArray(first)
  return isList ? Object.values(body).some((value) => Array.isArray(value) && value.length > 0) : Object.keys(body).length > 0
}
