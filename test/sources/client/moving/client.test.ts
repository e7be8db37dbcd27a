// A client with a mirror in a world that moves: every answer, and every refusal, is that of one moment of the world
// that is no older than it says, or it is an error.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createClient } from '../../../../src/sources/client/client.ts'
import { HttpError } from '../../../../src/sources/client/errors.ts'
import { mirrored } from '../../../../src/sources/client/limits/policy.ts'
import { openMirror } from '../../../../src/entries/mirror.ts'
import { TonlensError } from '../../../../src/ton/cells/errors.ts'
import { explore } from '../../../helpers/explore.ts'
import { drawScope } from '../../../helpers/moving/movingScopes.ts'
import { createMovingWorld } from '../../../helpers/moving/movingWorld.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { isMixed } from './isMixed.ts'
import { drawQuestion } from './questions.ts'

/** Happens in a course; its number decides everything else that is random about it. */
type Event =
  | { readonly do: 'move' | 'sync' | 'reopen' | 'clear'; readonly seed: number }
  | { readonly do: 'ask'; readonly seed: number; readonly count: number }
  | { readonly do: 'pass' | 'set'; readonly seconds: number }

const questions = { asked: 0, answered: 0, fromMirror: 0, mixed: 0 }

function draw(random: Random): Event {
  const seed = random.integer(1e9)
  const kind = random.pick([
    'move',
    'move',
    'sync',
    'sync',
    'sync',
    'ask',
    'ask',
    'ask',
    'ask',
    'pass',
    'pass',
    'set',
    'reopen',
    'clear',
  ] as const)
  if (kind === 'ask') return { do: kind, seed, count: 10 }
  if (kind === 'pass') return { do: kind, seconds: random.pick([1, 30, 90, 400, 3000]) }
  if (kind === 'set') return { do: kind, seconds: random.pick([0, 0, -3600, 20, 7200]) }
  return { do: kind, seed }
}

async function run(course: readonly Event[], seed: number, withMirror: boolean): Promise<string | undefined> {
  const world = createMovingWorld({ seed, version: seed % 2 === 0 ? '1.2' : '1.3' })
  const restore = world.clock.install()
  const indexedDB = new IDBFactory()
  const open = () => openMirror({ name: 'moving', indexedDB, maxAge: 100 })
  let mirror = await open()
  let wasSet = false
  const ended = (error: unknown) => {
    if (!(error instanceof TonlensError)) throw error
  }
  try {
    for (const event of course) {
      switch (event.do) {
        case 'move':
          for (let at = event.seed % 5; at >= 0; at--) world.step()
          break
        case 'pass':
          world.clock.advance(event.seconds)
          break
        case 'set':
          wasSet ||= event.seconds !== 0
          world.clock.setAhead(event.seconds)
          break
        case 'reopen':
          // Nothing that outlives a page tells how the clock of its rows was set since: see the guide.
          if (wasSet) break
          await mirror.close()
          mirror = await open()
          break
        case 'clear':
          await mirror.clear(drawScope(createRandom(event.seed), world.now())).catch(ended)
          break
        case 'sync': {
          const random = createRandom(event.seed)
          const service = world.service({ random, moves: 0.25, fails: random.pick([0, 0, 0.2]) })
          await mirror.sync(drawScope(random, world.now()), { service }).catch(ended)
          break
        }
        case 'ask': {
          const random = createRandom(event.seed)
          const service = world.service({
            random,
            moves: 0.1,
            lags: random.pick([0, 0.3]),
            fails: random.pick([0, 0, 0.4]),
          })
          const transport = withMirror ? () => mirrored(mirror, service) : service
          const client = createClient({ network: 'testnet', transport })
          for (let at = 0; at < event.count; at++) {
            const [endpoint, params] = drawQuestion(random, world.now())
            const maxAge = random.pick([undefined, undefined, 1, 500])
            const policy = random.pick(
              withMirror
                ? ([undefined, undefined, 'service-first', 'mirror-first', 'mirror-only', 'service-only'] as const)
                : [undefined],
            )
            const refresh = random.chance(0.2)
            const answer = await client.ask(endpoint as never, params as never, { maxAge, policy, refresh }).then(
              ({ data, origin }) => ({ body: data, origin }),
              (error: unknown) => {
                ended(error)
                const isRefusal = error instanceof HttpError && (error.status === 404 || error.status === 422)
                return isRefusal
                  ? { body: { status: error.status, text: error.text }, origin: error.origin }
                  : undefined
              },
            )
            questions.asked++
            if (answer?.origin === undefined) continue
            questions.answered++
            const { body, origin } = answer
            if (origin.source === 'mirror') questions.fromMirror++
            const of = `${endpoint.name} ${JSON.stringify(params)} ${JSON.stringify({ maxAge, policy, refresh })} from ${origin.source}`
            const mismatch = await world.findMismatch(endpoint, params, { body, asOf: origin.asOf })
            if (mismatch === undefined) continue
            // A mirror may renew a list row by row: no row is older than the answer says.
            if (origin.source === 'mirror' && (await isMixed(world, [endpoint, params], { body, asOf: origin.asOf })))
              questions.mixed++
            else return `${of}, as of ${(world.clock.shown() - origin.asOf).toFixed(2)} s ago: ${mismatch}`
          }
        }
      }
    }
    return undefined
  } finally {
    await mirror.close()
    restore()
  }
}

test.each([
  ['without a mirror', false],
  ['with a mirror', true],
] as const)('a client %s answers with one moment of the world', { timeout: 3_600_000 }, async (_, withMirror) => {
  Object.assign(questions, { asked: 0, answered: 0, fromMirror: 0, mixed: 0 })
  await explore({ counts: [12, 1200], length: 30, draw, run: (course, seed) => run(course, seed, withMirror) })
  console.info(`${withMirror ? 'With' : 'Without'} a mirror: ${JSON.stringify(questions)}`)
  expect(questions.answered).toBeGreaterThan(questions.asked / 2)
  if (withMirror) expect(questions.fromMirror).toBeGreaterThan(questions.asked / 20)
})
