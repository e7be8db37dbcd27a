import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import type { Param } from '../../endpoints/params.ts'
import { readValue } from '../../schema/kind.ts'
import { Refusal } from './refusal.ts'

/**
 * Parameters in the one form that rules work with: raw addresses, base64 hashes.
 * @throws {Refusal} 422 A value does not parse.
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
      if (one === undefined) wrong.push(`"${name}"`)
      params[name] = one
      continue
    }
    const values = Array.isArray(value) ? value : [value]
    const read = values.map((item) => readValue(kind, item))
    const at = read.indexOf(undefined)
    if (at >= 0) wrong.push(`index ${at} of "${name}"`)
    params[name] = read
  }
  if (wrong.length > 0) throw conversionRefused(wrong[0] ?? '', wrong.length - 1)
  return params
}

function conversionRefused(what: string, others: number): Refusal {
  const tail = others === 0 ? '' : ` (and ${others} other error${others === 1 ? '' : 's'})`
  return new Refusal(422, `schema: error converting value for ${what}${tail}`)
}
