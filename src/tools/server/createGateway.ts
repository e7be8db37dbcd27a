import { TonlensError } from '../../ton/cells/errors.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import {
  HttpError,
  InvalidParamsError,
  NetworkError,
  ResponseShapeError,
  ResponseSizeError,
  TimeoutError,
} from '../../sources/client/errors.ts'
import { notify } from '../../sources/client/createListeners.ts'
import { createTokenBucket } from '../../sources/client/limits/bucket.ts'
import { defaultRate } from '../../sources/client/limits/sharedScheduler.ts'
import { now } from '../../sources/client/limits/pause.ts'
import { deriveUrl } from '../../sources/client/transports/networks.ts'
import { findKeepTime } from './keepTime.ts'
import { createEtag, createKeptAnswers, type KeptAnswer } from './keptAnswers.ts'
import type { AnsweredVisit, GatewayNetwork, GatewayOptions, VisitorInfo } from './options.ts'
import { corsHeaders, replyJson, replyKept, replyOwn, replyPreflight } from './reply.ts'
import { type Cluster, joinCluster } from './shared/cluster.ts'
import { createSharedBucket, shareRate } from './shared/sharedBucket.ts'
import { createSharedStream } from './shared/sharedStream.ts'
import { createHub, type StreamHub } from './stream/hub.ts'
import { type GatewaySocket, serveEvents, serveSocket, tooManyText } from './stream/serveStream.ts'
import { SubscriptionRefusal } from './stream/wanted.ts'
import { createTouched, type Touched } from './touched.ts'
import { checkAnswer } from '../../sources/client/checks/checkAnswer.ts'
import { createStream } from '../../sources/client/stream/createStream.ts'
import { type GatewayPath, noRoute, readBoundedText, type RoutedRequest, routeRequest, splitPath } from './routes.ts'
import { createUpstream, type Upstream } from './upstream.ts'

/** A gateway: one place that holds the key of a service and answers all visitors. */
export interface Gateway {
  /**
   * Answers a request of a visitor, as web servers of Node, Bun, Deno and Workers hand it over. It never rejects.
   * @param info What the server knows of the visitor.
   */
  (request: Request, info?: VisitorInfo): Promise<Response>
  /**
   * Takes over a WebSocket to `/api/streaming/v2/ws`, after the server has accepted it.
   * @param request The request that opened it.
   */
  readonly connect: (socket: GatewaySocket, request: Request, info?: VisitorInfo) => void
  /** Tells how the gateway is. It contains no keys and nothing about visitors. */
  readonly health: () => GatewayHealth
  /** Ends what runs in the background. Requests that come later are refused. */
  readonly close: () => Promise<void>
}

/** How a gateway is. */
export interface GatewayHealth {
  /**
   * `degraded` while Redis or an instance is gone, or a service does not answer: visitors are answered more slowly, or
   * from memory.
   */
  readonly status: 'ok' | 'degraded'
  /** `gone`: this instance has its share of each limit, and no streams of other instances. */
  readonly redis: 'none' | 'connected' | 'gone'
  /** Number of instances, this one included; the last known one while Redis is gone. */
  readonly instances: number
  /** Number of instances that vanished, or have not come yet: their share of each limit stays free. */
  readonly missing: number
  /** Bytes of the answers that are kept in this process. */
  readonly memory: number
  readonly networks: Readonly<Record<string, NetworkHealth>>
}

/** How one network of a gateway is. */
export interface NetworkHealth {
  /** Requests that wait for the limit of the key. */
  readonly queue: number
  /** Unix milliseconds of the last response of the service; undefined before the first. */
  readonly lastResponse: number | undefined
  /** Whether the last request reached the service. */
  readonly reachable: boolean
  /** Requests per second that this instance may send now. */
  readonly rate: number
  /** Open streams of visitors. */
  readonly visitors: number
  /** Addresses and traces that they watch. */
  readonly watched: number
  /** Whether this instance holds the connection to the Streaming API. */
  readonly leader: boolean
}

/** Start of all keys in Redis. */
const keyPrefix = 'tonlens gateway '
/** Gateways of one process do not share their limits: each has a key of its own. */
let buckets = 0
/** Kept for a moment, because many visitors ask the same. */
const maxRefusalAge = 2
/** Statuses of refusals that depend on the request alone. */
const lastingStatuses = new Set([400, 404, 409, 422])

