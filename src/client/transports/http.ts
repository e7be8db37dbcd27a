import { createTokenBucket } from '../limits/bucket.ts'
import { currentAnswer } from '../origin.ts'
import { TonlensError } from '../../ton/errors.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import { mergeRequests, type Send } from './merge.ts'
import type { ServiceEvent } from '../observe.ts'
import { createScheduler, type Scheduler } from '../limits/scheduler.ts'
import type { Transport } from './transport.ts'
import { maxQueryLength } from './url.ts'

/** Options of requests to the service. */
export interface ServiceOptions {
  /** API key, or a function that returns it for each request. A key in the code of a page is public. */
  readonly apiKey?: ExchangeOptions['apiKey']
  /**
   * `query` saves browsers a preflight for each request; `header` keeps the key out of logs.
   * @default 'query' in browsers, 'header' elsewhere
   */
  readonly apiKeyIn?: 'query' | 'header' | undefined
  /**
   * Rate limit in requests per second, shared by all tabs; `Infinity` for none.
   * @default 1 without a key, 10 with one
   */
  readonly rate?: number | undefined
  /**
   * Milliseconds after which a request without a complete answer fails; it is not retried.
   * @default 20000
   */
  readonly timeout?: number | undefined
  /**
   * Pause before the first retry, in milliseconds; each further pause is twice as long.
   * @default 1000
   */
  readonly backoff?: number | undefined
  /** Function that sends requests. @default the global `fetch` */
  readonly fetch?: typeof fetch | undefined
}

/** Options of {@link http}. */
export interface HttpOptions extends ServiceOptions {
  /** Base of all routes, such as `https://host/api/v3`. */
  readonly baseUrl: string
  /** Called for each request that is sent, and for its end. */
  readonly observer?: ((event: ServiceEvent) => void) | undefined
}

/**
 * Creates the transport of the service over HTTP. It keeps the rate limit, joins requests and retries
 * temporary failures.
 * @throws {TonlensError} An option is invalid.
 */
export function http(options: HttpOptions): Transport {
  const { apiKey, timeout = 20_000, backoff = 1000, observer: notify } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const { rate = apiKey === undefined ? 1 : 10 } = options
  if (!(rate > 0)) throw new TonlensError(`The option rate is ${rate}, so no request could be sent: pass requests per second, above 0.`)
  const apiKeyIn = options.apiKeyIn ?? (typeof location === 'undefined' ? 'header' : 'query')
  // Read for each request, so that a later replacement of the global function is used.
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  const scheduler = sharedScheduler(hostName(baseUrl), rate)
  let requests = 0
  const sendOnce: Send = async (endpoint, params, signal, onResponse, sending) => {
    const request = ++requests
    notify?.({ type: 'request', at: Date.now(), request, endpoint, params, ...sending })
    const target = { baseUrl, apiKey, apiKeyIn, timeout, fetch: send }
    try {
      const body = await exchange(target, endpoint, params, signal, onResponse)
      notify?.({ type: 'response', at: Date.now(), request })
      return currentAnswer(body)
    } catch (error) {
      notify?.({ type: 'response', at: Date.now(), request, error })
      throw error
    }
  }
  const merged = mergeRequests(scheduler, sendOnce, backoff, (endpoint) => maxQueryLength(baseUrl, endpoint))
  return { name: 'http', queue: scheduler.queue, request: merged }
}

/** Schedulers by host and rate: the service counts requests by host, so all clients of a host share a queue. */
const schedulers = new Map<string, Scheduler>()

function sharedScheduler(host: string, rate: number): Scheduler {
  const name = `tonlens ${host} ${rate}`
  const scheduler = schedulers.get(name) ?? createScheduler(createTokenBucket(name, rate))
  schedulers.set(name, scheduler)
  return scheduler
}

function hostName(baseUrl: string): string {
  try {
    return new URL(baseUrl, globalThis.location?.href).host
  } catch {
    throw new TonlensError(
      `The option baseUrl is ${JSON.stringify(baseUrl)}, which is not a URL: pass a complete one, such as https://host/api/v3.`,
    )
  }
}
