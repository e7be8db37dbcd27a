// Reads an HTTP request as the service does: the endpoint, its parameters, and the parts to leave out.
import * as endpoints from '../../endpoints/index.ts'
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { v2Root, writeEnvelope } from '../../endpoints/v2/envelope.ts'
import { isSince, type ServiceVersion } from '../../rows/version.ts'
import { readableParams, readParams } from './readParams.ts'
import { Refusal } from './refusal.ts'
import type { Without } from './leftOut.ts'

const endpointTable = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const v3Root = '/api/v3'

/** An older name of a route that the service still answers. */
interface Alias {
  readonly path: string
  /** Parameters that the older route implies. */
  readonly params?: Readonly<Record<string, unknown>>
  /** New and old name of a key of the answer. */
  readonly key?: readonly [name: string, older: string]
}

const aliases: Readonly<Record<string, Alias>> = {
  '/account': { path: '/addressInformation' },
  '/events': { path: '/traces', params: { include_actions: true }, key: ['traces', 'events'] },
  '/wallet': { path: '/walletInformation' },
}

/** Parameter with the types of actions that a client understands. */
const understoodTypes = 'supported_action_types'

/** A request as the service understands it. */
export interface ReadRequest {
  readonly endpoint: AnyEndpoint
  /** Parameters as rules take them. */
  readonly params: Readonly<Record<string, unknown>>
  readonly without: Without
  /** Makes the body that the route answers with: older routes name keys differently. */
  readonly present: (body: unknown) => unknown
}

/**
 * Reads a request to `/api/v3/*`, or `/api/v2/*`.
 * @param version Version of the service. @default routes of every version, with parameters as in 1.2
 * @param past Rows of API v2. @default there is no such API
 * @throws {Refusal} 500 There is no such route; 422 a parameter or the body does not parse.
 */
export async function readRequest(
  request: Request,
  version?: ServiceVersion,
  past: readonly AnyEndpoint[] = [],
): Promise<ReadRequest> {
  const url = new URL(request.url)
  const { endpoint, alias } = findEndpoint(request.method, url.pathname, version, past)
  const { given, spellings } =
    request.method === 'GET'
      ? readQuery(endpoint, url.searchParams, version)
      : { given: await readBody(request), spellings: {} }
  const understood = request.headers.get('X-Actions-Version')
  // The header replaces the parameter.
  const types =
    understood && Object.hasOwn(endpoint.params.fields, understoodTypes) ? { [understoodTypes]: [understood] } : {}
  return {
    endpoint,
    params: { ...readParams(endpoint, { ...given, ...types }, { version, spellings }), ...alias?.params },
    present: (body) => (endpoint.service === 'v2' ? writeEnvelope(body) : renameKey(body, alias?.key)),
    without: {
      addressBook: isSwitchedOn(request, url, 'X-No-Address-Book'),
      metadata: isSwitchedOn(request, url, 'X-No-Metadata'),
    },
  }
}

/** Finds the endpoint of a request in any version. @throws {Refusal} 500 There is no such route. */
export function findRoute({ method, url }: Request): AnyEndpoint {
  return findEndpoint(method, new URL(url).pathname, undefined, []).endpoint
}

/** A route of the service. */
interface Route {
  readonly endpoint: AnyEndpoint
  readonly alias: Alias | undefined
}

/** Finds a route. @throws {Refusal} 500 This version has no such route. */
function findEndpoint(
  method: string,
  pathname: string,
  version: ServiceVersion | undefined,
  past: readonly AnyEndpoint[],
): Route {
  const older = readRoute(pathname, v2Root)
  const route = older ?? readRoute(pathname, v3Root)
  const table = older === undefined ? endpointTable : past
  const alias = older === undefined && route !== undefined && Object.hasOwn(aliases, route) ? aliases[route] : undefined
  const path = alias?.path ?? route
  const routes = table.filter((row) => row.path === path && hasRoute(row, version))
  const endpoint = routes.find((row) => row.method === method)
  if (endpoint !== undefined) return { endpoint, alias }
  const problem = routes.length === 0 ? `Cannot ${method} ${pathname}` : 'Method Not Allowed'
  throw new Refusal(500, `internal server error: ${problem}`)
}

/** Reads the route below the path of an API. */
function readRoute(pathname: string, root: string): string | undefined {
  const at = pathname.indexOf(`${root}/`)
  return at < 0 ? undefined : pathname.slice(at + root.length)
}

function hasRoute({ since }: AnyEndpoint, version: ServiceVersion | undefined): boolean {
  return version === undefined || since === undefined || isSince(version, since)
}

function renameKey(body: unknown, key: Alias['key']): unknown {
  if (key === undefined) return body
  const { [key[0]]: value, ...rest } = body as Readonly<Record<string, unknown>>
  return { [key[1]]: value, ...rest }
}

/** These take the first of a repeated parameter in version 1.2, where all others take the last. */
const firstWins = new Set(['masterchainBlockShardState', 'masterchainBlockShards', 'transactionsByMasterchainBlock'])

/** Parameters out of a query string. */
interface ReadQuery {
  /** Texts by name. */
  readonly given: Readonly<Record<string, unknown>>
  /** The names as they were written. */
  readonly spellings: Readonly<Record<string, string>>
}

/** Reads a query string: names in any letter case, unknown ones ignored, arrays by repetition. */
function readQuery(endpoint: AnyEndpoint, query: URLSearchParams, version: ServiceVersion = '1.2'): ReadQuery {
  const texts = new Map<string, { values: string[]; spelling: string }>()
  for (const [name, value] of query) {
    const spelling = name.replace(/\[\]$/, '')
    const known = texts.get(spelling.toLowerCase())?.values ?? []
    texts.set(spelling.toLowerCase(), { values: [...known, value], spelling })
  }
  const given: Record<string, unknown> = {}
  const spellings: Record<string, string> = {}
  for (const [name, { list }] of Object.entries(readableParams(endpoint, version))) {
    const found = texts.get(name.toLowerCase())
    if (found === undefined) continue
    const at = version === '1.2' && name === 'seqno' && firstWins.has(endpoint.name) ? 0 : -1
    given[name] = list ? found.values : found.values.at(at)
    spellings[name] = found.spelling
  }
  return { given, spellings }
}

/** Refuses a request whose body is not called JSON, as the service does. */
export function requireJson(request: Request): void {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new Refusal(422, 'Unprocessable Entity')
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  requireJson(request)
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
