import * as endpoints from '../../service/endpoints/index.ts'
import { writeEnvelope } from '../../service/endpoints/v2/envelope.ts'
import * as pastEndpoints from '../../service/endpoints/v2/index.ts'
import type { AnyEndpoint } from '../../service/endpoints/endpoint.ts'
import type { Param } from '../../service/endpoints/params.ts'
import type { ServiceVersion } from '../../service/rows/version.ts'
import { findRule } from '../../service/rules/index.ts'
import { readRequest, requireJson } from '../../service/rules/requests/readRequest.ts'
import { Refusal } from '../../service/rules/requests/refusal.ts'
import { checkParams } from '../../sources/client/checks/checkParams.ts'
import { InvalidParamsError } from '../../sources/client/errors.ts'
import type { Params } from '../../sources/client/transports/transport.ts'
import { isObject } from '../../service/rows/readRow.ts'

/** A request of a visitor, as the service is asked for it. */
export interface RoutedRequest {
  readonly endpoint: AnyEndpoint
  /** Checked parameters in one spelling, so that equal requests are the same. */
  readonly params: Params
  /** Makes the body that the route answers with: older routes name keys differently. */
  readonly present: (body: unknown) => unknown
  /** Whether the route answers with the body of the endpoint as it is. */
  readonly isPlain: boolean
}

/** A path below one network. */
export interface GatewayPath {
  readonly network: string
  readonly service: 'v3' | 'v2' | 'emulate' | 'stream'
  /** Rest of the path, with a leading slash. */
  readonly path: string
}

/** Most bytes of a body, as the service accepts them. */
const maxBodySize = 4 * 1024 * 1024

const roots: readonly (readonly [root: string, service: GatewayPath['service']])[] = [
  ['/api/v3', 'v3'],
  ['/api/v2', 'v2'],
  ['/api/emulate/v1', 'emulate'],
  ['/api/streaming/v2', 'stream'],
]
const table = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const rowsBeside: Readonly<Record<'v2' | 'emulate', readonly AnyEndpoint[]>> = {
  v2: Object.values(pastEndpoints),
  emulate: table.filter(({ service }) => service === 'emulate'),
}
const rowsOfIndex = new Set(table.filter(({ service }) => service === undefined).map(({ path }) => path))
/** Older names of routes, which `readRequest` knows. */
const olderPaths = new Set(['/account', '/events', '/wallet'])

/** Splits a path; undefined if no network has it. @param networks Names, the default one first. */
export function splitPath(pathname: string, networks: readonly string[]): GatewayPath | undefined {
  const named = networks.find((name) => pathname.startsWith(`/${name}/api/`))
  const rest = named === undefined ? pathname : pathname.slice(named.length + 1)
  const network = named ?? networks[0]
  const found = roots.find(([root]) => rest.startsWith(`${root}/`))
  if (found === undefined || network === undefined) return undefined
  return { network, service: found[1], path: rest.slice(found[0].length) }
}

/**
 * Reads a request to one of the routes of the table, as the service reads it. What is no parameter of the route is left
 * out, so nothing else reaches the service.
 * @throws {Refusal} There is no such route, or the service would refuse the request.
 */
export async function routeRequest(
  { service, path }: GatewayPath,
  request: Request,
  maxBodyTime: number,
  version: ServiceVersion = '1.3',
): Promise<RoutedRequest> {
  const { method } = request
  if (service === 'v3') {
    if ((method !== 'GET' && method !== 'POST') || !(rowsOfIndex.has(path) || olderPaths.has(path)))
      throw noRoute(method, path)
    return readIndexRequest(path, request, maxBodyTime, version)
  }
  const row = service === 'stream' ? undefined : rowsBeside[service].find((each) => each.path === path)
  if (row === undefined || row.method !== method) throw noRoute(method, path)
  const given =
    method === 'POST' ? await readJson(request, maxBodyTime) : readQuery(new URL(request.url).searchParams, row)
  try {
    return {
      endpoint: row,
      params: checkParams(row, given),
      present: service === 'v2' ? writeEnvelope : (body) => body,
      isPlain: true,
    }
  } catch (error) {
    if (!(error instanceof InvalidParamsError)) throw error
    throw new Refusal(400, `invalid request: ${error.issues.map((issue) => issue.message).join('; ')}`)
  }
}

async function readIndexRequest(
  path: string,
  request: Request,
  maxBodyTime: number,
  version: ServiceVersion,
): Promise<RoutedRequest> {
  const { method, headers } = request
  const body = method === 'POST' ? { body: await readBoundedText(request, maxBodyTime) } : {}
  const url = `http://gateway/api/v3${path}${new URL(request.url).search}`
  const read = await readRequest(new Request(url, { method, headers, ...body }), version)
  const { endpoint, params, without, present } = read
  if (endpoint.service !== undefined) throw noRoute(method, path)
  findRule(endpoint.name, version)?.refuse?.(params)
  const leftOut = {
    ...(without.addressBook && { x_no_address_book: true }),
    ...(without.metadata && { x_no_metadata: true }),
  }
  const given = Object.entries(method === 'GET' ? { ...params, ...leftOut } : params)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { endpoint, params: Object.fromEntries(given), present, isPlain: !olderPaths.has(path) }
}

/** @throws {Refusal} Always in the form in which the client knows that a route is missing. */
export function noRoute(method: string, path: string): Refusal {
  return new Refusal(404, `Cannot ${method.slice(0, 10)} ${path.slice(0, 100)}`)
}

/** Reads a query string; a text that is no value of its kind is left for the check. */
function readQuery(query: URLSearchParams, { params: { fields } }: AnyEndpoint): Params {
  const read = (text: string, { kind }: Param) => (kind.type === 'string' ? text : (kind.parse(text) ?? text))
  const given = Object.entries(fields).filter(([name]) => query.has(name))
  return Object.fromEntries(
    given.map(([name, field]) => {
      const values = query.getAll(name).map((text) => read(text, field))
      return [name, field.list ? values : values.at(-1)]
    }),
  )
}

async function readJson(request: Request, maxBodyTime: number): Promise<Params> {
  requireJson(request)
  const text = await readBoundedText(request, maxBodyTime)
  try {
    const body: unknown = JSON.parse(text)
    if (isObject(body)) return body
  } catch {
    // The same as for a value that is no object.
  }
  throw new Refusal(400, 'invalid request: the body is not a JSON object')
}

/** Reads a body within limits of size and time. @throws {Refusal} 500 It is too large; 408 it is too slow. */
export async function readBoundedText(request: Request, maxBodyTime: number): Promise<string> {
  const reader = request.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'Request Timeout')), maxBodyTime)
  })
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), late])
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > maxBodySize) throw new Refusal(500, 'internal server error: body size exceeds the given limit')
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
