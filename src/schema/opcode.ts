import * as z from 'zod/mini'

/** First 32 bits of a body: `0x` and 8 lower-case hex digits, or a signed integer from some servers. */
export const Opcode = z.union([z.string(), z.number()])
