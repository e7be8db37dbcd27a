const NAMES = new Set(['address_book', 'metadata'])

/** Number of rows of an answer: of its list, or of the map that it is. */
export function countAnswerRows(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0
  if (Array.isArray(body)) return body.length
  const lists = Object.entries(body).filter(([name, part]) => Array.isArray(part) && !NAMES.has(name))
  if (lists.length > 0) return Math.max(...lists.map(([, part]) => (part as readonly unknown[]).length))
  return Object.values(body).some((part) => part === null) ? 0 : Object.keys(body).length
}
