import type * as z from 'zod/mini'
import type { Bounds } from '../../endpoints/kinds.ts'
import type { Issue } from '../errors.ts'

/** What a schema found, as text that names the value and what was expected in its place. */
export function issueOf(found: z.core.$ZodIssue, root: unknown): Issue {
  return { path: found.path, message: wording(found, valueAt(root, found.path)) }
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

function wording(found: z.core.$ZodIssue, value: unknown): string {
  switch (found.code) {
    case 'invalid_type':
      return value === undefined ? 'is missing' : `expected ${found.expected}, got ${brief(value)}`
    case 'custom': {
      const { expected }: Bounds = found.params ?? {}
      return expected === undefined ? own(found, value) : `expected ${expected}, got ${brief(value)}`
    }
    default:
      return own(found, value)
  }
}

/** The text that the schema itself gives, where it gives one; `zod/mini` brings none. */
function own({ message }: z.core.$ZodIssue, value: unknown): string {
  return message === 'Invalid input' ? `is not of a form that is read: got ${brief(value)}` : message
}

function brief(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return `a value of type ${typeof value}`
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
}