/**
 * Creates a gateway to one or more networks. It answers the routes of the table only, asks the service within the
 * limit of the key, merges what visitors ask at one time, and keeps answers as long as they can be true.
 * @throws {TonlensError} An option is invalid.
 * @example
 * const gateway = createGateway({ networks: { mainnet: { baseUrl: networks.mainnet.baseUrl, apiKey } } })
 * export default { fetch: (request: Request) => gateway(request) }
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { origins, sending = false, maxQueue = 1000, maxAge = 2, maxMemory = 64 * 1024 * 1024, visitorLimit } = options
  const { maxStreams = 20_000, maxVisitorStreams = 50, maxAddresses = 100, maxBodyTime = 10_000 } = options
  const cluster =
    options.redis === undefined ? undefined : joinCluster(options.redis, keyPrefix, options.instances ?? 1)
  const networks = new Map(
    Object.entries(options.networks).map(([name, network]) => [name, openNetwork(name, network, cluster, maxStreams)]),
  )
  const names = [...networks.keys()]
  /** Number of open streams by visitor. */
  const streams = new Map<string, number>()
  let isClosed = false
  if (names.length === 0) throw new TonlensError('The option networks is empty: pass at least one network.')
  const kept = createKeptAnswers(maxMemory, options.store, (problem) => notify(options.onProblem, problem))

  async function answer(
    request: Request,
    info: VisitorInfo,
    visit: { -readonly [K in keyof AnsweredVisit]: AnsweredVisit[K] },
  ): Promise<Response> {
    const cors = corsHeaders(request, origins)
    if (cors === undefined) return replyOwn(403, 'Origin not allowed', { Vary: 'Origin' })
    const path = splitPath(new URL(request.url).pathname, names)
    if (path === undefined) return refuse(new Refusal(404, `Cannot ${request.method.slice(0, 10)}`), cors)
    visit.network = path.network
    if (isClosed) return replyOwn(503, 'Service Unavailable', { ...cors, 'Retry-After': '1' })
    if (request.method === 'OPTIONS') return replyPreflight(cors)
    const limited = await limitVisitor(request, info)
    if (limited !== undefined) return replyOwn(429, 'Ratelimit exceed', { ...cors, 'Retry-After': String(limited) })
    const network = networks.get(path.network) as OpenNetwork
    const { upstream } = network
    try {
      if (path.service === 'stream') return await answerStream(path.path, network, request, info, cors)
      const routed = await routeRequest(path, request, maxBodyTime, upstream.version.current()?.version)
      visit.endpoint = routed.endpoint.name
      if (routed.endpoint.path === '/message' && !sending) return replyOwn(403, 'This gateway sends no messages', cors)
      return await answerRouted(path, routed, network, request, cors, visit)
    } catch (error) {
      return refuse(error, cors, upstream)
    }
  }

  async function answerRouted(
    { network }: GatewayPath,
    routed: RoutedRequest,
    { upstream, touched }: OpenNetwork,
    request: Request,
    cors: Readonly<Record<string, string>>,
    visit: { from: AnsweredVisit['from'] },
  ): Promise<Response> {
    const { endpoint, params } = routed
    const stated = upstream.version.current()?.stated
    const headers = stated === undefined ? cors : { ...cors, 'X-API-Version': stated }
    const key = JSON.stringify([network, endpoint.method, endpoint.path, routed.isPlain, params])
    const arrived = Date.now() / 1000
    const since = touched.since(params)
    const known = endpoint.kind === 'mutation' ? undefined : await kept.find(key, since)
    if (known !== undefined) {
      visit.from = 'memory'
      return replyKept(known, request, arrived, headers)
    }
    if (upstream.scheduler.queue.length() >= maxQueue)
      return replyOwn(429, 'Ratelimit exceed', { ...cors, 'Retry-After': '5' })
    visit.from = 'service'
    let found = await askService(routed, upstream, request.signal)
    // A request that was under way when something changed does not tell of it.
    if (found.asOf < since && endpoint.kind !== 'mutation') found = await askService(routed, upstream, request.signal)
    if (found.until > 0) kept.keep(key, found)
    return found.until > 0 ? replyKept(found, request, arrived, headers) : replyJson(found.status, found.text, headers)
  }

  async function answerStream(
    path: string,
    { hub }: OpenNetwork,
    request: Request,
    info: VisitorInfo,
    cors: Readonly<Record<string, string>>,
  ): Promise<Response> {
    if (hub !== undefined && path === '/ws' && request.method === 'GET')
      return replyJson(426, '{"error":"Upgrade Required"}', { ...cors, Upgrade: 'websocket' })
    if (hub === undefined || path !== '/sse' || request.method !== 'POST') throw noRoute(request.method, path)
    const body = await readBoundedText(request, maxBodyTime)
    const name = nameVisitor(request, info)
    const leave = takePlace(name)
    try {
      const response = leave && serveEvents(hub, body, maxAddresses, cors, leave)
      if (response !== undefined) return response
      leave?.()
      return replyJson(429, JSON.stringify({ error: tooManyText(hub.visitors()) }), { ...cors, 'Retry-After': '20' })
    } catch (error) {
      leave?.()
      if (!(error instanceof SubscriptionRefusal)) throw error
      return replyJson(400, JSON.stringify({ error: error.message }), cors)
    }
  }

  function nameVisitor(request: Request, info: VisitorInfo): string {
    return options.visitor?.(request, info) ?? info.address ?? 'all'
  }

  /** Counts a stream of a visitor. @returns A function that ends it; undefined if the visitor has too many. */
  function takePlace(name: string): (() => void) | undefined {
    const open = streams.get(name) ?? 0
    if (open >= maxVisitorStreams) return undefined
    streams.set(name, open + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (streams.get(name) ?? 1) - 1
      if (left > 0) streams.set(name, left)
      else streams.delete(name)
    }
  }

  /** Asks the service; a refusal that depends on the request alone is an answer, too. */
  async function askService(
    { endpoint, params, present, isPlain }: RoutedRequest,
    upstream: Upstream,
    signal: AbortSignal,
  ): Promise<KeptAnswer> {
    const askedAt = Date.now() / 1000
    try {
      const { body, text, asOf } = await upstream.ask(endpoint, params, signal)
      const seconds = findKeepTime(endpoint, params, body, maxAge)
      const shown = text !== undefined && isPlain ? text : JSON.stringify(present(body))
      return seconds === 0
        ? { status: 200, text: shown, etag: '', asOf, until: 0 }
        : await finish(200, shown, asOf, seconds)
    } catch (error) {
      const body = error instanceof HttpError ? upstream.refusalBody(error) : undefined
      if (!(error instanceof HttpError) || body === undefined || !lastingStatuses.has(error.status)) throw error
      if (endpoint.kind === 'mutation') throw error
      return await finish(error.status, body, askedAt, Math.min(maxRefusalAge, maxAge))
    }
  }

  async function finish(status: number, text: string, asOf: number, seconds: number): Promise<KeptAnswer> {
    return { status, text, etag: await createEtag(text), asOf, until: asOf + seconds }
  }

  /** @returns Seconds to wait; undefined if the visitor may ask. */
  async function limitVisitor(request: Request, info: VisitorInfo): Promise<number | undefined> {
    if (visitorLimit === undefined) return undefined
    try {
      await visitorLimit.consume(nameVisitor(request, info))
      return undefined
    } catch (rejected) {
      const { msBeforeNext } = rejected as { readonly msBeforeNext?: unknown }
      if (typeof msBeforeNext === 'number') return Math.max(1, Math.ceil(msBeforeNext / 1000))
      // The limiter itself failed: visitors are not to suffer, and the limit of the key still holds.
      notify(options.onProblem, rejected)
      return undefined
    }
  }

  function health(): GatewayHealth {
    const redis = cluster === undefined ? 'none' : cluster.isShared() ? 'connected' : 'gone'
    const [instances, places] = cluster === undefined ? [1, 1] : [cluster.instances(), cluster.places()]
    const states = [...networks].map(([name, { upstream, rate, hub, isLeader }]) => {
      const state: NetworkHealth = {
        queue: upstream.scheduler.queue.length(),
        lastResponse: upstream.lastResponse(),
        reachable: upstream.isReachable(),
        rate: shareRate(rate, redis === 'gone' ? 1 : instances, places),
        visitors: hub?.visitors() ?? 0,
        watched: hub?.watched() ?? 0,
        leader: isLeader(),
      }
      return [name, state] as const
    })
    const isOk = redis !== 'gone' && instances === places && states.every(([, { reachable }]) => reachable)
    return {
      status: isOk ? 'ok' : 'degraded',
      redis,
      instances,
      missing: places - instances,
      memory: kept.size(),
      networks: Object.fromEntries(states),
    }
  }

  const handle = async (request: Request, info: VisitorInfo = {}): Promise<Response> => {
    const begun = now()
    const visit = { network: undefined, endpoint: undefined, from: 'gateway' as const, status: 500, milliseconds: 0 }
    const response = await answer(request, info, visit).catch((problem: unknown) => {
      notify(options.onProblem, problem)
      return replyOwn(500, 'Internal Server Error')
    })
    notify(options.onAnswer, { ...visit, status: response.status, milliseconds: now() - begun })
    return response
  }
  return Object.assign(handle, {
    health,
    connect(socket: GatewaySocket, request: Request, info: VisitorInfo = {}) {
      const path = splitPath(new URL(request.url).pathname, names)
      const hub = path?.service === 'stream' && path.path === '/ws' ? networks.get(path.network)?.hub : undefined
      if (isClosed || hub === undefined || corsHeaders(request, origins) === undefined)
        return socket.close(1008, 'not allowed')
      const leave = takePlace(nameVisitor(request, info))
      if (leave !== undefined) return serveSocket(hub, socket, maxAddresses, leave)
      socket.send(JSON.stringify({ error: tooManyText(maxVisitorStreams) }))
      socket.close(1013, 'too many connections')
    },
    async close() {
      isClosed = true
      for (const { close } of networks.values()) await close()
      await cluster?.close()
    },
  })
}

