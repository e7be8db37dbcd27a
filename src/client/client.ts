import type { AnyEndpoint, Endpoint } from '../endpoints/endpoint.ts'
import { type CheckedAnswer, checkAnswer } from './checks/checkAnswer.ts'
import { checkParams } from './checks/checkParams.ts'
import { type Issue, NotMirroredError, ResponseShapeError } from './errors.ts'
import { TonlensError } from '../ton/errors.ts'
import { http, type ServiceOptions } from './transports/http.ts'
import { createNameStore, type NameStore } from './names.ts'
import { type Network, type NetworkName, networks } from './transports/networks.ts'
import { type ClientEvent, createObservers, type ObservedCall } from './observe.ts'
import type { Answer, Origin } from './origin.ts'
import type { LocalSource, Queue, Transport, TransportInit } from './transports/transport.ts'

/** Options of {@link createClient}. */
export interface ClientOptions extends ServiceOptions {
  /** A public network by name, or any deployment of the index: your own, a provider's, a proxy. */
  readonly network: NetworkName | Network
  /**
   * Where answers come from: a transport in place of the service (which then is not asked, so that
   * the options of the service have no effect), or a function that puts one before it.
   * @example transport: (service) => mirrored(openMirror({ name: 'mainnet' }), service)
   * @default the service
   */
  readonly transport?: Transport | ((service: Transport) => Transport) | undefined
  /** Refuse answers that differ from the documented shape. @default false */
  readonly strict?: boolean | undefined
  /** Told once of each place where answers differ from the documented shape. */
  readonly onMismatch?: ((mismatch: Mismatch) => void) | undefined
}

/** Where an answer differs from the documented shape. */
export interface Mismatch {
  /** Name of the endpoint. */
  readonly endpoint: string
  /** Differences that have not been told before. */
  readonly issues: readonly Issue[]
}

/** A result of the client and where it came from. */
export interface TypedAnswer<Result> {
  /** The checked answer body. */
  readonly data: Result
  readonly origin: Origin
}

/** Options of one request of a client. */
export interface CallInit<Result> extends Omit<TransportInit, 'onNewer'> {
  /** Called with the service's answer after an older one of the mirror was returned. */
  readonly onNewer?: ((answer: TypedAnswer<Result>) => void) | undefined
}

/** Asks one network. */
export interface Client {
  /** Identity of the data source; the first part of every query key. */
  readonly key: string
  readonly network: Network
  /** What accounts are called, learned from every answer. */
  readonly names: NameStore
  /** Requests that wait for the rate limit. */
  readonly queue: Queue
  /** The service itself, for what must not come from a mirror, such as the filling of one. */
  readonly service: Transport
  /** Present where answers may come from this browser. */
  readonly local: LocalSource | undefined
  /** Calls `listener` at everything that happens in this client. @returns The way to stop. */
  readonly observe: (listener: (event: ClientEvent) => void) => () => void
  /**
   * Sends one request and returns its result.
   * @throws {InvalidParamsError} The parameters are invalid; nothing was sent.
   * @throws {HttpError | TimeoutError | NetworkError} The service refused, or could not be reached.
   * @throws {NotMirroredError} The policy excludes the service, and no mirror holds the answer.
   * @throws {ResponseShapeError} The answer is unusable, or differs from its schema and the client is strict.
   * @throws the signal's reason, when it is aborted.
   */
  request<Params, Result>(
    endpoint: Endpoint<Params, Result>,
    params: Params,
    init?: CallInit<Result>,
  ): Promise<Result>
  /**
   * Sends one request like {@link Client.request}, and returns the origin of the answer too.
   * @example const { data, origin } = await client.ask(transactions, { hash: [hash] })
   */
  ask<Params, Result>(
    endpoint: Endpoint<Params, Result>,
    params: Params,
    init?: CallInit<Result>,
  ): Promise<TypedAnswer<Result>>
}

/** Places told by one client; beyond, a hostile service could fill the memory with them. */
const mostTold = 1000

const nobodyWaits: Queue = { length: () => 0, subscribe: () => () => {} }

/**
 * Makes a client. Make one per network and keep it: it holds the rate limit and the names.
 * @throws {TonlensError} an option is of no use.
 */
