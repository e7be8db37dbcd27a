import type { AnyEndpoint, PagedEndpoint, PageParams } from '../../service/endpoints/endpoint.ts'

/** Counts the rows of a result; `undefined` if the endpoint does not return a list. */
export function countRows(endpoint: AnyEndpoint, answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('page' in endpoint) {
    return (endpoint as PagedEndpoint<PageParams, unknown>).page.items(answer).length
  }
  if (endpoint.plural !== undefined && endpoint.plural.rows === undefined) return Object.keys(answer).length
  const list = Object.values(answer).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list.length : undefined
}
