import * as z from 'zod/mini'

/** Schema of {@link openObject}. Its type has no index signature: a misspelt field does not compile. */
export interface OpenObject<Shape extends z.core.$ZodLooseShape> extends z.ZodMiniType<
  z.output<z.ZodMiniObject<Shape>>
> {}

/**
 * Schema of an object of the service. Parsing keeps fields that are not listed, because a newer
 * service may add some; the type has only the listed ones.
 */
export function openObject<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  return z.looseObject(shape)
}

/** {@link openObject} of a row of which a caller may know only some fields. */
export function openPartial<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodMiniType<Partial<z.output<z.ZodMiniObject<Shape>>>> {
  return z.partial(z.looseObject(shape)) as z.ZodMiniType<Partial<z.output<z.ZodMiniObject<Shape>>>>
}

/** Names of the schemas of rows that components check: those of their shapes in `tables.ts`. */
export const rowNames = new WeakMap<z.core.$ZodType, string>()

/** Names the schema of a row, by which components know the rows that a client has checked. */
export function nameRow<Row>(name: string, schema: z.ZodMiniType<Row>): z.ZodMiniType<Row> {
  rowNames.set(schema, name)
  return schema
}

/** Error message of a value that is not a map. It tells a missing map from a missing entity. */
export const notAMap = 'is not a map'

/**
 * Schema of values by key, such as the rows of an address book. It is an object with a rule for all
 * keys, because `z.record` also checks keys and would double the size of zod in a bundle.
 */
export function openRecord<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Record<string, Value>> {
  return z.catchall(z.object({}, notAMap), value)
}

/** First 32 bits of a body: `0x` and 8 lower-case hex digits, or a signed integer from some servers. */
export const Opcode = z.custom<string | number>(
  (value) => typeof value === 'string' || Number.isFinite(value),
  'is neither hex nor a number',
)
