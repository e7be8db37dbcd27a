import * as z from 'zod/mini'

/** Schema of {@link openObject}. Its type has no index signature: a misspelt field does not compile. */
export interface OpenObject<Shape extends z.core.$ZodLooseShape> extends z.ZodMiniType<
  z.output<z.ZodMiniObject<Shape>>
> {}

/**
 * Schema of an object of the service. Parsing keeps fields that are not listed, because a newer
 * service may add some; the type has only the listed ones. `extraField` reads the others.
 */
export function openObject<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  return z.looseObject(shape)
}

/**
 * Reads a field that this version of the package does not know, such as one that a newer service
 * added.
 * @returns The value as the service sent it, unchecked; `undefined` if the row does not have it.
 * @example extraField(transaction, 'new_field')
 */
export function extraField(row: object, name: string): unknown {
  return Object.hasOwn(row, name) ? (row as Readonly<Record<string, unknown>>)[name] : undefined
}
