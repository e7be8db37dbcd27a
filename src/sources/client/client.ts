import type { AnyEndpoint, Endpoint } from '../../service/endpoints/endpoint.ts'
import { type CheckedAnswer, type CheckedRow, checkAnswer } from './checks/checkAnswer.ts'
import { checkParams } from './checks/checkParams.ts'
import { type Issue, NotMirroredError, ResponseShapeError } from './errors.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { notify as callListener } from './createListeners.ts'
import { http, type ServiceOptions } from './transports/http.ts'
import type { VersionStore } from './transports/version.ts'
import { createNameStore, type NameStore } from './names.ts'
import { type Network, type NetworkName, networks } from './transports/networks.ts'
import { type ClientEvent, createObservers, type ObservedRequest } from './observe.ts'
import type { Answer, Origin } from './origin.ts'
import type { LeaveOutOptions, LocalSource, RequestQueue, Transport, TransportInit } from './transports/transport.ts'

/** Options of {@link createClient}. */
export interface ClientOptions extends ServiceOptions, LeaveOutOptions {
  /** A public network by name, or any deployment of the index: your own, a provider's, a proxy. */
  readonly network: NetworkName | Network
  /**
   * Source of the answers: a transport that replaces the service, so that the options of the service
   * have no effect, or a function that returns one in front of the service.
   * @default the service
   * @example
   * createClient({ network: 'mainnet', transport: (service) => mirrored(openMirror({ name: 'mainnet' }), service) })
   */
  readonly transport?: Transport | ((service: Transport) => Transport) | undefined
  /**
   * Identity of the answers: the first part of every query key. Clients with one key share cached answers, such as
   * that of a server, and that of a browser which has a mirror in front of the same service; any others need different
   * keys.
   * @default the network, its addresses, the names of the transports, and what is left out
   */
  readonly key?: string | undefined
  /** Throws for answers that differ from the documented shape. @default false */
  readonly strict?: boolean | undefined
  /** Called once for each place where answers or events differ from the documented shape. */
  readonly onMismatch?: ((mismatch: Mismatch) => void) | undefined
}

/** Places where an answer differs from the documented shape. */
export interface Mismatch {
  /** Name of the endpoint, or of the event of the stream. */
  readonly endpoint: string
  /** Differences that were not reported before. */
  readonly issues: readonly Issue[]
}

/** A result of the client and where it came from. */
export interface TypedAnswer<Result> {
  /** The checked answer body. */
  readonly data: Result
  readonly origin: Origin
}

/** Options of one request of a client. */
export interface RequestOptions<Result> extends Omit<TransportInit, 'onNewer' | 'network'> {
  /** Called with the service's answer after an older one of the mirror was returned. */
  readonly onNewer?: ((answer: TypedAnswer<Result>) => void) | undefined
}

/** Client of one network. */
export interface Client {
  /** Identity of the data source; the first part of every query key. */
  readonly key: string
  readonly network: Network
  /** Names of accounts, learned from all answers. */
  readonly names: NameStore
  /** Requests that are waiting for the rate limit. */
  readonly queue: RequestQueue
  /** Transport of the service without a mirror, such as for filling one. */
  readonly service: Transport
  /** Present if answers may come from this browser. */
  readonly local: LocalSource | undefined
  /** Version of the service: what it states in `X-API-Version`, else what its routes tell. */
  readonly version: VersionStore
  /** Calls `listener` for each event of this client. @returns A function that stops it. */
  readonly observe: (listener: (event: ClientEvent) => void) => () => void
  /**
   * Sends one request and returns its result.
   * @throws {InvalidParamsError} The parameters are invalid; nothing was sent.
   * @throws {HttpError | TimeoutError | NetworkError} The service refused, or could not be reached.
   * @throws {ServiceVersionError} The service is older than the endpoint.
   * @throws {NotMirroredError} The policy excludes the service, and no mirror holds the answer.
   * @throws {ResponseShapeError} The answer is unusable, or differs from its schema and the client is strict.
   * @throws the signal's reason, when it is aborted.
   */
  request<Params, Result>(
    endpoint: Endpoint<Params, Result>,
    params: Params,
    init?: RequestOptions<Result>,
  ): Promise<Result>
  /**
   * Sends one request like {@link Client.request}, and returns the origin of the answer too.
   * @example
   * import { transactions } from 'tonlens/endpoints'
   * const { data, origin } = await client.ask(transactions, { hash: [hash] })
   */
  ask<Params, Result>(
    endpoint: Endpoint<Params, Result>,
    params: Params,
    init?: RequestOptions<Result>,
  ): Promise<TypedAnswer<Result>>
  /**
   * Checks data that did not come from a request, such as an event of the stream, like an answer:
   * repairs empty lists, learns names, and reports differences from the documented shape.
   * @throws {ResponseShapeError} The data is unusable, or differs and the client is strict.
   */
  check<Result>(row: CheckedRow & Pick<Endpoint<never, Result>, 'result'>, data: unknown): Result
}

