import type * as z from 'zod/mini'
import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { noMap } from '../../schema/map.ts'
import { conforms } from './conforms.ts'
import { type Issue, NetworkError, ResponseShapeError } from '../errors.ts'
import { describeIssue, valueAt } from './issues.ts'

/** An answer that can be used, and what in it differs from the documented shape. */
export interface CheckedAnswer {
  readonly answer: unknown
  readonly issues: readonly Issue[]
}

/**
 * Compares an answer with the schema of its row. The answer itself goes on, unknown fields
 * included; `null` where a list or a map belongs is the service's way to write an empty one and is
 * replaced in place.
 * @throws {ResponseShapeError} Nothing of the answer can be used: it is no object, or its list of
 * rows is not there.
 */
export function checkAnswer({ path, result }: AnyEndpoint, answer: unknown): CheckedAnswer {
  if (typeof answer === 'object' && conforms(result, answer)) return { answer, issues: [] }
  // A holder lets the root be repaired like any other place.
  const holder = { answer }
  const found = result.safeParse(answer).error?.issues ?? []
  const issues = found
    .filter((issue) => !repair(holder, issue))
    .map((issue) => ({ issue, shown: describeIssue(issue, answer) }))
  const shown = issues.map((each) => each.shown)
  if (typeof holder.answer !== 'object') {
    const message = `expected an object, got ${typeof answer}`
    throw new ResponseShapeError(path, [{ path: [], message }])
  }
  if (issues.some(({ issue }) => lacksRows(issue))) throw new ResponseShapeError(path, shown)
  return { answer: holder.answer, issues: shown }
}

/**
 * What the rules of the row find beyond its schema.
 * @throws {NetworkError} They could not be loaded.
 */
export async function checkRules({ path, rules }: AnyEndpoint, answer: unknown): Promise<readonly Issue[]> {
  const find = await rules?.().catch((cause: unknown) => {
    throw new NetworkError(`The code that checks ${path}`, cause)
  })
  return (find?.(answer) ?? []).map((issue) => describeIssue(issue, answer))
}

/** The listing itself, directly below the root, is absent or something else. */
function lacksRows(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_type') return false
  return issue.path.length === 0 || (issue.path.length === 1 && issue.expected === 'array')
}

function repair(holder: { answer: unknown }, issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_type') return false
  const empty = issue.message === noMap ? {} : issue.expected === 'array' ? [] : undefined
  const path = ['answer', ...issue.path]
  const parent = valueAt(holder, path.slice(0, -1))
  const key = path.at(-1) ?? 'answer'
  if (empty === undefined || valueAt(holder, path) !== null) return false
  ;(parent as Record<PropertyKey, unknown>)[key] = empty
  return true
}
