import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import { isObject } from '../../service/rows/readRow.ts'
import type { ServiceVersion } from '../../service/rows/version.ts'
import { findRule } from '../../service/rules/index.ts'
import { defaultHashOrder } from '../../service/rules/order.ts'
import type { HttpError } from '../../sources/client/errors.ts'
import { createHttpError } from '../../sources/client/checks/refusal.ts'
import type { TokenBucket } from '../../sources/client/limits/bucket.ts'
import { createScheduler, type Scheduler } from '../../sources/client/limits/scheduler.ts'
import { createApiKeys } from '../../sources/client/transports/apiKey.ts'
import { exchangeText, openAnswer } from '../../sources/client/transports/exchange.ts'
import { mergeRequests } from '../../sources/client/transports/merge.ts'
import type { Params } from '../../sources/client/transports/transport.ts'
import { deriveUrl } from '../../sources/client/transports/networks.ts'
import { createVersionLearner, type VersionStore } from '../../sources/client/transports/version.ts'
import { maxQueryLength } from '../../sources/client/transports/url.ts'
import type { GatewayNetwork } from './options.ts'

/** An answer of the service to one visitor. */
export interface UpstreamAnswer {
  readonly body: unknown
  /** The body as the service wrote it; undefined if it is a part of one, or was joined from several. */
  readonly text: string | undefined
  /** Moment that the answer describes, Unix seconds. */
  readonly asOf: number
}

/** The service behind one network of the gateway: merged requests within the limit of the key. */
export interface Upstream {
  readonly scheduler: Scheduler
  readonly version: VersionStore
  /** @throws {HttpError | TimeoutError | NetworkError | ResponseShapeError | ResponseSizeError} No text has the key. */
  readonly ask: (endpoint: AnyEndpoint, params: Params, signal: AbortSignal) => Promise<UpstreamAnswer>
  /** Body of a refusal as the service wrote it, without keys. */
  readonly refusalBody: (error: HttpError) => string | undefined
  /** Unix milliseconds of the last response of any status; undefined before the first. */
  readonly lastResponse: () => number | undefined
  /** Whether the last request got a response. */
  readonly isReachable: () => boolean
}

/** Longest body of a refusal that is passed on, in characters. */
const maxRefusalLength = 10_000
/** Milliseconds of the first pause before a request is repeated; browsers wait meanwhile. */
const backoff = 250

/** Connects one network to its service. @param bucket Limit of the key, of all instances. */
export function createUpstream(network: GatewayNetwork, bucket: TokenBucket): Upstream {
  const { baseUrl, emulateUrl, v2Url, apiKey, timeout = 20_000, maxResponseSize = 64 * 1024 * 1024, fetch } = network
  const keys = createApiKeys(apiKey)
  const version = createVersionLearner()
  const scheduler = createScheduler(bucket)
  const target = {
    baseUrl,
    v2Url: v2Url ?? deriveUrl(baseUrl, 'v2'),
    emulateUrl: emulateUrl ?? deriveUrl(baseUrl, 'emulate/v1'),
    keys,
    apiKeyIn: 'header',
    timeout,
    maxResponseSize,
    fetch,
    needsKey: false,
  } as const
  const texts = new WeakMap<object, string>()
  const refusals = new WeakMap<HttpError, string>()
  let lastResponse: number | undefined
  let reachable = true

  function refuse({ path }: AnyEndpoint, response: Pick<Response, 'status' | 'headers'>, text: string): HttpError {
    const error = createHttpError(path, response, text, keys.redact)
    if (text.length <= maxRefusalLength) refusals.set(error, keys.redact(text))
    return error
  }

  const merged = mergeRequests(
    scheduler,
    async (endpoint, params, signal, onResponse) => {
      const asOf = Date.now() / 1000
      const { response, text } = await exchangeText(target, endpoint, params, signal, (started) => {
        onResponse()
        lastResponse = Date.now()
        reachable = true
        version.learn(endpoint, started.ok, started.headers.get('X-API-Version'))
      }).catch((error: unknown) => {
        if (!signal.aborted) reachable = false
        throw error
      })
      if (!response.ok) throw refuse(endpoint, response, text)
      const clean = keys.redactBody(text)
      const body = openAnswer(endpoint, clean, (status) =>
        refuse(endpoint, { status, headers: response.headers }, text),
      )
      if (typeof body === 'object' && body !== null) texts.set(body, clean)
      return { body, origin: { source: 'service', asOf, transport: 'http' } }
    },
    backoff,
    (endpoint) => maxQueryLength(baseUrl, endpoint),
  )

  return {
    scheduler,
    version,
    async ask(endpoint, params, signal) {
      const { body: picked, response, origin } = await merged(endpoint, params, { signal })
      const body = cutJoined(endpoint, params, picked, response, version.current()?.version)
      const text = typeof body === 'object' && body !== null ? texts.get(body) : undefined
      return { body, text, asOf: origin.asOf }
    },
    refusalBody: (error) => refusals.get(error),
    lastResponse: () => lastResponse,
    isReachable: () => reachable,
  }
}

/**
 * Gives one visitor what the service would have said to it alone: its rows in the order of the service, and only the
 * names that these rows need; the answer itself if there is nothing else in it.
 * @param picked Rows in the order of the request, with the names of all.
 * @param response The answer to the joined request, if it was one.
 */
function cutJoined(
  { name, plural }: AnyEndpoint,
  params: Params,
  picked: unknown,
  response: unknown,
  version: ServiceVersion | undefined,
): unknown {
  const list = plural?.rows
  if (list === undefined || !isObject(picked) || !isObject(response)) return picked
  const [own, all] = [picked[list], response[list]]
  if (!Array.isArray(own) || !Array.isArray(all)) return picked
  const chosen = new Set<unknown>(own)
  const rows = (all as readonly unknown[]).filter((row) => chosen.has(row))
  const order = findRule(name, version)?.order?.(params)
  if (order !== undefined) rows.sort((a, b) => order(a, b, defaultHashOrder))
  if (rows.length === all.length && rows.every((row, at) => row === all[at])) return response
  const metadata = keepNamed(picked['metadata'], JSON.stringify(rows))
  const text = JSON.stringify([rows, metadata])
  return {
    ...picked,
    [list]: rows,
    ...('metadata' in picked && { metadata: keepNamed(picked['metadata'], text) }),
    ...('address_book' in picked && { address_book: keepNamed(picked['address_book'], text) }),
  }
}

/** Keeps the entries of a map whose keys are in a text. */
function keepNamed(map: unknown, text: string): unknown {
  return isObject(map) ? Object.fromEntries(Object.entries(map).filter(([key]) => text.includes(key))) : map
}
