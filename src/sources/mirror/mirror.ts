import { httpErrorKind } from '../client/checks/refusal.ts'
import { HttpError, NotMirroredError } from '../client/errors.ts'
import type { AnsweredRequest, Origin } from '../client/origin.ts'
import type { Transport } from '../client/transports/transport.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import type { ServiceVersion } from '../../service/rows/version.ts'
import type { AnswerSettings } from './answers/answer.ts'
import { answerAgain } from './answers/again.ts'
import { MirrorUnavailableError } from './errors.ts'
import { readIngested } from './ingest.ts'
import { createScopes, type MirrorMessage, type MirrorProblem, type Scopes } from './scopes.ts'
import { type Clock, createClock } from './coverage/clock.ts'
import { createCache } from './storage/cache.ts'
import { type Database, openDatabase } from './storage/database.ts'
import { createNote, type DatabaseNote, type Identity, openIdentity } from './storage/identity.ts'
import { createTimeLimit } from './storage/timeLimit.ts'
import { type Ledger, writeDrafts } from './storage/write.ts'
import { openChannel } from '../client/tabs/channel.ts'

/** How to open a mirror. */
export interface MirrorOptions {
  /** Name of the database; use one for each network. */
  readonly name: string
  /**
   * Name of the network, as in the `network` of the client. The mirror refuses answers and requests of another
   * one. @default that of the first client that uses the database
   */
  readonly network?: string | undefined
  /**
   * Version of the service that the mirror answers as, where versions differ and a request does not tell its own, as
   * those of a client that knows it do. @default it leaves to the service what versions answer differently
   */
  readonly version?: ServiceVersion | undefined
  /** The mirror is for a test network. A database keeps this option for good. @default false */
  readonly testOnly?: boolean | undefined
  /** @default globalThis.indexedDB */
  readonly indexedDB?: IDBFactory | undefined
  /** Milliseconds to wait for the browser to open the database. @default 5000 */
  readonly openTimeout?: number | undefined
  /**
   * Milliseconds to wait for the database before a question counts as not mirrored. A write that hangs
   * in another tab blocks all readers. @default 3000
   */
  readonly readTimeout?: number | undefined
  /**
   * Greatest age, in seconds, of lists of mutable state and of the newest part of a history. Requests
   * with a `maxAge` or a policy of their own use that instead. @default 60
   */
  readonly maxAge?: number | undefined
  /**
   * Bytes that the mirror may use, by its own estimate. Beyond that, what was not used for longest is
   * evicted. @default 256 MiB
   */
  readonly budget?: number | undefined
  /**
   * Checks the transactions of each answer that is ingested or synced against their hashes, and refuses an
   * answer with one that does not fit: `ingest` throws an `IngestError` and `sync` a `SyncError`. Rows that cannot
   * be checked are stored. `import` always checks. @default false
   */
  readonly verify?: boolean | undefined
  /** Called with problems that the mirror has handled by itself. */
  readonly onProblem?: ((problem: MirrorProblem) => void) | undefined
}

/** A partial index in the browser: it keeps answers of the service, and answers again from them. */
export interface Mirror extends Scopes {
  /** Name of the database. */
  readonly name: string
  /** Lets a client ask the mirror as it asks the service. */
  readonly transport: Transport
  /**
   * Answers requests to `/api/v3/*` as the service would; a path without an origin is enough. A question
   * that the mirror cannot answer completely gets status 501. The table of all endpoints loads with the first request.
   */
  readonly fetch: (request: Request | URL | string, init?: RequestInit) => Promise<Response>
  /**
   * Stores the rows of any answer of the service, unchanged. Storing it twice has no effect, and older state
   * never replaces newer.
   * @param request The request that it answers: the mirror then gives the answer again, with its time. Without it,
   * names and traces count as current, and the age of states is unknown. Answers
   * of requests that change something, and those about pending transactions, traces and actions, are not cached.
   * @throws {IngestError} The body is not an answer of the service, or, with `verify`, a transaction in it does not
   * fit its hash; nothing of it was stored.
   * @throws {MirrorUnavailableError} The storage is full or failing.
   */
  readonly ingest: (body: unknown, request?: AnsweredRequest) => Promise<void>
  /** Waits for pending writes, then closes the database. */
  readonly close: () => Promise<void>
}

/**
 * Opens a mirror, or creates an empty one.
 * @throws {MirrorUnavailableError} There is no IndexedDB, or it does not open. Work without a mirror then.
 * @example const mirror = openMirror({ name: 'mainnet' })
 */