interface OpenNetwork {
  readonly upstream: Upstream
  /** Requests per second of all instances. */
  readonly rate: number
  /** Undefined if the address of the Streaming API is unknown. */
  readonly hub: StreamHub | undefined
  readonly isLeader: () => boolean
  readonly touched: Touched
  readonly close: () => Promise<void>
}

/** @throws {TonlensError} An option of the network is invalid. */
function openNetwork(
  name: string,
  network: GatewayNetwork,
  cluster: Cluster | undefined,
  maxStreams: number,
): OpenNetwork {
  const baseUrl = network.baseUrl.replace(/\/+$/, '')
  if (!/^[\w-]+$/.test(name))
    throw new TonlensError(
      `The network ${JSON.stringify(name)} has a name that no path can hold: use letters, digits and hyphens.`,
    )
  if (!URL.canParse(baseUrl))
    throw new TonlensError(
      `The baseUrl of ${name} is ${JSON.stringify(baseUrl)}, which is not a URL: pass one such as https://host/api/v3.`,
    )
  const rate = network.rate ?? defaultRate(network.apiKey !== undefined)
  if (!(rate > 0))
    throw new TonlensError(
      `The rate of ${name} is ${rate}, so no request could be sent: pass requests per second, above 0.`,
    )
  const isShared = cluster !== undefined && rate < Infinity
  const bucket = isShared
    ? createSharedBucket(cluster, name, rate)
    : createTokenBucket(`tonlens gateway ${++buckets} ${name}`, rate)
  const upstream = createUpstream({ ...network, baseUrl }, bucket)
  const touched = createTouched()
  const beside = { upstream, rate, touched }
  const url = network.streamUrl ?? deriveUrl(baseUrl, 'streaming/v2')
  if (url === undefined) return { ...beside, hub: undefined, isLeader: () => false, close: () => Promise.resolve() }
  const { apiKey, fetch } = network
  const open = () =>
    createStream({
      url,
      apiKey,
      fetch,
      // Only a WebSocket changes its subscription in place.
      protocol: 'WebSocket' in globalThis ? 'websocket' : 'sse',
      check: (row, data) => checkAnswer(row, data).answer as never,
      takeTurn: upstream.scheduler.takeTurn,
    })
  const shared = cluster && createSharedStream(cluster, name, open)
  const hub = createHub({ stream: shared ?? open(), maxStreams, onTouched: touched.touch })
  return {
    ...beside,
    hub,
    isLeader: () => (shared === undefined ? hub.visitors() > 0 : shared.isLeader()),
    async close() {
      hub.close()
      await shared?.close()
    },
  }
}

/** The response to an error: a refusal as the service wrote it, or one of the gateway. */
function refuse(error: unknown, cors: Readonly<Record<string, string>>, upstream?: Upstream): Response {
  if (error instanceof Refusal) return replyJson(error.status, JSON.stringify({ error: error.text }), cors)
  if (error instanceof HttpError) {
    const body = upstream?.refusalBody(error)
    if (error.kind === 'redirected' || body === undefined) return replyOwn(502, 'Bad Gateway', cors)
    const { retryAfter } = error
    const headers = retryAfter === undefined ? cors : { ...cors, 'Retry-After': String(Math.ceil(retryAfter / 1000)) }
    return isJson(body) ? replyJson(error.status, body, headers) : replyOwn(error.status, error.text, headers)
  }
  if (error instanceof InvalidParamsError) return replyOwn(414, 'URI Too Long: split the request', cors)
  if (error instanceof TimeoutError) return replyOwn(504, 'The service gave no answer in time', cors)
  if (error instanceof NetworkError) return replyOwn(502, 'The service could not be reached', cors)
  if (error instanceof ResponseShapeError || error instanceof ResponseSizeError)
    return replyOwn(502, 'The service gave no usable answer', cors)
  throw error
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
