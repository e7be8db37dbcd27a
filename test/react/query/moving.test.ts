// Answers of several requests, in a world that moves between any two of them, with and without a mirror: each part of
// an answer is that of one moment that is no older than it says, or than what the client was given if it says nothing,
// and a list that is read page after page repeats no row and lacks none that was there all the time.
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { type Client, createClient } from '../../../src/sources/client/client.ts'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { mirrored } from '../../../src/sources/client/limits/policy.ts'
import type { Transport } from '../../../src/sources/client/transports/transport.ts'
import { firstDifference } from '../../../src/tools/conformance/firstDifference.ts'
import type { PagedEndpoint, PageParams } from '../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import { openMirror } from '../../../src/entries/mirror.ts'
import { endpointInfiniteQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { TonlensError } from '../../../src/ton/cells/errors.ts'
import { testAccount } from '../../fixtures/testRows.ts'
import { explore } from '../../helpers/explore.ts'
import { movingAccounts } from '../../helpers/moving/movingChain.ts'
import { drawScope } from '../../helpers/moving/movingScopes.ts'
import { createMovingWorld, type Moment } from '../../helpers/moving/movingWorld.ts'
import { createRandom, type Random } from '../../helpers/random.ts'
import { drawReading, type Parts, type Reading } from './movingReadings.ts'

/** Happens in a course; its number decides everything else that is random about it. */
type Event =
  | { readonly do: 'ask' | 'sync'; readonly seed: number }
  | { readonly do: 'pass' | 'set'; readonly seconds: number }

const createMomentClient = (moment: Moment) => createClient({ network: 'testnet', transport: moment.index().transport })
const asked = { questions: 0, answered: 0 }

/** Reports the moment of each answer and refusal. */
function withMoments(transport: Transport, onAnswer: (asOf: number, name: string) => void): Transport {
  return {
    ...transport,
    async request(endpoint, params, init) {
      try {
        const answer = await transport.request(endpoint, params, init)
        onAnswer(answer.origin.asOf, endpoint.name)
        return answer
      } catch (error) {
        if (error instanceof HttpError && error.origin !== undefined) onAnswer(error.origin.asOf, `no ${endpoint.name}`)
        throw error
      }
    },
  }
}

interface List {
  readonly endpoint: PagedEndpoint<PageParams, unknown>
  readonly params: PageParams
}

/** Lists that are read on from their last row. */
function drawList(random: Random): List {
  const account = testAccount(random.pick(movingAccounts.people))
  const order = { limit: 1 + random.integer(4), sort: random.pick(['asc', 'desc'] as const) }
  const [endpoint, params] = random.pick([
    [endpoints.transactions, { account: [account] }],
    [endpoints.transactions, { account: [account] }],
    [endpoints.actions, { account }],
    [endpoints.jettonTransfers, { owner_address: [account] }],
    [endpoints.nftTransfers, { owner_address: [account] }],
    [endpoints.jettonBurns, { owner_address: [account] }],
  ] as const)
  return { endpoint: endpoint as unknown as List['endpoint'], params: { ...params, ...order } }
}

async function listKeys(client: Client, { endpoint, params }: List, pages: number): Promise<readonly string[]> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const data = (await cache.fetchInfiniteQuery({
    ...(endpointInfiniteQueryOptions(client, endpoint, params) as object),
    pages,
  } as never)) as { readonly pages: readonly unknown[] }
  const names = endpoint.page.cursor?.key ?? []
  return data.pages
    .flatMap((page) => endpoint.page.items(page))
    .map((row) => names.map((name) => String((row as Record<string, unknown>)[name])).join(' '))
}

/** Compares each part of an answer with the moments that it may show, newest first. */
async function findWrongPart(
  { name, read }: Reading,
  found: Parts,
  moments: readonly Moment[],
): Promise<string | undefined> {
  const open = new Map(Object.keys(found).map((key) => [key, 'no moment']))
  for (const [at, moment] of moments.entries()) {
    const { parts } = await read(createMomentClient(moment))
    if (at === 0) for (const key of Object.keys(parts)) open.set(key, '')
    for (const key of open.keys()) {
      const difference = firstDifference(found[key], parts[key])
      if (difference === undefined) open.delete(key)
      else if (at === 0) open.set(key, difference)
    }
    if (open.size === 0) return undefined
  }
  const [wrong] = open
  return wrong === undefined ? undefined : `${name}: ${wrong[0]} is of none of ${moments.length} moments: ${wrong[1]}`
}

