// A world that does not stand still: between any two requests rows arrive, late and out of order, traces settle, names
// and items move, contracts are destroyed and deployed again, and the service is upgraded. Every moment is kept, so
// that an answer can be compared with what was true.
import { HttpError, TimeoutError } from '../../../src/sources/client/errors.ts'
import type { Params, Transport } from '../../../src/sources/client/transports/transport.ts'
import type { KnownVersion } from '../../../src/sources/client/transports/version.ts'
import { firstDifference } from '../../../src/tools/conformance/firstDifference.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import { createMemoryIndex, type MemoryIndex } from '../../../src/entries/memory.ts'
import type { ServiceVersion } from '../../../src/service/rows/version.ts'
import { createRandom, type Random } from '../random.ts'
import { createMovingChain, type MovingChange } from './movingChain.ts'
import { createMovingClock, type MovingClock } from './movingClock.ts'
import { failRequest, movingFaults, movingTimeout } from './movingFaults.ts'
import { type MovingRows, toBody } from './movingRows.ts'

/** How to create a moving world. */
export interface MovingWorldOptions {
  /** Equal seeds give equal worlds. */
  readonly seed: number
  /** Version of the service at first. @default '1.2' */
  readonly version?: ServiceVersion | undefined
  /** Changes that never happen by chance. @default none */
  readonly without?: readonly (MovingChange | 'upgrade')[] | undefined
}

/** The world from one change to the next. */
export interface Moment {
  /** True time at which it began, in Unix seconds. */
  readonly from: number
  readonly rows: MovingRows
  readonly version: ServiceVersion
  /** An index that holds this moment. @param version @default that of the service at the moment */
  readonly index: (version?: ServiceVersion) => MemoryIndex
}

/** How a service of the world behaves. Shares are between 0 and 1. */
export interface MovingServiceOptions {
  readonly random: Random
  /** Share of requests before which the world moves. @default 0.25 */
  readonly moves?: number | undefined
  /** Share of answers that show an earlier moment, and say so in `asOf`. @default 0 */
  readonly lags?: number | undefined
  /** Share of requests that fail in one of the ways of `npm run service -- --faults`. @default 0 */
  readonly fails?: number | undefined
  /** Called with the moment that an answer shows. */
  readonly onShow?: ((moment: Moment) => void) | undefined
}

/** An answer, or a refusal of the service, and the moment that it claims to show. */
export interface ClaimedAnswer {
  /** The body; for a refusal `{ status, text }`. */
  readonly body: unknown
  /** `asOf` of its origin: by the clock of the machine, in Unix seconds. */
  readonly asOf: number
}

/** A world that moves, and its services. */
export interface MovingWorld {
  readonly clock: MovingClock
  /** All moments so far, oldest first; the last one is now. */
  readonly moments: readonly Moment[]
  readonly now: () => Moment
  /**
   * Changes rows and lets time pass. @param change @default one by chance
   * @returns What has changed.
   */
  readonly step: (change?: MovingChange | 'upgrade') => MovingChange | 'upgrade'
  /** A service that shows the world while it moves. */
  readonly service: (options: MovingServiceOptions) => Transport
  /**
   * Compares an answer with every moment that it may show.
   * @param version Version that the caller takes the service for. @default that of each moment
   * @returns The difference to the newest moment; undefined if it equals one of the moments.
   */
  readonly findMismatch: (
    endpoint: AnyEndpoint,
    params: Params,
    answer: ClaimedAnswer,
    version?: ServiceVersion,
  ) => Promise<string | undefined>
  /** Moments that are no older than an answer says, newest first. @param asOf By the clock of the machine. */
  readonly momentsSince: (asOf: number) => readonly Moment[]
}

/** Seconds by which clocks and roundings may differ. */
const tolerance = 0.001
/** Indexes that are kept. */
const maxIndexes = 200
/** Changes that happen more often than others. */
const frequent: readonly MovingChange[] = [
  'send',
  'jettonSend',
  'nftSend',
  ...Array.from({ length: 6 }, () => 'deliver' as const),
  'classify',
  'classify',
  'classify',
  'rename',
]
const stated: Readonly<Record<ServiceVersion, string>> = { '1.2': '1.2.10', '1.3': '1.3.0' }

