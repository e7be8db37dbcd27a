/** Parses seconds since 1970 from a number or a string, as fields have either; undefined if it is invalid. */
export function parseTime(utime: unknown): number | undefined {
  const text = typeof utime === 'number' ? String(utime) : utime
  if (typeof text !== 'string' || !/^\d{1,12}$/.test(text)) return undefined
  return Number(text)
}
