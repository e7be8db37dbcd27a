import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Param } from '../../endpoints/params.ts'
import { readValue } from '../../schema/kind.ts'
import { refusal } from './view.ts'

/**
 * Parameters in the one form that resolvers work with: raw addresses, base64 hashes.
 * @throws {HttpError} 422 A value does not parse.
 */
export function readParams(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const wrong: string[] = []
  const params: Record<string, unknown> = {}
  for (const [name, { kind, list }] of Object.entries<Param>(endpoint.params.fields)) {
    const value = given[name]
    if (value === undefined) continue
    if (!list) {
      const one = readValue(kind, value)
      if (one === undefined) wrong.push(`schema: error converting value for "${name}"`)
      params[name] = one
      continue
    }
    const values = Array.isArray(value) ? value : [value]
    const read = values.map((item) => readValue(kind, item))
    const at = read.indexOf(undefined)
    if (at >= 0) wrong.push(`schema: error converting value for index ${at} of "${name}"`)
    params[name] = read
  }
  if (wrong.length > 0) {
    const more = wrong.length - 1
    const tail = more === 0 ? '' : ` (and ${more} other error${more === 1 ? '' : 's'})`
    throw refusal(endpoint, 422, `${wrong[0]}${tail}`)
  }
  return params
}