/** Most places that one client reports: a hostile service could fill the memory with them. */
const maxReported = 1000

const unknownVersion: VersionStore = { current: () => undefined, subscribe: () => () => {} }
const emptyQueue: RequestQueue = { length: () => 0, subscribe: () => () => {} }

/**
 * Creates a client. Create one for each network and reuse it: it holds the rate limit and the names.
 * @throws {TonlensError} An option is invalid.
 * @example const client = createClient({ network: 'mainnet' })
 */
export function createClient(options: ClientOptions): Client {
  const {
    network: given,
    key,
    transport: wanted,
    strict = false,
    onMismatch,
    noAddressBook,
    noMetadata,
    ...service
  } = options
  const network = resolveNetwork(given)
  const { observe, notify } = createObservers()
  const source =
    typeof wanted === 'object'
      ? wanted
      : http({
          ...service,
          baseUrl: network.baseUrl,
          emulateUrl: network.emulateUrl,
          v2Url: network.v2Url,
          observer: notify,
        })
  const transport = typeof wanted === 'function' ? wanted(source) : source
  const names = createNameStore()
  const reported = new Set<string>()
  /** Check results by response: several callers may share one. */
  const checked = new WeakMap<object, CheckedAnswer>()
  let requests = 0

  function checkOnce(endpoint: CheckedRow, response: unknown, order: number): CheckedAnswer {
    const isObject = typeof response === 'object' && response !== null
    const known = isObject ? checked.get(response) : undefined
    if (known !== undefined) return known
    const result = checkAnswer(endpoint, response)
    if (isObject) checked.set(response, result)
    names.harvest(result.answer, order)
    report(endpoint, result.issues)
    return result
  }

  function report(endpoint: CheckedRow, found: readonly Issue[]): void {
    const issues = found.filter((issue) => {
      const place = `${endpoint.name} ${issue.path.map(describeKey).join('.')}`
      return !reported.has(place) && reported.size < maxReported && reported.add(place)
    })
    if (issues.length > 0) {
      callListener(onMismatch, { endpoint: endpoint.name, issues })
      notify({ type: 'mismatch', at: Date.now(), endpoint, issues })
    }
  }

  /** Checks an answer of the transport and learns from it. */
  async function finish(request: ObservedRequest, answer: Answer, order: number): Promise<TypedAnswer<unknown>> {
    const { endpoint } = request
    const { body, origin, response = body } = answer
    // Names from a mirror only fill gaps: the service may have sent newer ones already.
    const { answer: repaired, issues } = checkOnce(endpoint, response, origin.source === 'mirror' ? 0 : order)
    if (strict && issues.length > 0) throw new ResponseShapeError(endpoint.path, issues)
    const data = response === body ? repaired : pickOwnRows(endpoint, repaired, body)
    notify({ ...request, type: 'answer', at: Date.now(), answer: data, origin })
    return { data, origin }
  }

  async function ask<Params, Result>(
    row: Endpoint<Params, Result>,
    params: Params,
    init: RequestOptions<Result> = {},
  ): Promise<TypedAnswer<Result>> {
    const endpoint = row as unknown as AnyEndpoint
    const order = ++requests
    const { policy } = init
    const startedAt = Date.now()
    const request: ObservedRequest = { id: order, endpoint, params, policy, startedAt }
    notify({ ...request, type: 'start', at: startedAt })
    try {
      const wire = checkParams(endpoint, params)
      if (policy === 'mirror-only' && transport.local === undefined) {
        throw new NotMirroredError(endpoint.name, 'this client has no mirror')
      }
      const { onNewer, ...rest } = init
      const newer =
        onNewer &&
        (async (answer: Answer) => onNewer((await finish(request, answer, ++requests)) as TypedAnswer<Result>))
      const answer = await transport.request(endpoint, wire, {
        ...rest,
        network: network.name,
        noAddressBook: rest.noAddressBook ?? noAddressBook,
        noMetadata: rest.noMetadata ?? noMetadata,
        onNewer: newer,
      })
      return (await finish(request, answer, order)) as TypedAnswer<Result>
    } catch (error) {
      notify({ ...request, type: 'failure', at: Date.now(), error })
      throw error
    }
  }

  return {
    key: key ?? describeSource(network, transport, { noAddressBook, noMetadata }),
    network,
    names,
    queue: transport.queue ?? emptyQueue,
    service: ofNetwork(source, network.name),
    local: transport.local,
    version: transport.version ?? source.version ?? unknownVersion,
    observe,
    ask,
    check(row, data) {
      try {
        const { answer, issues } = checkOnce(row, data, 0)
        if (strict && issues.length > 0) throw new ResponseShapeError(row.path, issues)
        return answer as never
      } catch (error) {
        if (error instanceof ResponseShapeError) report(row, error.issues)
        throw error
      }
    },
    request: async (endpoint, params, init) => (await ask(endpoint, params, init)).data,
  }
}

