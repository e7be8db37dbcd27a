import type * as z from 'zod/mini'
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { conforms } from '../../../service/rows/shapes/conforms.ts'
import { notAMap } from '../../../service/rows/shapes/openObject.ts'
import { type Issue, ResponseShapeError } from '../errors.ts'
import { describeIssue, valueAt } from './issues.ts'

/** The part of an endpoint, or of an event of the stream, that its answers are checked by. */
export type CheckedRow = Pick<AnyEndpoint, 'name' | 'path' | 'result' | 'checkDetails'>

/** A usable answer, and the places where it differs from the documented shape. */
export interface CheckedAnswer {
  readonly answer: unknown
  readonly issues: readonly Issue[]
}

/**
 * Compares an answer with the schema of its row. The answer itself is returned, unknown fields
 * included. The service writes `null` for some empty lists and maps; they are replaced in place.
 * @throws {ResponseShapeError} The answer cannot be used: it is not an object, or its list of rows
 * is missing.
 */
export function checkAnswer(endpoint: CheckedRow, answer: unknown): CheckedAnswer {
  const checked = checkWithinStack(endpoint, answer)
  const details = endpoint.checkDetails?.(checked.answer) ?? []
  if (details.length === 0) return checked
  return { ...checked, issues: [...checked.issues, ...details.map((found) => describeIssue(found, checked.answer))] }
}

/** {@link checkShape}; an answer that is nested too deeply to be walked has an unexpected shape, too. */
function checkWithinStack(row: CheckedRow, answer: unknown): CheckedAnswer {
  try {
    return checkShape(row, answer)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new ResponseShapeError(row.path, [{ path: [], message: 'is nested too deeply, or too long, to be checked' }])
  }
}

function checkShape({ path, result }: CheckedRow, answer: unknown): CheckedAnswer {
  if (typeof answer === 'object' && conforms(result, answer)) return { answer, issues: [] }
  // A holder lets the root be repaired like any other place.
  const holder = { answer }
  const found = result.safeParse(answer).error?.issues ?? []
  const left = found.filter((issue) => !repair(holder, issue))
  const issues = left.map((issue) => describeIssue(issue, answer))
  if (typeof holder.answer !== 'object') {
    const message = `expected an object, got ${typeof answer}`
    throw new ResponseShapeError(path, [{ path: [], message }])
  }
  if (left.some(lacksRows)) throw new ResponseShapeError(path, issues)
  return { answer: holder.answer, issues }
}

/** Tells whether the list of rows, directly below the root, is missing or not a list. */
function lacksRows(issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_type') return false
  return issue.path.length === 0 || (issue.path.length === 1 && issue.expected === 'array')
}

/** Replaces `null` by an empty list or map where one belongs. @returns Whether it did. */
function repair(holder: { answer: unknown }, issue: z.core.$ZodIssue): boolean {
  if (issue.code !== 'invalid_type') return false
  const empty = issue.message === notAMap ? {} : issue.expected === 'array' ? [] : undefined
  const path = ['answer', ...issue.path]
  const parent = valueAt(holder, path.slice(0, -1))
  const key = path.at(-1) ?? 'answer'
  if (empty === undefined || valueAt(holder, path) !== null) return false
  ;(parent as Record<PropertyKey, unknown>)[key] = empty
  return true
}