export function createClient(options: ClientOptions): Client {
  const { network: given, transport: wanted, strict = false, onMismatch, ...service } = options
  const network = networkOf(given)
  const { observe, tell } = createObservers()
  const source =
    typeof wanted === 'object'
      ? wanted
      : http({ ...service, baseUrl: network.baseUrl, observer: tell })
  const transport = typeof wanted === 'function' ? wanted(source) : source
  const names = createNameStore()
  const told = new Set<string>()
  /** Check results by response: several callers may share one. */
  const checked = new WeakMap<object, CheckedAnswer>()
  let asked = 0

  function check(endpoint: AnyEndpoint, response: unknown, order: number): CheckedAnswer {
    const isObject = typeof response === 'object' && response !== null
    const known = isObject ? checked.get(response) : undefined
    if (known !== undefined) return known
    const result = checkAnswer(endpoint, response)
    if (isObject) checked.set(response, result)
    names.harvest(result.answer, order)
    report(endpoint, result.issues)
    return result
  }

  function report(endpoint: AnyEndpoint, found: readonly Issue[]): void {
    const issues = found.filter((issue) => {
      const place = `${endpoint.name} ${issue.path.map(placeOf).join('.')}`
      return !told.has(place) && told.size < mostTold && told.add(place)
    })
    if (issues.length > 0) {
      onMismatch?.({ endpoint: endpoint.name, issues })
      tell({ type: 'mismatch', at: Date.now(), endpoint, issues })
    }
  }

  /** Checks an answer of the transport and learns from it. */
  async function finish(call: ObservedCall, answer: Answer, order: number): Promise<TypedAnswer<unknown>> {
    const { endpoint } = call
    const { body, origin, response = body } = answer
    // Names from a mirror only fill gaps: the service may have sent newer ones already.
    const { answer: repaired, issues } = check(endpoint, response, origin.source === 'mirror' ? 0 : order)
    if (strict && issues.length > 0) throw new ResponseShapeError(endpoint.path, issues)
    const data = response === body ? repaired : ownRows(endpoint, repaired, body)
    tell({ ...call, type: 'answer', at: Date.now(), answer: data, origin })
    return { data, origin }
  }

  async function ask<Params, Result>(
    row: Endpoint<Params, Result>,
    params: Params,
    init: CallInit<Result> = {},
  ): Promise<TypedAnswer<Result>> {
    const endpoint = row as unknown as AnyEndpoint
    const order = ++asked
    const { policy } = init
    const startedAt = Date.now()
    const call: ObservedCall = { call: order, endpoint, params, policy, startedAt }
    tell({ ...call, type: 'call', at: startedAt })
    try {
      const wire = checkParams(endpoint, params)
      if (policy === 'mirror-only' && transport.local === undefined) {
        throw new NotMirroredError(endpoint.name, 'this client has no mirror')
      }
      const { onNewer, ...rest } = init
      const newer =
        onNewer &&
        (async (answer: Answer) => onNewer((await finish(call, answer, ++asked)) as TypedAnswer<Result>))
      const answer = await transport.request(endpoint, wire, { ...rest, onNewer: newer })
      return (await finish(call, answer, order)) as TypedAnswer<Result>
    } catch (error) {
      tell({ ...call, type: 'failure', at: Date.now(), error })
      throw error
    }
  }

  return {
    key: `${network.name} ${network.baseUrl}`,
    network,
    names,
    queue: transport.queue ?? nobodyWaits,
    service: source,
    local: transport.local,
    observe,
    ask,
    request: async (endpoint, params, init) => (await ask(endpoint, params, init)).data,
  }
}

function networkOf(given: NetworkName | Network): Network {
  const network: Network | undefined = typeof given === 'string' ? networks[given] : given
  if (typeof network?.baseUrl === 'string') {
    return { ...network, baseUrl: network.baseUrl.replace(/\/+$/, '') }
  }
  const known = Object.keys(networks).join(' or ')
  throw new TonlensError(`network is unknown: give ${known}, or { name, baseUrl }.`)
}

/** The checked answer, with the rows of this caller. */
function ownRows({ plural }: AnyEndpoint, checked: unknown, picked: unknown): unknown {
  const rows = plural?.rows ?? ''
  return { ...(checked as object), [rows]: (picked as Readonly<Record<string, unknown>>)[rows] }
}

/** Rows of one list, or of one map by address, are one place. */
function placeOf(key: PropertyKey): string {
  return typeof key === 'number' || String(key).length > 40 ? '*' : String(key)
}
