import { isRow } from './readRow.ts'

/** Expected shape of a value: a type, a shape or null, a list of one shape, or fields with shapes. Other fields are free. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { readonly list: Shape }
  | { readonly orNull: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }

/** Tells whether a value that an application passes has the fields that its type promises. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape
  if ('list' in shape) return Array.isArray(value) && value.every((entry) => hasShape(entry, shape.list))
  if ('orNull' in shape) return value === null || hasShape(value, shape.orNull)
  return isRow(value) && Object.entries(shape.fields).every(([name, field]) => hasShape(value[name], field))
}
