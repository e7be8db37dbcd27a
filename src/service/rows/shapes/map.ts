import * as z from 'zod/mini'

/** Error message of a value that is not a map. It tells a missing map from a missing entity. */
export const NOT_A_MAP = 'is not a map'

/**
 * Schema of values by key, such as the rows of an address book. It is an object with a rule for all
 * keys, because `z.record` also checks keys and would double the size of zod in a bundle.
 */
export function openRecord<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Record<string, Value>> {
  return z.catchall(z.object({}, NOT_A_MAP), value)
}