/** A transport that names its network, so that a mirror of another one refuses it. */
function ofNetwork(source: Transport, name: string): Transport {
  if (source.network !== undefined) return source
  const { queue, local, version } = source
  return {
    name: source.name,
    network: name,
    queue,
    local,
    version,
    request: (endpoint, params, init) => source.request(endpoint, params, init),
  }
}

function resolveNetwork(given: NetworkName | Network): Network {
  const network: Network | undefined = typeof given === 'string' ? networks[given] : given
  if (typeof network?.baseUrl === 'string') {
    return { ...network, baseUrl: network.baseUrl.replace(/\/+$/, '') }
  }
  const known = Object.keys(networks).join(' or ')
  throw new TonlensError(
    `The option network is invalid, so the client has no address: pass ${known}, or { name, baseUrl }.`,
  )
}

/** The service itself has no name here, and other sources come first: no key is the beginning of another one. */
function describeSource(
  { name, baseUrl, emulateUrl, v2Url }: Network,
  transport: Transport,
  { noAddressBook, noMetadata }: LeaveOutOptions,
): string {
  const source = transport.name === 'http' ? undefined : `${transport.name}:`
  const left = [noAddressBook && 'no address book', noMetadata && 'no metadata']
  return [source, name, baseUrl, emulateUrl, v2Url && `v2 ${v2Url}`, ...left].filter(Boolean).join(' ')
}

/** Returns the checked response with the rows of one caller. */
function pickOwnRows({ plural }: AnyEndpoint, checked: unknown, body: unknown): unknown {
  const rows = plural?.rows ?? ''
  return { ...(checked as object), [rows]: (body as Readonly<Record<string, unknown>>)[rows] }
}

/** Replaces indexes and addresses by `*`: all rows of a list, or of a map by address, are one place. */
function describeKey(key: PropertyKey): string {
  return typeof key === 'number' || String(key).length > 40 ? '*' : String(key)
}

/** Returns options without those that are `undefined`: put over others by a spread, they would hide them. */
export function definedOptions<Options extends object>(options: Options | undefined): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Options>
}
