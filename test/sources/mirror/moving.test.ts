// A mirror that is only synced, in a world that moves while it syncs, with a service that fails and syncs that are
// aborted: what it answers is of one moment of the world that is no older than it says, and a scope that it calls
// complete is complete.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { HttpError } from '../../../src/sources/client/errors.ts'
import type { Transport } from '../../../src/sources/client/transports/transport.ts'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import type { Scope, ScopeStatus } from '../../../src/sources/mirror/coverage/scope.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import { TonlensError } from '../../../src/ton/cells/errors.ts'
import { isMixed } from '../client/moving/isMixed.ts'
import { drawQuestion, type Question } from '../client/moving/questions.ts'
import { explore } from '../../helpers/explore.ts'
import { drawScope } from '../../helpers/moving/movingScopes.ts'
import { answerOf, createMovingWorld, type MovingWorld } from '../../helpers/moving/movingWorld.ts'
import { createRandom, type Random } from '../../helpers/random.ts'

/** Happens in a course; its number decides everything else that is random about it. */
type Event =
  | { readonly do: 'sync' | 'move' | 'clear' | 'reopen'; readonly seed: number }
  | { readonly do: 'pass'; readonly seconds: number }

const asked = { questions: 0, answered: 0, complete: 0 }

function draw(random: Random): Event {
  const kind = random.pick(['sync', 'sync', 'sync', 'sync', 'move', 'pass', 'reopen', 'clear'] as const)
  return kind === 'pass'
    ? { do: kind, seconds: random.pick([1, 30, 400, 4000]) }
    : { do: kind, seed: random.integer(1e9) }
}

/** The whole of a scope as one request. */
function wholeScope(scope: Scope): Question | undefined {
  const limit = 1000
  switch (scope.kind) {
    case 'transactions':
      return [endpoints.transactions, { account: [scope.account], limit }]
    case 'actions':
      return [endpoints.actions, { account: scope.account, limit }]
    case 'trace':
      return [endpoints.traces, { trace_id: [scope.hash] }]
    case 'nftItems':
      return 'owner_address' in scope
        ? [endpoints.nftItems, { owner_address: [scope.owner_address], limit }]
        : [endpoints.nftItems, { collection_address: [scope.collection_address], limit }]
    case 'jettonWallets':
      return [endpoints.jettonWallets, { owner_address: [scope.owner_address], limit }]
    case 'jettonTransfers':
      return [endpoints.jettonTransfers, { owner_address: [scope.owner_address], limit }]
    case 'jettonBurns':
      return [endpoints.jettonBurns, { owner_address: [scope.owner_address], limit }]
    case 'nftTransfers':
      return [endpoints.nftTransfers, { owner_address: [scope.owner_address], limit }]
    case 'account':
    case 'blocks':
      return undefined
  }
}

/** Asks the mirror alone. @returns undefined if it does not know. */
async function ask(mirror: Mirror, world: MovingWorld, [endpoint, params]: Question) {
  const init = { policy: 'mirror-only', network: 'testnet', version: world.now().version } as const
  try {
    const { body, origin } = await mirror.transport.request(endpoint, params, init)
    return { body, asOf: origin.asOf }
  } catch (error) {
    unlessTonlens(error)
    if (!(error instanceof HttpError) || error.origin === undefined) return undefined
    return { body: { status: error.status, text: error.text }, asOf: error.origin.asOf }
  }
}

function unlessTonlens(error: unknown): undefined {
  const isAbort = error instanceof DOMException && error.name === 'AbortError'
  if (!isAbort && !(error instanceof TonlensError)) throw error
  return undefined
}

async function findWrongAnswer(mirror: Mirror, world: MovingWorld, question: Question): Promise<string | undefined> {
  asked.questions++
  const answer = await ask(mirror, world, question)
  if (answer === undefined) return undefined
  asked.answered++
  const mismatch = await world.findMismatch(...question, answer)
  // Lists may be renewed row by row.
  if (mismatch === undefined || (await isMixed(world, question, answer))) return undefined
  return `${question[0].name} ${JSON.stringify(question[1])}, as of ${(world.clock.shown() - answer.asOf).toFixed(2)} s ago: ${mismatch}`
}

