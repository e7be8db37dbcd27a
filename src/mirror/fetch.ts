import { HttpError, NotMirroredError } from '../client/errors.ts'
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import * as endpoints from '../endpoints/index.ts'
import { answer, type AnswerSettings } from './answers/answer.ts'
import type { Database } from './storage/database.ts'
import { readParams } from './answers/params.ts'

const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const ROOT = '/api/v3'

/** Old routes that the service still answers. */
const ALIASES: Readonly<Record<string, string>> = {
  '/account': '/addressInformation',
  '/wallet': '/walletInformation',
}

/**
 * Answers a request to `/api/v3/*` as the service would.
 * @throws {DOMException} `AbortError` when the request's signal fires.
 */
export async function respond(database: Database, settings: AnswerSettings, request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  const url = new URL(request.url)
  const at = url.pathname.indexOf(`${ROOT}/`)
  const route = at < 0 ? url.pathname : url.pathname.slice(at + ROOT.length)
  const path = ALIASES[route] ?? route
  const endpoint = TABLE.find((row) => row.path === path && row.method === request.method)
  if (at < 0 || endpoint === undefined) {
    return reply(404, { error: `Cannot ${request.method} ${url.pathname}` })
  }
  try {
    const params =
      request.method === 'GET' ? readQuery(endpoint, url.searchParams) : await readBody(request, endpoint)
    const body = await answer(database, settings, endpoint, params, {
      addressBook: isSwitchedOn(request, url, 'X-No-Address-Book'),
      metadata: isSwitchedOn(request, url, 'X-No-Metadata'),
    })
    request.signal.throwIfAborted()
    return reply(200, body)
  } catch (error) {
    if (error instanceof HttpError) return reply(error.status, { error: error.text })
    if (error instanceof NotMirroredError) return reply(501, { error: error.message })
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    const text = error instanceof Error ? error.message : String(error)
    return reply(500, { error: `internal server error: ${text}` })
  }
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}

async function readBody(request: Request, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  const refuse = (text: string) => new HttpError(endpoint.path, 422, 'invalid', text)
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw refuse('Unprocessable Entity')
  }
  try {
    const body: unknown = await request.json()
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : 'body is not JSON')
  }
  throw refuse('body is not a JSON object')
}

/** True when a header, or the query parameter of the same name, is switched on. */
function isSwitchedOn(request: Request, url: URL, header: string): boolean {
  const name = header.toLowerCase().replaceAll('-', '_')
  const value = request.headers.get(header) ?? url.searchParams.get(name)
  return value !== null && ['true', '1', 't', 'on'].includes(value.toLowerCase())
}

/** Endpoints that take the first value of a repeated parameter; all others take the last. */
const FIRST_WINS = new Set([
  'masterchainBlockShardState',
  'masterchainBlockShards',
  'transactionsByMasterchainBlock',
])

/**
 * Reads parameters from a query string as the service does: names in any letter case, unknown names
 * ignored, arrays by repetition.
 * @throws {HttpError} 422 A value does not parse.
 */
function readQuery(endpoint: AnyEndpoint, query: URLSearchParams): Record<string, unknown> {
  const given = new Map<string, string[]>()
  for (const [name, value] of query) {
    const plain = name.replace(/\[\]$/, '').toLowerCase()
    given.set(plain, [...(given.get(plain) ?? []), value])
  }
  const texts: Record<string, unknown> = {}
  for (const [name, { kind, list }] of Object.entries(endpoint.params.fields)) {
    const values = given.get(name.toLowerCase())
    if (values === undefined) continue
    if (!list) texts[name] = values.at(FIRST_WINS.has(endpoint.name) && name === 'seqno' ? 0 : -1)
    else texts[name] = kind.commas === true && values.length === 1 ? values.flatMap((text) => text.split(',')) : values
  }
  return readParams(endpoint, texts)
}