async function findWrongList(
  list: List,
  found: readonly string[],
  moments: readonly Moment[],
): Promise<string | undefined> {
  const of = `${list.endpoint.name} ${JSON.stringify(list.params)}`
  if (new Set(found).size < found.length) return `${of} repeats a row`
  const whole = await Promise.all(
    moments.map(
      async (moment) =>
        new Set(await listKeys(createMomentClient(moment), { ...list, params: { ...list.params, limit: 1000 } }, 1)),
    ),
  )
  const missing = [...(whole[0] ?? [])].find((key) => !found.includes(key) && whole.every((keys) => keys.has(key)))
  if (missing !== undefined) return `${of} lacks ${missing}`
  const unknown = found.find((key) => !whole.some((keys) => keys.has(key)))
  return unknown === undefined ? undefined : `${of} has ${unknown}, which never was`
}

function draw(random: Random): Event {
  const kind = random.pick([
    'ask',
    'ask',
    'ask',
    'ask',
    'ask',
    'ask',
    'ask',
    'ask',
    'sync',
    'sync',
    'pass',
    'pass',
    'set',
  ] as const)
  if (kind === 'set') return { do: kind, seconds: random.pick([0, 0, -3600, 20, 7200]) }
  return kind === 'pass' ? { do: kind, seconds: random.pick([1, 30, 400]) } : { do: kind, seed: random.integer(1e9) }
}

async function run(course: readonly Event[], seed: number, withMirror: boolean): Promise<string | undefined> {
  const world = createMovingWorld({ seed, version: seed % 2 === 0 ? '1.2' : '1.3' })
  const restore = world.clock.install()
  const mirror = withMirror ? await openMirror({ name: 'moving', indexedDB: new IDBFactory(), maxAge: 100 }) : undefined
  const unlessFailed = (error: unknown) => {
    if (!(error instanceof TonlensError)) throw error
    return undefined
  }
  try {
    for (let at = 0; at < 120; at++) world.step()
    for (const event of course) {
      if ('seconds' in event) {
        if (event.do === 'pass') world.clock.advance(event.seconds)
        else world.clock.setAhead(event.seconds)
        continue
      }
      const random = createRandom(event.seed)
      for (let at = random.integer(8); at > 0; at--) world.step()
      const fails = random.pick([0, 0, 0.1])
      if (event.do === 'sync') {
        await mirror
          ?.sync(drawScope(random, world.now()), { service: world.service({ random, moves: 0.4, fails }) })
          .catch(unlessFailed)
        continue
      }
      let asOf = world.clock.shown()
      const answers: string[] = []
      const onAnswer = (given: number, name: string) => {
        asOf = Math.min(asOf, given)
        answers.push(`${name} as of ${given.toFixed(2)}`)
      }
      const service = world.service({ random, moves: 0.6, fails, lags: random.pick([0, 0.2]) })
      const policy = random.pick([undefined, 'service-first', 'mirror-first', 'mirror-only', 'service-only'] as const)
      const source =
        mirror === undefined ? service : mirrored(mirror, service, { policy, maxAge: random.pick([undefined, 1, 500]) })
      const client = createClient({ network: 'testnet', transport: withMoments(source, onAnswer) })
      asked.questions++
      if (random.chance(0.8)) {
        const reading = drawReading(random, world.now(), withMirror)
        const found = await reading.read(client).catch(unlessFailed)
        if (found === undefined) continue
        asked.answered++
        const wrong = await findWrongPart(reading, found.parts, world.momentsSince(found.asOf ?? asOf))
        if (wrong !== undefined) return `${policy}, ${wrong}, from ${answers.join(', ')}`
      } else {
        const list = drawList(random)
        const found = await listKeys(client, list, 500).catch(unlessFailed)
        if (found === undefined) continue
        asked.answered++
        const wrong = await findWrongList(list, found, world.momentsSince(asOf))
        if (wrong !== undefined) return `${policy}, ${wrong}, from ${answers.join(', ')}`
      }
    }
    return undefined
  } finally {
    await mirror?.close()
    restore()
  }
}

test.each([
  ['without a mirror', false],
  ['with a mirror', true],
] as const)(
  'answers of several requests hold in a world that moves between them, %s',
  { timeout: 3_600_000 },
  async (_, withMirror) => {
    Object.assign(asked, { questions: 0, answered: 0 })
    await explore<Event>({
      counts: [10, 600],
      seeds: [969078240, 247588984, 146906637, 392374411, 780271003, 909528196],
      length: 15,
      draw,
      run: (course, seed) => run(course, seed, withMirror),
    })
    console.info(`Several requests: ${JSON.stringify(asked)}`)
    expect(asked.answered).toBeGreaterThan(asked.questions / 3)
  },
)