/** Creates a world. Install its clock before a mirror or a client is opened. */
export function createMovingWorld({ seed, version: first = '1.2', without = [] }: MovingWorldOptions): MovingWorld {
  const random = createRandom(seed)
  const clock = createMovingClock()
  const chain = createMovingChain(random, clock.now)
  const moments: Moment[] = []
  const indexes = new Map<string, MemoryIndex>()
  let version = first
  const listeners = new Set<() => void>()

  function addMoment(): void {
    const rows = chain.rows()
    const own = version
    const place = moments.length
    moments.push({
      from: clock.now(),
      rows,
      version: own,
      index(wanted = own) {
        const key = `${place} ${wanted}`
        const known = indexes.get(key) ?? createMemoryIndex([toBody(rows)], { version: wanted, now: clock.shown })
        indexes.delete(key)
        indexes.set(key, known)
        if (indexes.size > maxIndexes) indexes.delete(indexes.keys().next().value ?? '')
        return known
      },
    })
  }
  const now = () => moments.at(-1) as Moment
  // Most of what is sent arrives, and most of what arrives is classified.
  const names = ([...Object.keys(chain.changes), ...frequent] as MovingChange[]).filter(
    (name) => !without.includes(name),
  )

  function step(given?: MovingChange | 'upgrade'): MovingChange | 'upgrade' {
    const mayUpgrade = version === '1.2' && !without.includes('upgrade')
    const change = given ?? (mayUpgrade && random.chance(0.01) ? 'upgrade' : random.pick(names))
    clock.advance(random.pick([0.01, 1, 5]))
    if (change === 'upgrade') {
      version = '1.3'
      for (const listener of listeners) listener()
    } else {
      chain.nextBlock()
      chain.changes[change]()
    }
    addMoment()
    clock.advance(0.01)
    return change
  }

  function service({ random: dice, moves = 0.25, lags = 0, fails = 0, onShow }: MovingServiceOptions): Transport {
    let known: KnownVersion | undefined
    return {
      name: 'service',
      version: {
        current: () => known,
        subscribe(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      async request(endpoint, params, init = {}) {
        init.signal?.throwIfAborted()
        if (dice.chance(moves)) step()
        const fault = dice.chance(fails) ? dice.pick(movingFaults) : undefined
        const shown = dice.chance(lags) ? (moments.at(-1 - dice.integer(Math.min(6, moments.length))) as Moment) : now()
        known = { version: shown.version, stated: stated[shown.version] }
        onShow?.(shown)
        const until = moments[moments.indexOf(shown) + 1]?.from
        const asOf = clock.shown() - (until === undefined ? 0 : clock.now() - until)
        if (fault !== undefined && fault !== 'slow') {
          clock.advance(dice.pick([0, 2]))
          return failRequest(fault, endpoint, params, JSON.stringify(await answerOf(shown.index(), endpoint, params)))
        }
        const answer = await shown
          .index()
          .transport.request(endpoint, params)
          .catch((error: unknown) => {
            if (!(error instanceof HttpError) || shown === now()) throw error
            throw new HttpError(error.path, error.status, error.kind, error.text, undefined, {
              source: 'service',
              asOf,
              transport: 'service',
            })
          })
        if (fault === 'slow') wait(endpoint)
        init.signal?.throwIfAborted()
        return { ...answer, body: leaveOut(answer.body, init), origin: { ...answer.origin, asOf } }
      },
    }

    /** The world goes on while an answer is on its way. @throws {TimeoutError} */
    function wait({ path }: AnyEndpoint): void {
      for (let moved = dice.integer(4); moved > 0; moved--) step()
      const seconds = dice.pick([2, 15, 2 * movingTimeout])
      clock.advance(seconds)
      if (seconds > movingTimeout) throw new TimeoutError(path, movingTimeout * 1000)
    }
  }

  const momentsSince = (asOf: number) => {
    const since = clock.now() - (clock.shown() - asOf) - tolerance
    return moments.filter((_, at) => (moments[at + 1]?.from ?? Infinity) >= since).toReversed()
  }

  async function findMismatch(
    endpoint: AnyEndpoint,
    params: Params,
    { body, asOf }: ClaimedAnswer,
    asked?: ServiceVersion,
  ): Promise<string | undefined> {
    let difference: string | undefined
    for (const moment of momentsSince(asOf)) {
      for (const wanted of new Set([asked ?? moment.version, moment.version])) {
        const found = firstDifference(body, await answerOf(moment.index(wanted), endpoint, params))
        if (found === undefined) return undefined
        difference ??= found
      }
    }
    return difference ?? 'it is of the future'
  }

  addMoment()
  for (let at = 0; at < 20; at++)
    step(random.pick(['send', 'deliver', 'classify', 'jettonSend', 'nftSend', 'deliver', 'act'] as const))
  return { clock, moments, now, step, service, findMismatch, momentsSince }
}

/** The answer of an index, or its refusal. */
export async function answerOf(index: MemoryIndex, endpoint: AnyEndpoint, params: Params): Promise<unknown> {
  try {
    return (await index.transport.request(endpoint, params)).body
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { status: error.status, text: error.text }
  }
}

/** Leaves names out as the service does. */
function leaveOut(
  body: unknown,
  {
    noAddressBook = false,
    noMetadata = false,
  }: { readonly noAddressBook?: boolean | undefined; readonly noMetadata?: boolean | undefined },
): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return {
    ...body,
    ...(noAddressBook && 'address_book' in body && { address_book: {} }),
    ...(noMetadata && 'metadata' in body && { metadata: {} }),
  }
}
