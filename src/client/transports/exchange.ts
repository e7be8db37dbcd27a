import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { parseBody } from './body.ts'
import { NetworkError, TimeoutError } from '../errors.ts'
import { createHttpError } from '../checks/refusal.ts'
import type { Params } from './transport.ts'
import { queryOf } from './url.ts'

/** Where and how requests are sent. */
export interface ExchangeOptions {
  readonly baseUrl: string
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  readonly apiKeyIn: 'query' | 'header'
  /** Milliseconds until the whole answer has to be there. */
  readonly timeout: number
  readonly fetch: typeof fetch
}

/**
 * One request and its answer.
 * @param arrived Called when the answer begins.
 * @throws {HttpError | TimeoutError | NetworkError | ResponseShapeError}
 */
export async function exchange(
  options: ExchangeOptions,
  endpoint: AnyEndpoint,
  params: Params,
  signal: AbortSignal,
  arrived: () => void,
): Promise<unknown> {
  const { path } = endpoint
  const given = typeof options.apiKey === 'function' ? await options.apiKey() : options.apiKey
  const key = given === undefined || given === '' ? undefined : given
  signal.throwIfAborted()

  const stop = new AbortController()
  const forward = () => stop.abort(signal.reason)
  signal.addEventListener('abort', forward, { once: true })
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop.abort()
  }, options.timeout)
  let response: Response
  let text: string
  try {
    const { fetch: send } = options
    response = await send(...requestOf(options, endpoint, params, key, stop.signal))
    arrived()
    text = await response.text()
  } catch (error) {
    signal.throwIfAborted()
    if (late) throw new TimeoutError(path, options.timeout)
    throw new NetworkError(path, error instanceof Error ? (error.cause ?? error) : error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', forward)
  }
  if (!response.ok) throw createHttpError(path, response, text)
  return parseBody(path, text)
}

/** A GET without headers of its own needs no preflight, hence the key in the query. */
function requestOf(
  { baseUrl, apiKeyIn }: ExchangeOptions,
  { method, path }: AnyEndpoint,
  params: Params,
  key: string | undefined,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const headers: Record<string, string> = {}
  const query = method === 'GET' ? [queryOf(params)] : []
  if (key !== undefined && apiKeyIn === 'header') headers['X-API-Key'] = key
  if (key !== undefined && apiKeyIn === 'query') query.push(queryOf({ api_key: key }))
  if (method === 'POST') headers['Content-Type'] = 'application/json'
  const text = query.filter((part) => part !== '').join('&')
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {}
  return [`${baseUrl}${path}${text === '' ? '' : `?${text}`}`, { method, headers, signal, ...body }]
}
