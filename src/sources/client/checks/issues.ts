import type * as z from 'zod/mini'
import type { Issue } from '../errors.ts'

/** Words an issue of zod so that it names the value and what was expected in its place. */
export function describeIssue(found: z.core.$ZodIssue, root: unknown): Issue {
  return { path: found.path, message: issueMessage(found, valueAt(root, found.path)) }
}

/** Value at a path; own keys only, since answers are hostile. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    root,
  )
}

function issueMessage(found: z.core.$ZodIssue, value: unknown): string {
  if (found.code === 'invalid_type') {
    return value === undefined ? 'is missing' : `expected ${found.expected}, got ${brief(value)}`
  }
  // `zod/mini` has no messages of its own; a schema that gives one says more.
  const { message } = found
  return message === 'Invalid input' ? `has an unexpected form: got ${brief(value)}` : message
}

/** Short text of a value for error messages. */
export function brief(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return `a value of type ${typeof value}`
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
}
