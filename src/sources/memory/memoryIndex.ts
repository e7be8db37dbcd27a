import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { v2Root, writeRefusal } from '../../service/endpoints/v2/envelope.ts'
import * as past from '../../service/endpoints/v2/index.ts'
import { httpErrorKind } from '../client/checks/refusal.ts'
import { HttpError, NotMirroredError, ServiceVersionError } from '../client/errors.ts'
import type { Transport } from '../client/transports/transport.ts'
import { type CompareHashes, defaultHashOrder } from '../../service/rules/order.ts'
import { readParams } from '../../service/rules/requests/readParams.ts'
import { type ReadRequest, readRequest } from '../../service/rules/requests/readRequest.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import { isSince, type ServiceVersion } from '../../service/rows/version.ts'
import { answerFromMemory, type AnswerOptions } from './answer.ts'
import { createFaults, type Fault, faultBody, faultError, pause } from './faults.ts'
import { createSort } from './rows.ts'
import { Store } from './store.ts'

/** Options of {@link createMemoryIndex}. */
export interface MemoryIndexOptions {
  /** Friendly addresses carry the flag of test networks. @default false */
  readonly testOnly?: boolean | undefined
  /**
   * Version of the service that the index answers as: its routes, and the rules that differ.
   * @default '1.2'
   */
  readonly version?: ServiceVersion | undefined
  /**
   * The clock of the index, in seconds since 1970: answers hold as of this moment.
   * @default the clock of the machine
   */
  readonly now?: (() => number) | undefined
  /** Milliseconds that every answer takes. @default 0 */
  readonly latency?: number | undefined
  /** How hashes are sorted. @default as base64 text, by code points */
  readonly compareHashes?: CompareHashes | undefined
}

const pastTable = Object.values(past) as unknown as readonly AnyEndpoint[]

/** Values of `X-API-Version`, by version. */
const statedVersions: Readonly<Record<ServiceVersion, string>> = { '1.2': '1.2.10', '1.3': '1.3.0' }

/** An index in memory: answers as the service would, from the rows that it was given. */
export interface MemoryIndex {
  /**
   * Adds answers of the service, given as they came. Doing it twice changes nothing, and older state
   * never replaces newer. `{ cells: [{ hash, boc }], configs: [{ seqno, boc }] }` adds what API v2 tells of the past
   * and no row has: code and data of past states by hash, and dictionaries of the configuration by the masterchain
   * block from which they hold, both as base64 BOCs.
   * @throws {IngestError} A body is no answer of the service, or a row in it has no key; nothing was stored.
   */
  readonly ingest: (...bodies: readonly unknown[]) => void
  /** Removes all rows; faults stay. */
  readonly clear: () => void
  /** Asks the index as a client asks the service. */
  readonly transport: Transport
  /**
   * Answers `/api/v3/*` as the service would over HTTP: statuses, error texts, older names of routes; and of
   * `/api/v2/*` what rows can tell. A path without an origin will do. Requests that need a node have status 501.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** Makes requests fail on purpose. @returns Ends the fault. */
  readonly fail: (fault: Fault) => () => void
}

/**
 * Makes an index in memory. What it was not given does not exist: every question is answered. For tests,
 * stories, demos and servers that serve a small world.
 * @param bodies Answers of the service, such as `{ transactions: […] }`; see `ingest`.
 * @throws {IngestError} A body is no answer of the service, or a row in it has no key.
 * @example
 * const index = createMemoryIndex([{ transactions: [transaction] }])
 * const client = createClient({ network: 'mainnet', transport: index.transport })
 */
