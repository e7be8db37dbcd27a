/** Seconds since 1970 from a number or, as some fields have it, a string; undefined when neither. */
export function parseTime(utime: unknown): number | undefined {
  const text = typeof utime === 'number' ? String(utime) : utime
  if (typeof text !== 'string' || !/^\d{1,12}$/.test(text)) return undefined
  return Number(text)
}
