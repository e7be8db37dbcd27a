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
import { findKeepTime } from './keepTime.ts'
import { createEtag, createKeptAnswers, type KeptAnswer } from './keptAnswers.ts'
import type { AnsweredVisit, GatewayNetwork, GatewayOptions, VisitorInfo } from './options.ts'
import { corsHeaders, replyJson, replyKept, replyOwn, replyPreflight } from './reply.ts'
import { type Cluster, joinCluster } from './shared/cluster.ts'
import { createSharedBucket } from './shared/sharedBucket.ts'
import { type GatewayPath, type RoutedRequest, routeRequest, splitPath } from './routes.ts'
import { createUpstream, type Upstream } from './upstream.ts'

/** A gateway: one place that holds the key of a service and answers all visitors. */
export interface Gateway {
  /**
   * Answers a request of a visitor, as web servers of Node, Bun, Deno and Workers hand it over. It never rejects.
   * @param info What the server knows of the visitor.
   */
  (request: Request, info?: VisitorInfo): Promise<Response>
  /** Tells how the gateway is. It contains no keys and nothing about visitors. */
  readonly health: () => GatewayHealth
  /** Ends what runs in the background. Requests that come later are refused. */
  readonly close: () => Promise<void>
}

/** How a gateway is. */
export interface GatewayHealth {
  /** `degraded` while Redis is gone or a service does not answer: visitors are answered more slowly, or from memory. */
  readonly status: 'ok' | 'degraded'
  /** `gone`: this instance has its share of each limit, and no streams of other instances. */
  readonly redis: 'none' | 'connected' | 'gone'
  /** Number of instances, this one included. */
  readonly instances: number
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
  const cluster =
    options.redis === undefined
      ? undefined
      : joinCluster(options.redis, keyPrefix, options.instances ?? 1, () => undefined)
  const networks = new Map(
    Object.entries(options.networks).map(([name, network]) => [name, openNetwork(name, network, cluster)]),
  )
  const names = [...networks.keys()]
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
    const { upstream } = networks.get(path.network) as OpenNetwork
    try {
      const routed = await routeRequest(path, request, upstream.version.current()?.version)
      visit.endpoint = routed.endpoint.name
      if (routed.endpoint.path === '/message' && !sending) return replyOwn(403, 'This gateway sends no messages', cors)
      return await answerRouted(path, routed, upstream, request, cors, visit)
    } catch (error) {
      return refuse(error, cors, upstream)
    }
  }

  async function answerRouted(
    { network }: GatewayPath,
    routed: RoutedRequest,
    upstream: Upstream,
    request: Request,
    cors: Readonly<Record<string, string>>,
    visit: { from: AnsweredVisit['from'] },
  ): Promise<Response> {
    const { endpoint, params } = routed
    const stated = upstream.version.current()?.stated
    const headers = stated === undefined ? cors : { ...cors, 'X-API-Version': stated }
    const key = JSON.stringify([network, endpoint.method, endpoint.path, routed.isPlain, params])
    const known = endpoint.kind === 'mutation' ? undefined : await kept.find(key, 0)
    if (known !== undefined) {
      visit.from = 'memory'
      return replyKept(known, request, headers)
    }
    if (upstream.scheduler.queue.length() >= maxQueue)
      return replyOwn(429, 'Ratelimit exceed', { ...cors, 'Retry-After': '5' })
    visit.from = 'service'
    const found = await askService(routed, upstream, request.signal)
    if (found.until > 0) kept.keep(key, found)
    return found.until > 0 ? replyKept(found, request, headers) : replyJson(found.status, found.text, headers)
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
    const name = options.visitor?.(request, info) ?? info.address ?? 'all'
    try {
      await visitorLimit.consume(name)
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
    const states = [...networks].map(([name, { upstream, rate }]) => {
      const state: NetworkHealth = {
        queue: upstream.scheduler.queue.length(),
        lastResponse: upstream.lastResponse(),
        reachable: upstream.isReachable(),
        rate: cluster === undefined || cluster.isShared() ? rate : rate / cluster.instances(),
        visitors: 0,
      }
      return [name, state] as const
    })
    const isOk = redis !== 'gone' && states.every(([, { reachable }]) => reachable)
    return {
      status: isOk ? 'ok' : 'degraded',
      redis,
      instances: cluster?.instances() ?? 1,
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
    async close() {
      isClosed = true
      await cluster?.close()
    },
  })
}

interface OpenNetwork {
  readonly upstream: Upstream
  /** Requests per second of all instances. */
  readonly rate: number
}

/** @throws {TonlensError} An option of the network is invalid. */
function openNetwork(name: string, network: GatewayNetwork, cluster: Cluster | undefined): OpenNetwork {
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
  return { upstream: createUpstream({ ...network, baseUrl }, bucket), rate }
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
