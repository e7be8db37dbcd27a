import { InvalidParamsError } from '../errors.ts'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { Params } from './transport.ts'

/** Longest URL that all servers and proxies accept, in characters. */
const maxUrlLength = 8192
/** Characters reserved for the API key, which is only known when the request is sent. */
const reservedForKey = 128

/** Formats parameters as a query string: arrays repeat the name. */
export function formatQuery(params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      query.append(name, String(each))
    }
  }
  return query.toString()
}

/** Returns the most characters that the query of an endpoint may have. */
export function maxQueryLength(baseUrl: string, { path }: AnyEndpoint): number {
  return maxUrlLength - reservedForKey - baseUrl.length - path.length
}

/**
 * Checks the length of a query.
 * @throws {InvalidParamsError} The URL would be too long; the error names the longest parameter.
 */
export function checkLength(endpoint: AnyEndpoint, params: Params, maxLength: number): void {
  const length = formatQuery(params).length
  if (length <= maxLength) return
  const sizes = Object.entries(params).map(([name, value]) => ({
    name,
    length: formatQuery({ [name]: value }).length,
  }))
  const { name = '' } = sizes.sort((a, b) => b.length - a.length)[0] ?? {}
  const message = `is too long: the query would have ${length} characters, at most ${maxLength} fit; split the request`
  throw new InvalidParamsError(endpoint.name, [{ path: [name], message }])
}
