// The two spellings of a shard: API v3 writes hex, API v2 a signed decimal number of 64 bits.

/**
 * Writes a shard as API v2 takes it: `8000000000000000` becomes `-9223372036854775808`.
 * @param hex Up to 16 hex digits, with or without `0x`.
 */
export function toSignedShard(hex: string): string {
  return String(BigInt.asIntN(64, BigInt(`0x${hex.replace(/^0x/i, '')}`)))
}

/**
 * Writes a shard as API v3 does: upper-case hex without prefix.
 * @returns Undefined for text that is no number of 64 bits.
 */
export function toHexShard(decimal: string): string | undefined {
  if (!/^-?\d{1,19}$/.test(decimal)) return undefined
  const value = BigInt(decimal)
  return value === BigInt.asIntN(64, value) ? BigInt.asUintN(64, value).toString(16).toUpperCase() : undefined
}

/** Tells a signed decimal shard from hex: it has a sign, or more digits than hex has. */
export function isSignedShard(text: string): boolean {
  return /^(-\d{1,19}|\d{17,19})$/.test(text) && toHexShard(text) !== undefined
}
