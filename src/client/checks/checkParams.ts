import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { InvalidParamsError, type Issue } from '../errors.ts'
import { issueOf } from './issues.ts'
import type { Params } from '../transports/transport.ts'

/**
 * Parameters as they go to a transport: those that are given, in the order of their names.
 * Unknown names are refused because the service drops them in silence, and with them the filter.
 * @throws {InvalidParamsError} A name is unknown or a value is not one that the service reads.
 */
export function checkParams(endpoint: AnyEndpoint, params: unknown): Params {
  const given = Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const sent = Object.fromEntries(given)
  const known = namesOf(endpoint)
  const issues: Issue[] = given
    .filter(([name]) => !known.includes(name))
    .map(([name]) => ({ path: [name], message: unknownName(name, known) }))
  const parsed = endpoint.params.safeParse(sent)
  if (!parsed.success) issues.push(...parsed.error.issues.map((found) => issueOf(found, sent)))
  if (issues.length > 0) throw new InvalidParamsError(endpoint.name, issues)
  return sent
}

function namesOf(endpoint: AnyEndpoint): readonly string[] {
  const { shape = {} } = endpoint.params._zod.def as { shape?: object }
  return Object.keys(shape)
}

function unknownName(name: string, known: readonly string[]): string {
  const nearest = known
    .map((candidate) => ({ candidate, score: distance(name.toLowerCase(), candidate) }))
    .sort((a, b) => a.score - b.score)[0]
  if (nearest === undefined) return 'is not a parameter: this endpoint takes none'
  const { candidate, score } = nearest
  const close = score <= Math.max(name.length, candidate.length) * 0.6
  const hint = close ? `, did you mean ${candidate}?` : '.'
  return `is not a parameter${hint} Known: ${known.join(', ')}`
}

/** Edits from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, at(row, j) + 1, at(next, j - 1) + 1))
    }
    row = next
  }
  return at(row, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0
}
