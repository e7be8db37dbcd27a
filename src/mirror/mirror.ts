import { NotMirroredError } from '../client/errors.ts'
import { currentAnswer } from '../client/origin.ts'
import type { Transport } from '../client/transports/transport.ts'
import { answer, type World } from './answer.ts'
import { openChannel } from './channel.ts'
import { type Database, openDatabase, settled } from './database.ts'
import { MirrorUnavailableError } from './errors.ts'
import { draftsOf } from './ingest.ts'
import { createMemory } from './memory.ts'
import { termsOf } from './resolve.ts'
import { ALL_STORES, createScopes, type MirrorProblem, type Scopes } from './scopes.ts'
import { type Ledger, write } from './write.ts'

/** How to open a mirror. */
export interface MirrorOptions {
  /** Name of the database; one for each network. */
  readonly name: string
  /**
   * The mirror is the whole world, as an embedded chain is: what it does not hold does not exist,
   * and every question is answered. @default false
   */
  readonly authoritative?: boolean | undefined
  /** Friendly addresses carry the flag of test networks. @default false */
  readonly testOnly?: boolean | undefined
  /** @default globalThis.indexedDB */
  readonly indexedDB?: IDBFactory | undefined
  /** Milliseconds to wait for the browser to open the database. @default 5000 */
  readonly openTimeout?: number | undefined
  /**
   * Milliseconds to wait for the database before an answer counts as not mirrored: a write that is
   * stuck in another tab holds up every reader. @default 3000
   */
  readonly readTimeout?: number | undefined
  /**
   * Seconds for which lists of what changes, and the newest of a history, count. Calls with a
   * `maxAge` or a policy of their own have their own rule. @default 60
   */
  readonly maxAge?: number | undefined
  /**
   * Bytes that the mirror may take, by its own estimate; beyond, what was not used for longest goes.
   * @default 256 MiB
   */
  readonly budget?: number | undefined
  /** Told of what went wrong without stopping anything. */
  readonly onProblem?: ((problem: MirrorProblem) => void) | undefined
}

/** Answers of the service, kept in the browser and given again. */
export interface Mirror extends Scopes {
  /** Name of the database. */
  readonly name: string
  /** What the mirror does not hold does not exist. */
  readonly authoritative: boolean
  /** Asks the mirror as a client asks the service. */
  readonly transport: Transport
  /**
   * Answers `/api/v3/*` as the service would; a path without an origin will do. What only the
   * service itself can answer has status 501.
   */
  readonly fetch: (request: Request | URL | string, init?: RequestInit) => Promise<Response>
  /**
   * Keeps any answer of the service, given as it came. Doing it twice changes nothing, and older
   * state never replaces newer.
   * @throws {IngestError} The body is no answer of the service; nothing of it was kept.
   * @throws {MirrorUnavailableError} The storage is full or failing.
   */
  readonly ingest: (body: unknown) => Promise<void>
  /** Lets go of the database once the writes under way are kept. */
  readonly close: () => Promise<void>
}

/** What a database was made for. */
type WorldKind = Pick<World, 'authoritative' | 'testOnly'>

/**
 * Opens a mirror, or makes an empty one.
 * @throws {MirrorUnavailableError} There is no IndexedDB, or it does not open: work without.
 */
