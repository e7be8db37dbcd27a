// Reads an HTTP request as the service does: the endpoint, its parameters, and the parts to leave out.
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import * as endpoints from '../../endpoints/index.ts'
import type { Param } from '../../endpoints/params.ts'
import { readParams } from './readParams.ts'
import { Refusal } from './refusal.ts'

const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const ROOT = '/api/v3'

/** Older names of routes that the service still answers. */
const ALIASES: Readonly<Record<string, string>> = {
  '/account': '/addressInformation',
  '/wallet': '/walletInformation',
}

/** Parts that a caller does without: the service then sends them empty. */
export interface Without {
  readonly addressBook: boolean
  readonly metadata: boolean
}

/** A request as the service understands it. */
export interface ReadRequest {
  readonly endpoint: AnyEndpoint
  /** Parameters as rules take them. */
  readonly params: Readonly<Record<string, unknown>>
  readonly without: Without
}

/**
 * Reads a request to `/api/v3/*`.
 * @throws {Refusal} 404 There is no such route; 422 a parameter or the body does not parse.
 */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const url = new URL(request.url)
  const endpoint = findEndpoint(request.method, url.pathname)
  const given = request.method === 'GET' ? readQuery(endpoint, url.searchParams) : await readBody(request)
  return {
    endpoint,
    params: readParams(endpoint, given),
    without: {
      addressBook: isSwitchedOn(request, url, 'X-No-Address-Book'),
      metadata: isSwitchedOn(request, url, 'X-No-Metadata'),
    },
  }
}

/** The endpoint of a route. @throws {Refusal} 404 There is none. */
export function findEndpoint(method: string, pathname: string): AnyEndpoint {
  const at = pathname.indexOf(`${ROOT}/`)
  const route = at < 0 ? undefined : pathname.slice(at + ROOT.length)
  const path = route === undefined ? undefined : (ALIASES[route] ?? route)
  const endpoint = TABLE.find((row) => row.path === path && row.method === method)
  if (endpoint === undefined) throw new Refusal(404, `Cannot ${method} ${pathname}`)
  return endpoint
}

/** These take the first of a repeated parameter where all others take the last. */
const FIRST_WINS = new Set([
  'masterchainBlockShardState',
  'masterchainBlockShards',
  'transactionsByMasterchainBlock',
])

/**
 * Parameters out of a query string, as texts: names in any letter case, unknown ones ignored, arrays by
 * repetition or by commas.
 */
export function readQuery(endpoint: AnyEndpoint, query: URLSearchParams): Record<string, unknown> {
  const given = new Map<string, string[]>()
  for (const [name, value] of query) {
    const plain = name.replace(/\[\]$/, '').toLowerCase()
    given.set(plain, [...(given.get(plain) ?? []), value])
  }
  const texts: Record<string, unknown> = {}
  for (const [name, { kind, list }] of Object.entries<Param>(endpoint.params.fields)) {
    const values = given.get(name.toLowerCase())
    if (values === undefined) continue
    if (!list) texts[name] = values.at(FIRST_WINS.has(endpoint.name) && name === 'seqno' ? 0 : -1)
    else texts[name] = kind.commas === true && values.length === 1 ? values.flatMap((text) => text.split(',')) : values
  }
  return texts
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(422, 'Unprocessable Entity')
  }
  let body: unknown
  try {
    body = await request.json()
  } catch (error) {
    throw new Refusal(422, error instanceof Error ? error.message : 'body is not JSON')
  }
  if (typeof body !== 'object' || body === null) throw new Refusal(422, 'body is not a JSON object')
  return body as Record<string, unknown>
}

/** A header, or the query parameter of the same name. */
function isSwitchedOn(request: Request, url: URL, header: string): boolean {
  const name = header.toLowerCase().replaceAll('-', '_')
  const value = request.headers.get(header) ?? url.searchParams.get(name)
  return value !== null && ['true', '1', 't', 'on'].includes(value.toLowerCase())
}
