import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { defaultRate, shareScheduler } from '../limits/sharedScheduler.ts'
import { notify } from '../createListeners.ts'
import type { Answer } from '../origin.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { type ApiKeyOption, createApiKeys } from './apiKey.ts'
import { exchange, MissingKeyError } from './exchange.ts'
import { mergeRequests, type Send } from './merge.ts'
import { deriveUrl } from './networks.ts'
import type { ServiceEvent } from '../observe.ts'
import type { LeaveOutOptions, Params, RequestQueue, Transport } from './transport.ts'
import { createVersionLearner } from './version.ts'
import { maxQueryLength } from './url.ts'

/** Options of requests to the service. */
export interface ServiceOptions {
  /**
   * API key, or a function that returns it for each request. A key in the code of a page is public.
   * Requests with a key follow no redirect.
   */
  readonly apiKey?: ApiKeyOption
  /**
   * `query` saves browsers a preflight for each request; `header` keeps the key out of logs.
   * @default 'query' in browsers, 'header' elsewhere
   */
  readonly apiKeyIn?: 'query' | 'header' | undefined
  /**
   * Rate limit in requests per second, shared by all tabs; `Infinity` for none. If several clients ask
   * one host with a key, or without one, the lowest of their rates applies to all of them.
   * @default 1 without a key, 10 with one
   */
  readonly rate?: number | undefined
  /**
   * Milliseconds after which a request without a complete answer fails; it is not retried. They include
   * the wait for the function `apiKey`.
   * @default 20000
   */
  readonly timeout?: number | undefined
  /**
   * Most bytes of an answer, after decompression. A larger one is a `ResponseSizeError`.
   * @default 67108864, which is 64 MB
   */
  readonly maxResponseSize?: number | undefined
  /**
   * Pause before the first retry, in milliseconds; each further pause is twice as long.
   * @default 1000
   */
  readonly backoff?: number | undefined
  /** Function that sends requests. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Options of {@link http}. */
export interface HttpOptions extends ServiceOptions {
  /** Base of all routes, such as `https://host/api/v3`. */
  readonly baseUrl: string
  /**
   * Base of the emulate service; an API key is sent there too.
   * @default `/emulate/v1` in place of the `/v3` at the end of `baseUrl`
   */
  readonly emulateUrl?: string | undefined
  /**
   * Base of API v2, which has the past; an API key is sent there too.
   * @default `/v2` in place of the `/v3` at the end of `baseUrl`
   */
  readonly v2Url?: string | undefined
  /** Called for each request that is sent, and for its end. */
  readonly observer?: ((event: ServiceEvent) => void) | undefined
}

/**
 * Creates the transport of the service over HTTP. It keeps the rate limit, joins requests and retries
 * temporary failures.
 * @throws {TonlensError} An option is invalid.
 */
export function http(options: HttpOptions): Transport {
  const { apiKey, timeout = 20_000, backoff = 1000, maxResponseSize = 64 * 1024 * 1024, observer } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const emulateUrl = options.emulateUrl?.replace(/\/+$/, '') ?? deriveUrl(baseUrl, 'emulate/v1')
  const v2Url = options.v2Url?.replace(/\/+$/, '') ?? deriveUrl(baseUrl, 'v2')
  const { rate } = options
  if (rate !== undefined && !(rate > 0))
    throw new TonlensError(
      `The option rate is ${rate}, so no request could be sent: pass requests per second, above 0.`,
    )
  if (!(maxResponseSize > 0))
    throw new TonlensError(
      `The option maxResponseSize is ${maxResponseSize}, so no answer could be read: pass bytes, above 0.`,
    )
  const apiKeyIn = options.apiKeyIn ?? (typeof location === 'undefined' ? 'header' : 'query')
  const version = createVersionLearner()
  const keys = createApiKeys(apiKey)
  const target = {
    baseUrl,
    emulateUrl,
    v2Url,
    keys,
    apiKeyIn,
    timeout,
    maxResponseSize,
    fetch: options.fetch,
  }
  let requests = 0

  /** The service counts requests with a key and without one apart, so each has a limit of its own. */
  function openLane(needsKey: boolean) {
    const scheduler = shareScheduler(baseUrl, needsKey, rate ?? defaultRate(needsKey))
    const sendOnce: Send = (...call) => sendObserved(needsKey, ...call)
    return {
      scheduler,
      request: mergeRequests(scheduler, sendOnce, backoff, (endpoint) => maxQueryLength(baseUrl, endpoint)),
    }
  }

  async function sendObserved(
    needsKey: boolean,
    ...[endpoint, params, signal, onResponse, attempted]: Parameters<Send>
  ): Promise<Answer> {
    const request = ++requests
    const sentAt = Date.now()
    notify(observer, { type: 'request', at: sentAt, request, endpoint, params, ...attempted })
    let age = 0
    try {
      const body = await exchange({ ...target, needsKey }, endpoint, params, signal, (response) => {
        onResponse()
        version.learn(endpoint, response.ok, response.headers.get('X-API-Version'))
        // A gateway or a cache on the way gives what it has kept.
        age = Math.max(0, Number(response.headers.get('Age'))) || 0
      })
      notify(observer, { type: 'response', at: Date.now(), request })
      // The service read its state at some time after the request was sent.
      return { body, origin: { source: 'service', asOf: sentAt / 1000 - age, transport: 'http' } }
    } catch (cause) {
      const error = version.explain(endpoint, cause)
      notify(observer, { type: 'response', at: Date.now(), request, error })
      throw error
    }
  }

  const first = openLane(keys.expected())
  // A function may give a key to one request and none to the next; a text never changes.
  const keyless = typeof apiKey === 'function' ? openLane(false) : first
  return {
    name: 'http',
    queue: first === keyless ? first.scheduler.queue : joinQueues(first.scheduler.queue, keyless.scheduler.queue),
    version,
    async request(endpoint, params, init) {
      version.check(endpoint)
      const call = [endpoint, { ...params, ...leaveOutParams(endpoint, init) }, init] as const
      try {
        return await (keys.expected() ? first : keyless).request(...call)
      } catch (error) {
        if (!(error instanceof MissingKeyError)) throw error
        return keyless.request(...call)
      }
    },
  }
}

/** Returns the query form of the service's switches, which needs no preflight as their header form does. */
function leaveOutParams({ method, service }: AnyEndpoint, { noAddressBook, noMetadata }: LeaveOutOptions = {}): Params {
  if (method !== 'GET' || service !== undefined) return {}
  return { ...(noAddressBook && { x_no_address_book: true }), ...(noMetadata && { x_no_metadata: true }) }
}

function joinQueues(...queues: readonly RequestQueue[]): RequestQueue {
  return {
    length: () => queues.reduce((sum, queue) => sum + queue.length(), 0),
    subscribe(listener) {
      const stops = queues.map((queue) => queue.subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
  }
}
