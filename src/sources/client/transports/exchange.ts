import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { readEnvelope } from '../../../service/endpoints/v2/envelope.ts'
import type { ApiKeys } from './apiKey.ts'
import { parseAnswerBody, readResponseText } from './body.ts'
import { type HttpError, NetworkError, ResponseShapeError, ResponseSizeError, TimeoutError } from '../errors.ts'
import { onAbort } from '../limits/onAbort.ts'
import { startPause } from '../limits/pause.ts'
import { send, type SendOptions, unlessAborted } from '../../net/send.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { createHttpError } from '../checks/refusal.ts'
import type { Params } from './transport.ts'
import { formatQuery } from './url.ts'

/** Options of {@link exchange}. */
export interface ExchangeOptions {
  readonly baseUrl: string
  /** Base of the emulate service; undefined if it is unknown. */
  readonly emulateUrl: string | undefined
  /** Base of API v2; undefined if it is unknown. */
  readonly v2Url: string | undefined
  readonly keys: ApiKeys
  readonly apiKeyIn: 'query' | 'header'
  /** Milliseconds after which a request without a complete answer fails. */
  readonly timeout: number
  /** Most bytes of an answer. */
  readonly maxResponseSize: number
  /** @default the global `fetch` */
  readonly fetch: typeof globalThis.fetch | undefined
  /** True for requests within the limit of a key: without one they are not sent. */
  readonly needsKey: boolean
}

/** The parts of an endpoint that make a request. */
export type RequestTarget = Pick<AnyEndpoint, 'name' | 'method' | 'path' | 'headers' | 'service'>

/**
 * Sends one request and returns the body of its answer.
 * @param onResponse Called when the response starts.
 * @throws {HttpError | TimeoutError | NetworkError | ResponseShapeError | ResponseSizeError} No error
 * contains an API key.
 * @throws {MissingKeyError} `needsKey`, and there is no key any more; nothing was sent.
 * @throws {TonlensError} The address of the emulate service, or of API v2, is unknown.
 */
export async function exchange(
  options: ExchangeOptions,
  endpoint: RequestTarget,
  params: Params,
  signal: AbortSignal,
  onResponse: (response: Response) => void,
): Promise<unknown> {
  const { response, text } = await exchangeText(options, endpoint, params, signal, onResponse)
  if (!response.ok) throw createHttpError(endpoint.path, response, text, options.keys.redact)
  return openAnswer(endpoint, options.keys.redactBody(text), (status) =>
    createHttpError(endpoint.path, { status, headers: response.headers }, text, options.keys.redact),
  )
}

/**
 * Reads the body of a successful response, and takes an answer of API v2 out of its envelope.
 * @param refuse Makes the error of a refusal that came with status 200, by the status that it names.
 * @throws {HttpError} The envelope holds a refusal.
 * @throws {ResponseShapeError} The body is no JSON, or there is no envelope.
 */
export function openAnswer(
  { service, path }: RequestTarget,
  text: string,
  refuse: (status: number) => HttpError,
): unknown {
  const body = parseAnswerBody(path, text)
  if (service !== 'v2') return body
  const { result, code } = readEnvelope(body)
  if (code !== undefined) throw refuse(code)
  if (result !== undefined) return result
  throw new ResponseShapeError(path, [{ path: [], message: 'expected { ok, result }' }])
}

/**
 * Sends one request and returns its response with the text as it came, also of a refusal. Throws like
 * {@link exchange} if there is none.
 */
export async function exchangeText(
  options: ExchangeOptions,
  endpoint: RequestTarget,
  params: Params,
  signal: AbortSignal,
  onResponse: (response: Response) => void,
): Promise<{ readonly response: Response; readonly text: string }> {
  const { path } = endpoint
  const { keys } = options
  const base = serviceUrl(options, endpoint)
  const stop = new AbortController()
  const release = onAbort(signal, () => stop.abort(signal.reason))
  let late: 'answer' | 'apiKey' = 'apiKey'
  const limit = startPause(options.timeout, () => stop.abort(new TimeoutError(path, options.timeout, late)))
  try {
    const key = await unlessAborted(keys.next(), stop.signal)
    if (options.needsKey && key === undefined) throw new MissingKeyError()
    late = 'answer'
    try {
      const response = await send(...buildRequest(base, options, endpoint, params, key, stop.signal))
      onResponse(response)
      return { response, text: await readResponseText(path, response, options.maxResponseSize) }
    } catch (error) {
      stop.signal.throwIfAborted()
      stop.abort()
      if (error instanceof ResponseSizeError) throw error
      throw new NetworkError(path, keys.redactCause(error instanceof Error ? (error.cause ?? error) : error))
    }
  } finally {
    limit.cancel()
    release()
  }
}

/** A request within the limit of a key has no key. It is repeated within the limit of requests without a key. */
export class MissingKeyError extends TonlensError {
  override readonly name = 'MissingKeyError'
}

/** Builds the arguments of {@link send}. With the key in the query, a GET needs no headers and so no preflight. */
function buildRequest(
  base: string,
  { apiKeyIn, fetch }: ExchangeOptions,
  { method, path, headers: own }: RequestTarget,
  params: Params,
  key: string | undefined,
  signal: AbortSignal,
): [url: string, options: SendOptions] {
  const headers: Record<string, string> = { ...own }
  const query = method === 'GET' ? [formatQuery(params)] : []
  if (key !== undefined && apiKeyIn === 'header') headers['X-API-Key'] = key
  if (key !== undefined && apiKeyIn === 'query') query.push(formatQuery({ api_key: key }))
  if (method === 'POST') headers['Content-Type'] = 'application/json'
  const text = query.filter((part) => part !== '').join('&')
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {}
  return [
    `${base}${path}${text === '' ? '' : `?${text}`}`,
    { fetch, method, headers, signal, hasKey: key !== undefined, ...body },
  ]
}

/** @throws {TonlensError} The address of the emulate service, or of API v2, is unknown. */
function serviceUrl({ baseUrl, emulateUrl, v2Url }: ExchangeOptions, { service, name }: RequestTarget): string {
  if (service === undefined) return baseUrl
  const url = service === 'v2' ? v2Url : emulateUrl
  if (url !== undefined) return url
  const [what, option, example] =
    service === 'v2'
      ? ['API v2', 'v2Url', 'https://host/api/v2']
      : ['the emulate service', 'emulateUrl', 'https://host/api/emulate/v1']
  throw new TonlensError(
    `${name} needs the address of ${what}: ${baseUrl} does not end in /v3, so it cannot be derived. Pass network.${option}, such as ${example}.`,
  )
}