export async function openMirror(options: MirrorOptions): Promise<Mirror> {
  const { name, network, testOnly = false, maxAge = 60, readTimeout = 3000 } = options
  const { budget = 256 * 1024 * 1024, onProblem = () => {} } = options
  const note: DatabaseNote = { testOnly, ...(network !== undefined && { network }) }
  const database = await openDatabase(name, {
    ...options,
    initialMeta: createNote(note),
    onLoss: (what) => onProblem({ kind: 'lost', message: `Mirror "${name}" is empty: ${what}.` }),
  })
  const identity = await openIdentity(database, note).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const ledger: Ledger = {
    budget,
    bytes: 0,
    readOnly: undefined,
    makeRoom: (bytes, except) => engine.makeRoom(bytes, except),
    onReadOnly: (reason) => onProblem({ kind: 'readOnly', message: `Mirror "${name}" is read-only: ${reason}.` }),
  }
  const closing = new AbortController()
  const clock = createClock(database)
  const settings: AnswerSettings = {
    cache: createCache(),
    maxAge,
    version: options.version,
    onAnswer: (basis, damaged) => engine.afterAnswer(basis, damaged),
  }
  const transport = createTransport(database, settings, identity, clock, readTimeout)
  const channel = openChannel<MirrorMessage>(name)
  /** Answers are written one after another, and `close` and `clear` wait for them. */
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const engine = createScopes({
    database,
    verify: options.verify === true,
    ledger,
    channel,
    transport,
    onProblem,
    closing: closing.signal,
    identity,
    deleteAll: () => enqueue(() => identity.clear()),
  })
  return {
    ...engine.scopes,
    name,
    transport,
    fetch: async (request, init) => {
      const [{ respond }] = await Promise.all([import('./fetch.ts'), clock.settle()])
      const isText = typeof request === 'string'
      const target = isText ? new URL(request, 'http://mirror.invalid') : request
      return respond(database, settings, new Request(target, init))
    },
    ingest: async (body, request) => {
      if (options.verify === true) await (await import('./refuseMismatches.ts')).refuseMismatches(body)
      const { drafts, answer: cached } = readIngested(body, request)
      await enqueue(async () => {
        await identity.requireNetwork(request?.network)
        await identity.requireBlocks(drafts)
        await writeDrafts(database, drafts, ledger, cached)
      })
    },
    async close() {
      closing.abort(new MirrorUnavailableError(name, 'closed', 'it has been closed'))
      await enqueue(() => database.close())
      channel.close()
    },
  }
}

function createTransport(
  database: Database,
  settings: AnswerSettings,
  identity: Identity,
  clock: Clock,
  readTimeout: number,
): Transport {
  const withTimeLimit = createTimeLimit(readTimeout)
  return {
    name: 'mirror',
    async request(endpoint, params, init = {}) {
      const {
        signal,
        policy,
        network,
        version = settings.version,
        maxAge = policy === undefined ? settings.maxAge : Infinity,
      } = init
      const without = { addressBook: init.noAddressBook === true, metadata: init.noMetadata === true }
      signal?.throwIfAborted()
      try {
        const ask = async () => {
          await identity.requireNetwork(network)
          await clock.settle()
          return answerAgain(database, { ...settings, version }, endpoint, params, { maxAge, without })
        }
        const asked = ask()
        const onTimeout = () =>
          new NotMirroredError(endpoint.name, `the database gave no answer within ${readTimeout} ms`)
        const { body, asOf, status, cached, imported } = await withTimeLimit(asked, onTimeout)
        signal?.throwIfAborted()
        const origin: Origin = {
          source: 'mirror',
          asOf,
          transport: 'mirror',
          ...(cached && { cached }),
          ...(imported && { imported }),
        }
        if (status === undefined) return { body, origin }
        throw httpError(endpoint.path, status, String(body), origin)
      } catch (error) {
        // To a client, a mirror that cannot be read is one that does not hold the answer.
        if (error instanceof MirrorUnavailableError) throw new NotMirroredError(endpoint.name, error.message)
        if (!(error instanceof Refusal)) throw error
        throw httpError(endpoint.path, error.status, error.text)
      }
    },
  }
}

function httpError(path: string, status: number, text: string, origin?: Origin): HttpError {
  return new HttpError(path, status, httpErrorKind(status, text), text, undefined, origin)
}
