/**
 * Writes JSON whose bytes do not depend on the order in which fields arrived, safe inside a script element: no `<`,
 * no line breaks.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isPlain(each) ? Object.fromEntries(Object.entries(each).sort(byKey)) : each,
  ).replaceAll('<', String.raw`\u003c`)
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