export async function openMirror(options: MirrorOptions): Promise<Mirror> {
  const { name, authoritative = false, testOnly = false, maxAge = 60, readTimeout = 3000 } = options
  const { budget = 256 * 1024 * 1024, onProblem = () => {} } = options
  const kind: WorldKind = { authoritative, testOnly }
  const database = await openDatabase(name, {
    ...options,
    notes: { world: kind },
    lossIsFatal: authoritative,
    onLoss: (what) => onProblem({ kind: 'lost', message: `Mirror "${name}" is empty: ${what}.` }),
  })
  try {
    await compareWorlds(database, name, kind)
  } catch (error) {
    await database.close()
    throw error
  }
  const ledger: Ledger = {
    budget,
    bytes: 0,
    readOnly: undefined,
    makeRoom: (bytes, except) => engine.makeRoom(bytes, except),
    onReadOnly: (reason) =>
      onProblem({ kind: 'readOnly', message: `Mirror "${name}" is read-only: ${reason}.` }),
  }
  const closing = new AbortController()
  const world: World = {
    ...kind,
    memory: createMemory(),
    maxAge,
    onAnswer: (terms, damaged) => engine.afterAnswer(terms, damaged),
  }
  const transport = transportOf(database, world, readTimeout)
  const channel = openChannel(name)
  /** One body after the other: what is derived from rows needs all of them in place. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const engine = createScopes({
    database,
    world,
    ledger,
    channel,
    transport,
    onProblem,
    closing: closing.signal,
    forget: () => inTurn(() => forget(database, kind)),
  })
  return {
    ...engine.scopes,
    name,
    authoritative,
    transport,
    fetch: async (request, init) => {
      const isText = typeof request === 'string'
      const target = isText ? new URL(request, 'http://mirror.invalid') : request
      // The table of endpoints comes with it, so only who asks this way pays for it.
      const { respond } = await import('./http.ts')
      return respond(database, world, new Request(target, init))
    },
    ingest: async (body) => {
      const drafts = draftsOf(body, authoritative)
      await inTurn(async () => {
        await write(database, drafts, authoritative, authoritative ? undefined : ledger)
        if (!authoritative) return
        const { deriveTraces } = await import('./later.ts')
        await deriveTraces(database, drafts)
      })
    },
    async close() {
      closing.abort(new MirrorUnavailableError(name, 'closed', 'it has been closed'))
      await inTurn(() => database.close())
      channel.close()
    },
  }
}

async function forget(database: Database, world: WorldKind): Promise<void> {
  await database.write(ALL_STORES, async (tx) => {
    for (const store of ALL_STORES) tx.objectStore(store).clear()
    tx.objectStore('meta').put(world, 'world')
  })
}

/** A world and a part of it must not share a database, nor two networks. */
async function compareWorlds(database: Database, name: string, world: WorldKind): Promise<void> {
  const before = await database.read(['meta'], async (tx) => {
    return (await settled(tx.objectStore('meta').get('world'))) as WorldKind
  })
  for (const option of ['authoritative', 'testOnly'] as const) {
    if (before[option] === world[option]) continue
    const what = `it was made with ${option}: ${before[option]}`
    throw new MirrorUnavailableError(name, 'mismatch', what)
  }
}

function transportOf(database: Database, world: World, readTimeout: number): Transport {
  const inTime = createWatch(readTimeout)
  return {
    name: 'mirror',
    async request(endpoint, params, init = {}) {
      const { signal, policy, maxAge = policy === undefined ? world.maxAge : Infinity } = init
      signal?.throwIfAborted()
      const terms = termsOf(maxAge)
      try {
        const asked = answer(database, world, endpoint, params, undefined, terms)
        const body = await (world.authoritative ? asked : inTime(asked, endpoint.name))
        signal?.throwIfAborted()
        if (world.authoritative) return currentAnswer(body, 'mirror')
        return { body, origin: { source: 'mirror', asOf: terms.asOf, transport: 'mirror' } }
      } catch (error) {
        // A mirror that cannot be read is one that does not hold the answer.
        if (error instanceof MirrorUnavailableError && !world.authoritative) {
          throw new NotMirroredError(endpoint.name, error.message)
        }
        throw error
      }
    },
  }
}

/** Ends waits of more than `limit` milliseconds. All share one timer: one for each costs as much as a read. */
function createWatch(limit: number) {
  const waiting = new Set<{ readonly until: number; readonly late: () => void }>()
  let isSet = false
  const look = () => {
    isSet = false
    const now = performance.now()
    for (const { until, late } of waiting) {
      if (until > now) return wake(until - now)
      late()
    }
  }
  const wake = (milliseconds: number) => {
    if (isSet) return
    isSet = true
    const timer = setTimeout(look, milliseconds)
    // A server that mirrors must be able to end.
    ;(timer as { unref?: () => void }).unref?.()
  }
  return <T>(work: Promise<T>, endpoint: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const end = () => waiting.delete(wait)
      const late = () => {
        end()
        reject(new NotMirroredError(endpoint, `the database gave no answer within ${limit} ms`))
      }
      const wait = { until: performance.now() + limit, late }
      waiting.add(wait)
      wake(limit)
      work.finally(end).then(resolve, reject)
    })
}
