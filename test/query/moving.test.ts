// Answers of several requests, in a world that moves between any two of them: a trace is that of one moment, a part of
// a portfolio too, and a list that is read page after page repeats no row and lacks none that was there all the time.
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Client, createClient } from '../../src/client/client.ts'
import { firstDifference } from '../../src/conformance/firstDifference.ts'
import type { PagedEndpoint, PageParams } from '../../src/endpoints/endpoint.ts'
import * as endpoints from '../../src/endpoints/index.ts'
import { portfolioParts } from '../../src/ledger/portfolio/parts.ts'
import { readPortfolioPart } from '../../src/ledger/portfolio/readPart.ts'
import { endpointInfiniteQueryOptions } from '../../src/query/endpointQueryOptions.ts'
import { traceQueryOptions } from '../../src/query/traceQueryOptions.ts'
import { TonlensError } from '../../src/ton/errors.ts'
import { testAccount } from '../fixtures/testRows.ts'
import { explore } from '../helpers/explore.ts'
import { movingAccounts } from '../helpers/moving/movingChain.ts'
import { createMovingWorld, type Moment } from '../helpers/moving/movingWorld.ts'
import { createRandom, type Random } from '../helpers/random.ts'

interface Event {
  readonly seed: number
}

const createMomentClient = (moment: Moment) => createClient({ network: 'testnet', transport: moment.index().transport })
const asked = { questions: 0, answered: 0 }

/** Reads something of several requests. */
type Read = (client: Client) => Promise<unknown>

function drawRead(random: Random, { rows }: Moment): Read {
  const person = testAccount(random.pick(movingAccounts.people))
  const { hash, in_msg } = random.pick(rows.transactions)
  const id = random.chance() ? hash : (in_msg?.hash ?? hash)
  const include_actions = random.chance()
  const part = random.pick(portfolioParts)
  return random.pick<Read>([
    async (client) => {
      const { queryFn } = traceQueryOptions(client, id, { include_actions })
      return typeof queryFn === 'function' ? queryFn({ signal: new AbortController().signal }) : undefined
    },
    async (client) => {
      const { origin: _, ...found } = await readPortfolioPart(client, part, [person], {})
      return found
    },
  ])
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
  const data = await cache.fetchInfiniteQuery({ ...(endpointInfiniteQueryOptions(client, endpoint, params) as object), pages } as never) as { readonly pages: readonly unknown[] }
  const names = endpoint.page.cursor?.key ?? []
  return data.pages.flatMap((page) => endpoint.page.items(page)).map((row) => names.map((name) => String((row as Record<string, unknown>)[name])).join(' '))
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  const world = createMovingWorld({ seed, version: seed % 2 === 0 ? '1.2' : '1.3', without: ['upgrade'] })
  const restore = world.clock.install()
  try {
    for (let at = 0; at < 120; at++) world.step()
    for (const { seed: draw } of course) {
      const random = createRandom(draw)
      for (let at = random.integer(8); at > 0; at--) world.step()
      const first = world.moments.length - 1
      const client = createClient({ network: 'testnet', transport: world.service({ random, moves: 0.8, fails: random.pick([0, 0, 0.2]) }) })
      const unlessFailed = (error: unknown) => {
        if (!(error instanceof TonlensError)) throw error
        return undefined
      }
      asked.questions++
      const since = () => world.moments.slice(first)
      if (random.chance()) {
        const read = drawRead(random, world.now())
        const found = await read(client).catch(unlessFailed)
        if (found === undefined) continue
        asked.answered++
        const differences = await Promise.all(since().map(async (moment) => firstDifference(found, await read(createMomentClient(moment)))))
        if (differences.every((each) => each !== undefined)) return `of no moment: ${differences.at(-1)}`
        continue
      }
      const list = drawList(random)
      const found = await listKeys(client, list, 500).catch(unlessFailed)
      if (found === undefined) continue
      asked.answered++
      const of = `${list.endpoint.name} ${JSON.stringify(list.params)}`
      if (new Set(found).size < found.length) return `${of} repeats a row`
      const whole = await Promise.all(since().map(async (moment) => new Set(await listKeys(createMomentClient(moment), { ...list, params: { ...list.params, limit: 1000 } }, 1))))
      const lacking = [...(whole[0] ?? [])].find((key) => !found.includes(key) && whole.every((keys) => keys.has(key)))
      if (lacking !== undefined) return `${of} lacks ${lacking}`
      const unknown = found.find((key) => !whole.some((keys) => keys.has(key)))
      if (unknown !== undefined) return `${of} has ${unknown}, which never was`
    }
    return undefined
  } finally {
    restore()
  }
}

test('answers of several requests hold in a world that moves between them', { timeout: 3_600_000 }, async () => {
  Object.assign(asked, { questions: 0, answered: 0 })
  await explore<Event>({ counts: [10, 600], length: 15, draw: (random) => ({ seed: random.integer(1e9) }), run })
  console.info(`Several requests: ${JSON.stringify(asked)}`)
  expect(asked.answered).toBeGreaterThan(asked.questions / 2)
})
