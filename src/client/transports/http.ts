import { createBucket } from '../limits/bucket.ts'
import { currentAnswer } from '../origin.ts'
import { TonlensError } from '../../ton/errors.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import { mergeRequests, type Send } from './merge.ts'
import type { ServiceEvent } from '../observe.ts'
import { createScheduler, type Scheduler } from '../limits/scheduler.ts'
import type { Transport } from './transport.ts'
import { roomForQuery } from './url.ts'

/** How the service is asked. */
export interface ServiceOptions {
  /** API key, or where to get it each time: keys rotate. A key in a page's code is public. */
  readonly apiKey?: ExchangeOptions['apiKey']
  /**
   * `query` spares browsers a preflight per request; `header` keeps the key out of logs.
   * @default 'query' in browsers, 'header' elsewhere
   */
  readonly apiKeyIn?: 'query' | 'header' | undefined
  /**
   * Requests a second, for all tabs together; `Infinity` for no limit.
   * @default 1 without a key, 10 with one
   */
  readonly rate?: number | undefined
  /**
   * Milliseconds until the whole answer of a request has to be there; a late one is not repeated.
   * @default 20000
   */
  readonly timeout?: number | undefined
  /**
   * First pause after a failure, in milliseconds; each further one is twice as long.
   * @default 1000
   */
  readonly backoff?: number | undefined
  /** @default the global `fetch` */
  readonly fetch?: typeof fetch | undefined
}

/** Options of {@link http}. */
export interface HttpOptions extends ServiceOptions {
  /** Where the routes begin, such as `https://host/api/v3`. */
  readonly baseUrl: string
  /** Told of every request that is sent, and of its end. */
  readonly observer?: ((event: ServiceEvent) => void) | undefined
}

/**
 * The service over HTTP: keeps its rate limit, joins requests, retries what may pass.
 * @throws {TonlensError} an option is of no use.
 */
export function http(options: HttpOptions): Transport {
  const { apiKey, timeout = 20_000, backoff = 1000, observer: tell } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const { rate = apiKey === undefined ? 1 : 10 } = options
  if (!(rate > 0)) throw new TonlensError(`rate is ${rate}: give the requests a second, above 0.`)
  const apiKeyIn = options.apiKeyIn ?? (typeof location === 'undefined' ? 'header' : 'query')
  // Read at each call, so that what replaces the global one later is used.
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  const scheduler = schedulerFor(hostOf(baseUrl), rate)
  let sent = 0
  const sendOnce: Send = async (endpoint, params, signal, arrived, turn) => {
    const request = ++sent
    tell?.({ type: 'request', at: Date.now(), request, endpoint, params, ...turn })
    const target = { baseUrl, apiKey, apiKeyIn, timeout, fetch: send }
    try {
      const body = await exchange(target, endpoint, params, signal, arrived)
      tell?.({ type: 'response', at: Date.now(), request })
      return currentAnswer(body)
    } catch (error) {
      tell?.({ type: 'response', at: Date.now(), request, error })
      throw error
    }
  }
  const merged = mergeRequests(scheduler, sendOnce, backoff, (endpoint) => roomForQuery(baseUrl, endpoint))
  return { name: 'http', queue: scheduler.queue, request: merged }
}

/** The service counts by host, whoever asks: clients of one host wait in one line. */
const schedulers = new Map<string, Scheduler>()

function schedulerFor(host: string, rate: number): Scheduler {
  const name = `tonlens ${host} ${rate}`
  const scheduler = schedulers.get(name) ?? createScheduler(createBucket(name, rate))
  schedulers.set(name, scheduler)
  return scheduler
}

function hostOf(baseUrl: string): string {
  try {
    return new URL(baseUrl, globalThis.location?.href).host
  } catch {
    throw new TonlensError(
      `baseUrl is ${JSON.stringify(baseUrl)}: give the whole address, such as https://host/api/v3.`,
    )
  }
}
