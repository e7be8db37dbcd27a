/** A JSON value as PostgreSQL keeps its texts: without NUL and lone surrogates. */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(toStorableJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toStorableText(name), toStorableJson(part)]))
}

function toStorableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
}
