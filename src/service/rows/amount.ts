/** Parses a decimal integer; undefined if `text` is anything else. */
export function parseAmount(text: unknown): bigint | undefined {
  return typeof text === 'string' && /^-?\d{1,100}$/.test(text) ? BigInt(text) : undefined
}

/** Returns an amount without its sign. */
export function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

/**
 * Parses decimal places as metadata writes them: a string or a number, 0 to 255.
 * @default 9, which TEP-64 sets for metadata without the field
 */
export function parseDecimals(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value
  const decimals = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 9
  return decimals <= 255 ? decimals : 9
}

/** Parses seconds since 1970 from a number or a string, as fields have either; undefined if it is invalid. */
export function parseTime(utime: unknown): number | undefined {
  const text = typeof utime === 'number' ? String(utime) : utime
  if (typeof text !== 'string' || !/^\d{1,12}$/.test(text)) return undefined
  return Number(text)
}
