import * as z from 'zod/mini'

/** A type without its index signature: a misspelt field does not compile. */
export type Known<T> = {
  [Key in keyof T as string extends Key ? never : Key]: T[Key]
}

/** Schema of {@link openObject}. */
export interface OpenObject<Shape extends z.core.$ZodLooseShape>
  extends z.ZodMiniType<Known<z.output<z.ZodMiniObject<Shape, z.core.$loose>>>> {}

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
