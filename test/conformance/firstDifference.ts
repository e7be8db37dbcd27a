/** Describes the first difference between two JSON values; undefined when they are equal. */
export function firstDifference(ours: unknown, expected: unknown, path = ''): string | undefined {
  if (ours === expected) return undefined
  const bothObjects = isObject(ours) && isObject(expected)
  if (!bothObjects || Array.isArray(ours) !== Array.isArray(expected)) {
    return `${path}: ${short(ours)} instead of ${short(expected)}`
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(ours)])
  for (const name of names) {
    const at = path === '' ? name : `${path}.${name}`
    if (!Object.hasOwn(ours, name)) return `${at}: missing, expected ${short(expected[name])}`
    if (!Object.hasOwn(expected, name)) return `${at}: unexpected ${short(ours[name])}`
    const difference = firstDifference(ours[name], expected[name], at)
    if (difference !== undefined) return difference
  }
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
