import { InvalidParamsError } from '../errors.ts'
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Params } from './transport.ts'

/** Longest URL that servers and proxies on the way are sure to take, in characters. */
const longestUrl = 8192
/** Room for the API key, which is only known when the request is sent. */
const keyRoom = 128

/** Query text of parameters: arrays as repeated names. */
export function queryOf(params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      query.append(name, String(each))
    }
  }
  return query.toString()
}

/** Characters that parameters may take in the query at this address. */
export function roomForQuery(baseUrl: string, { path }: AnyEndpoint): number {
  return longestUrl - keyRoom - baseUrl.length - path.length
}

/**
 * Refuses what no server would take.
 * @throws {InvalidParamsError} The URL would be too long; names the longest parameter.
 */
export function checkLength(endpoint: AnyEndpoint, params: Params, room: number): void {
  const length = queryOf(params).length
  if (length <= room) return
  const sizes = Object.entries(params).map(([name, value]) => ({
    name,
    length: queryOf({ [name]: value }).length,
  }))
  const { name = '' } = sizes.sort((a, b) => b.length - a.length)[0] ?? {}
  const message = `is too long: the query would take ${length} characters of ${room}; ask in parts`
  throw new InvalidParamsError(endpoint.name, [{ path: [name], message }])
}
