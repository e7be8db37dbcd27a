/** A place where two JSON values differ. */
export interface Discrepancy {
  /** Path of the place, such as `transactions.0.lt`; empty for the whole value. */
  readonly path: string
  /** Answered value, as JSON, cut to 120 characters; undefined if there is none. */
  readonly answered: string | undefined
  /** Expected value, in the same form. */
  readonly expected: string | undefined
}

/** Finds the first place where two JSON values differ; undefined when they are equal. */
export function findDiscrepancy(answered: unknown, expected: unknown, path = ''): Discrepancy | undefined {
  if (answered === expected) return undefined
  const bothObjects = isObject(answered) && isObject(expected)
  if (!bothObjects || Array.isArray(answered) !== Array.isArray(expected)) {
    return { path, answered: short(answered), expected: short(expected) }
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(answered)])
  for (const name of names) {
    const at = path === '' ? name : `${path}.${name}`
    if (!Object.hasOwn(answered, name)) return { path: at, answered: undefined, expected: short(expected[name]) }
    if (!Object.hasOwn(expected, name)) return { path: at, answered: short(answered[name]), expected: undefined }
    const found = findDiscrepancy(answered[name], expected[name], at)
    if (found !== undefined) return found
  }
  return undefined
}

/** Describes the first difference between two JSON values; undefined when they are equal. */
export function firstDifference(answered: unknown, expected: unknown): string | undefined {
  const found = findDiscrepancy(answered, expected)
  return found && describeDiscrepancy(found)
}

/** Words a difference. */
function describeDiscrepancy({ path, answered, expected }: Discrepancy): string {
  if (answered === undefined) return `${path}: missing, expected ${expected}`
  if (expected === undefined) return `${path}: unexpected ${answered}`
  return `${path}: ${answered} instead of ${expected}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