/** Compares what the mirror says of a scope with what it answers. */
async function findWrongClaim(
  mirror: Mirror,
  world: MovingWorld,
  { scope, state, asOf, rows }: ScopeStatus,
  isNew: boolean,
): Promise<string | undefined> {
  const question = wholeScope(scope)
  if (state !== 'complete' || question === undefined) return undefined
  asked.complete++
  const of = `the complete scope ${JSON.stringify(scope)}`
  const answer = await ask(mirror, world, question)
  // A row that another answer has brought can be of a later moment than the list.
  if (answer === undefined) return isNew ? `${of} does not answer after its sync` : undefined
  const shown = listKeys(answer.body)
  if (scope.kind !== 'trace' && shown.length !== rows) return `${of} has ${rows} rows and answers with ${shown.length}`
  const moments = world.momentsSince(asOf)
  // The names in its answer may be older.
  const isOfOne = await Promise.all(
    moments.map(async (moment) => listKeys(await answerOf(moment.index(), ...question)).join() === shown.join()),
  )
  if (!isOfOne.includes(true)) return `${of} has the rows of none of the ${moments.length} moments that it may show`
  return findWrongAnswer(mirror, world, question)
}

/** Names of the rows of an answer; rows that never change are their own names. */
function listKeys(body: unknown): readonly string[] {
  const rows = (Object.values(body as object) as unknown[]).find(Array.isArray) as
    | readonly { readonly address?: string; readonly action_id?: string; readonly trace_id?: string }[]
    | undefined
  return (rows ?? []).map(
    (row) => row.address ?? row.action_id ?? JSON.stringify('transactions_order' in row ? row.trace_id : row),
  )
}

/** Aborts a sync before one of its requests. */
function abortLater(
  service: Transport,
  requests: number,
): { readonly service: Transport; readonly signal: AbortSignal } {
  const stop = new AbortController()
  let left = requests
  return {
    signal: stop.signal,
    service: {
      ...service,
      async request(...request) {
        if (left-- === 0) stop.abort()
        return service.request(...request)
      },
    },
  }
}

async function run(course: readonly Event[], seed: number): Promise<string | undefined> {
  const world = createMovingWorld({ seed, version: seed % 2 === 0 ? '1.2' : '1.3', without: ['upgrade'] })
  const restore = world.clock.install()
  const indexedDB = new IDBFactory()
  const open = () => openMirror({ name: 'moving', indexedDB, maxAge: 100 })
  let mirror = await open()
  try {
    for (const event of course) {
      if (event.do === 'pass') {
        world.clock.advance(event.seconds)
        continue
      }
      const random = createRandom(event.seed)
      if (event.do === 'move') for (let at = random.integer(10); at >= 0; at--) world.step()
      if (event.do === 'clear') await mirror.clear(drawScope(random, world.now()))
      if (event.do === 'reopen') {
        await mirror.close()
        mirror = await open()
      }
      if (event.do === 'sync') {
        const lags = random.pick([0, 0, 0.3])
        const service = world.service({
          random,
          moves: random.pick([0, 0.3, 0.8]),
          fails: random.pick([0, 0, 0.1]),
          lags,
        })
        const options = random.chance(0.2) ? abortLater(service, random.integer(12)) : { service }
        const synced = await mirror.sync(drawScope(random, world.now()), options).catch(unlessTonlens)
        const wrong = synced && (await findWrongClaim(mirror, world, synced, lags === 0))
        if (wrong !== undefined) return wrong
      }
      for (const status of await mirror.scopes()) {
        const wrong = await findWrongClaim(mirror, world, status, false)
        if (wrong !== undefined) return wrong
      }
      for (let at = 0; at < 5; at++) {
        const wrong = await findWrongAnswer(mirror, world, drawQuestion(random, world.now()))
        if (wrong !== undefined) return wrong
      }
    }
    return undefined
  } finally {
    await mirror.close()
    restore()
  }
}

test(
  'a mirror that is synced while the world moves answers with one moment, and claims no more than it has',
  { timeout: 3_600_000 },
  async () => {
    Object.assign(asked, { questions: 0, answered: 0, complete: 0 })
    await explore<Event>({ counts: [8, 600], seeds: [870183965], length: 20, draw, run })
    console.info(`Synced mirror: ${JSON.stringify(asked)}`)
    expect(asked.complete).toBeGreaterThan(asked.questions / 20)
  },
)
