import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { parseBody } from './body.ts'
import { NetworkError, TimeoutError } from '../errors.ts'
import { createHttpError } from '../checks/refusal.ts'
import type { Params } from './transport.ts'
import { formatQuery } from './url.ts'

/** Options of {@link exchange}. */
export interface ExchangeOptions {
  readonly baseUrl: string
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  readonly apiKeyIn: 'query' | 'header'
  /** Milliseconds after which a request without a complete answer fails. */
  readonly timeout: number
  readonly fetch: typeof fetch
}

/**
 * Sends one request and returns the body of its answer.
 * @param onResponse Called when the response starts.
 * @throws {HttpError | TimeoutError | NetworkError | ResponseShapeError}
 */
export async function exchange(
  options: ExchangeOptions,
  endpoint: AnyEndpoint,
  params: Params,
  signal: AbortSignal,
  onResponse: () => void,
): Promise<unknown> {
  const { path } = endpoint
  const given = typeof options.apiKey === 'function' ? await options.apiKey() : options.apiKey
  const key = given === undefined || given === '' ? undefined : given
  signal.throwIfAborted()

  const stop = new AbortController()
  const forward = () => stop.abort(signal.reason)
  signal.addEventListener('abort', forward, { once: true })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop.abort()
  }, options.timeout)
  let response: Response
  let text: string
  try {
    const { fetch: send } = options
    response = await send(...buildRequest(options, endpoint, params, key, stop.signal))
    onResponse()
    text = await response.text()
  } catch (error) {
    signal.throwIfAborted()
    if (isLate) throw new TimeoutError(path, options.timeout)
    throw new NetworkError(path, error instanceof Error ? (error.cause ?? error) : error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', forward)
  }
  if (!response.ok) throw createHttpError(path, response, text)
  return parseBody(path, text)
}

/** Builds the arguments of `fetch`. With the key in the query, a GET needs no headers and so no preflight. */
function buildRequest(
  { baseUrl, apiKeyIn }: ExchangeOptions,
  { method, path }: AnyEndpoint,
  params: Params,
  key: string | undefined,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const headers: Record<string, string> = {}
  const query = method === 'GET' ? [formatQuery(params)] : []
  if (key !== undefined && apiKeyIn === 'header') headers['X-API-Key'] = key
  if (key !== undefined && apiKeyIn === 'query') query.push(formatQuery({ api_key: key }))
  if (method === 'POST') headers['Content-Type'] = 'application/json'
  const text = query.filter((part) => part !== '').join('&')
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {}
  return [`${baseUrl}${path}${text === '' ? '' : `?${text}`}`, { method, headers, signal, ...body }]
}