export function createMemoryIndex(bodies: Iterable<unknown> = [], options: MemoryIndexOptions = {}): MemoryIndex {
  const { testOnly = false, version = '1.2', now = () => Date.now() / 1000, latency = 0 } = options
  const compareHashes = options.compareHashes ?? defaultHashOrder
  const answering: AnswerOptions = { testOnly, now, sorting: { compareHashes, sort: createSort(compareHashes) } }
  const known = { version, stated: statedVersions[version] }
  const faults = createFaults()
  const store = new Store(version)
  store.ingest(bodies)

  /** Waits as long as a request takes. @returns The fault of the request. */
  async function meetFault(
    request: Pick<ReadRequest, 'endpoint' | 'params'>,
    signal: AbortSignal | undefined,
  ): Promise<Fault | undefined> {
    const fault = faults.take(request)
    await pause(latency + (fault?.delay ?? 0), signal)
    signal?.throwIfAborted()
    return fault
  }

  /** @returns Nothing for a connection that fails. */
  async function respond(request: Request): Promise<Response | undefined> {
    request.signal.throwIfAborted()
    const read = await readRequest(request, version, pastTable)
    const fault = await meetFault(read, request.signal)
    if (fault?.drop === true) return undefined
    if (fault?.status !== undefined) {
      const { status, text, retryAfter } = fault
      return reply(
        status,
        faultBody(status, text),
        retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      )
    }
    const body = answerFromMemory(store, read.endpoint.name, read.params, answering, read.without)
    return reply(200, read.present(await finish(read, body)))
  }

  function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
    const date = new Date(now() * 1000).toUTCString()
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', Date: date, 'X-API-Version': statedVersions[version], ...headers },
    })
  }

  return {
    ingest: (...given) => store.ingest(given),
    clear: () => store.clear(),
    fail: (fault) => faults.add(fault),
    transport: {
      name: 'memory',
      version: { current: () => known, subscribe: () => () => undefined },
      async request(endpoint, params, { signal } = {}) {
        signal?.throwIfAborted()
        const { since = version } = endpoint
        if (!isSince(version, since)) throw new ServiceVersionError(endpoint.name, since, statedVersions[version])
        try {
          const read = { endpoint, params: readParams(endpoint, params, { version }) }
          const fault = await meetFault(read, signal)
          const error = fault && faultError(fault, endpoint.path)
          if (error !== undefined) throw error
          const body = copyJson(await finish(read, answerFromMemory(store, endpoint.name, read.params, answering)))
          return { body, origin: { source: 'service', asOf: now(), transport: 'memory' } }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          throw new HttpError(endpoint.path, error.status, httpErrorKind(error.status, error.text), error.text)
        }
      },
    },
    async fetch(input, init) {
      const target = typeof input === 'string' ? new URL(input, 'http://memory.invalid') : input
      const request = new Request(target, init)
      const response = await respond(request).catch((error: unknown) => {
        request.signal.throwIfAborted()
        const refuse = (status: number, text: string) =>
          reply(status, request.url.includes(`${v2Root}/`) ? writeRefusal(status, text) : { error: text })
        if (error instanceof Refusal) return refuse(error.status, error.text)
        if (error instanceof NotMirroredError) return refuse(501, error.message)
        return refuse(500, `internal server error: ${error instanceof Error ? error.message : String(error)}`)
      })
      if (response === undefined) throw new TypeError('Failed to fetch')
      return response
    },
  }
}

/** Finishes an answer whose rule needs code that most indexes never run. */
async function finish({ endpoint, params }: Pick<ReadRequest, 'endpoint' | 'params'>, body: unknown): Promise<unknown> {
  if (endpoint.name !== past.configParamAt.name) return body
  return (await import('../../service/rules/v2/pickParameter.ts')).pickParameter(body, params)
}

/** A deep copy of plain JSON: callers may change answers, and rows must stay as they are. */
function copyJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson) as Value
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const part = copyJson((value as Record<string, unknown>)[name])
    // Assigned, this name would change the prototype.
    if (name === '__proto__') Object.defineProperty(copy, name, { value: part, ...plainProperty })
    else copy[name] = part
  }
  return copy as Value
}

const plainProperty = { writable: true, enumerable: true, configurable: true }
