import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { Param } from '../../../service/endpoints/params.ts'
import { InvalidParamsError, type Issue } from '../errors.ts'
import type { Params } from '../transports/transport.ts'
import { brief } from './issues.ts'
import { nearestName } from './nearestName.ts'

/**
 * Checks the parameters of a call and returns those that are given, sorted by name, as the request carries them.
 * Unknown names are refused because the service ignores them, and with them the filter.
 * @throws {InvalidParamsError} A name is unknown, or a value is not one that the service reads.
 */
export function checkParams(endpoint: AnyEndpoint, params: unknown): Params {
  const { fields, rules } = endpoint.params
  const given = Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const sent = Object.fromEntries(given)
  const known = Object.keys(fields)
  const issues: Issue[] = given
    .filter(([name]) => !known.includes(name))
    .map(([name]) => ({ path: [name], message: unknownNameMessage(name, known) }))
  for (const [name, param] of Object.entries(fields)) issues.push(...findIssues(name, param, sent[name]))
  if (issues.length === 0) {
    for (const rule of rules) if (!rule.holds(sent)) issues.push({ path: [], message: rule.message })
  }
  if (issues.length > 0) throw new InvalidParamsError(endpoint.name, issues)
  return Object.fromEntries(given.map(([name, value]) => [name, writeValue(fields[name], value)]))
}

function writeValue(param: Param | undefined, value: unknown): unknown {
  const write = param?.kind.write
  if (write === undefined) return value
  return Array.isArray(value) ? value.map((item: unknown) => write(item)) : write(value)
}

function findIssues(name: string, param: Param, value: unknown): readonly Issue[] {
  const { kind, list, minItems, maxItems = Infinity, required } = param
  const issue = (message: string, ...path: number[]): Issue => ({ path: [name, ...path], message })
  if (value === undefined) return required ? [issue(`is missing: expected ${kind.expected}`)] : []
  const expected = (item: unknown) => `expected ${kind.expected}, got ${brief(item)}`
  if (!list) return kind.check(value) ? [] : [issue(expected(value))]
  if (!Array.isArray(value)) return [issue(`expected a list, got ${brief(value)}`)]
  if (value.length < minItems) return [issue('is an empty list: leave it out for no filter')]
  if (value.length > maxItems) return [issue(`has more than ${maxItems} values: ask in parts`)]
  return value.flatMap((item: unknown, at) => (kind.check(item) ? [] : [issue(expected(item), at)]))
}

function unknownNameMessage(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'is not a parameter: this endpoint takes none'
  const meant = nearestName(name, known)
  const hint = meant === undefined ? '.' : `, did you mean ${meant}?`
  return `is not a parameter${hint} Known: ${known.join(', ')}`
}
