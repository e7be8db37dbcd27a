import * as z from 'zod/mini'

/** Error of a value that is no map: by it, one that is left out is told from an entity that is. */
export const noMap = 'is not a map'

/**
 * Values by key, such as the rows of an address book. An object with a rule for all its keys: the
 * records of zod, which check keys too, weigh as much as all other kinds of schema together.
 */
export function mapOf<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Record<string, Value>> {
  return z.catchall(z.object({}, noMap), value)
}
