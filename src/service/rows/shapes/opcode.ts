import * as z from 'zod/mini'

/** First 32 bits of a body: `0x` and 8 lower-case hex digits, or a signed integer from some servers. */
export const Opcode = z.custom<string | number>(
  (value) => typeof value === 'string' || Number.isFinite(value),
  'is neither hex nor a number',
)
