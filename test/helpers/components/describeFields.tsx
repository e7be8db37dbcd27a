// Walks the fields of a row: each must have a place on the screen, or a reason why it has none.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly catchall?: Schema
}
/** The parts of a schema that tell its fields. */
export interface Schema {
  readonly _zod: { readonly def: Definition }
}
/** A row of the service, by field. */
export type Row = Record<string, unknown>

/** Removes what makes a value optional, nullable or a list. */
export function bare(schema: Schema): Schema {
  const { innerType, element } = schema._zod.def
  const inner = innerType ?? element
  return inner === undefined ? schema : bare(inner)
}

/** Values of a field: two different ones that the service could send. */
function sampleValue(name: string, schema: Schema, at: 0 | 1): unknown {
  if (isList(schema)) {
    const entry = bare(schema)
    return at === 0 ? [] : [hasFields(entry) ? makeRow(entry) : sampleValue(name, entry, at)]
  }
  const { type } = bare(schema)._zod.def
  if (type === 'boolean') return at === 1
  if (type === 'number') return at === 0 ? 3 : 7
  if (type === 'object') {
    const { catchall } = bare(schema)._zod.def
    const isText = catchall === undefined || ['string', 'unknown'].includes(bare(catchall)._zod.def.type)
    const entry = isText
      ? at === 0
        ? '3'
        : '7'
      : hasFields(catchall)
        ? makeRow(catchall)
        : sampleValue(name, catchall, at)
    return { [at === 0 ? 2 : 7]: entry }
  }
  if (/boc$|^body$/.test(name)) return at === 0 ? 'te6cckEBAQEAAgAAAEysuc0=' : 'te6cckEBAQEABgAACAAAAAdb8ICo'
  if (/hash|trace_id/.test(name)) return `${(at === 0 ? 'B' : 'C').repeat(43)}=`
  if (/addr|^account$|source|destination|owner/.test(name)) return `0:${(at === 0 ? 'AB' : 'CD').repeat(32)}`
  if (/status|status_change/.test(name)) return at === 0 ? 'active' : 'frozen'
  if (type === 'custom' && name === 'trace') return { children: [] }
  if (name === 'opcode') return at === 0 ? '0x0f8a7ea5' : '0x12345678'
  if (name === 'type') return at === 0 ? 'ok' : 'nofunds'
  return at === 0 ? '3000000000' : '7000000000'
}

/** A row with a value in every field. */
export function makeRow(schema: unknown): Row {
  const { shape = {} } = bare(schema as Schema)._zod.def
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      hasFields(field) && !isList(field) ? makeRow(field) : sampleValue(name, field, 0),
    ]),
  )
}

/** Paths of all leaves. */
export function listPaths(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  const { shape = {} } = bare(schema)._zod.def
  return Object.entries(shape).flatMap(([name, field]) =>
    hasFields(field) && !isList(field) ? listPaths(field, [...path, name]) : [[...path, name]],
  )
}

/** False for maps, which are leaves. */
function hasFields(schema: Schema): boolean {
  return Object.keys(bare(schema)._zod.def.shape ?? {}).length > 0
}

function isList(schema: Schema): boolean {
  const { type, innerType } = schema._zod.def
  return type === 'array' || (innerType !== undefined && isList(innerType))
}

function fieldAt(schema: Schema, [name = '', ...rest]: readonly string[]): Schema {
  const field = bare(schema)._zod.def.shape?.[name] as Schema
  return rest.length === 0 ? field : fieldAt(field, rest)
}

function withValue(row: Row, [name = '', ...rest]: readonly string[], value: unknown): Row {
  return { ...row, [name]: rest.length === 0 ? value : withValue((row[name] ?? {}) as Row, rest, value) }
}

/** A kind of row, and the component that shows all of it. */
export interface FieldPage {
  /** Name of the component. */
  readonly component: string
  readonly schema: unknown
  readonly render: (row: Row) => ReactElement
  /** Values that a row needs to be an ordinary one. */
  readonly base: Readonly<Record<string, unknown>>
  /** Fields without a place of their own, each with the reason. A path stands for all below it. */
  readonly reasons: Readonly<Record<string, string>>
  /** Values of other fields with which a field applies. */
  readonly context?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Another value to tell apart from that of the base. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** Markup of a row, without what a reader does not see. */
function show(page: FieldPage, row: Row): string {
  return renderToStaticMarkup(page.render(row)).replaceAll(/(href|id|aria-\w+|title)="[^"]*"/g, '')
}

/** Whether a field has a reason to have no place of its own. */
export function hasReason({ reasons }: FieldPage, name: string): boolean {
  return Object.keys(reasons).some((start) => name === start || name.startsWith(`${start}.`))
}

/** Whether the screen changes with a field of a row. */
export function showsField(page: FieldPage, row: Row, path: readonly string[]): boolean {
  const name = path.join('.')
  const { base, context = {}, values = {} } = page
  const field = fieldAt(page.schema as Schema, path)
  const samples = [
    values[name],
    base[name],
    ...([1, 0] as const).map((at) => sampleValue(path.at(-1) ?? '', field, at)),
  ]
  const start = Object.entries(context[name] ?? {}).reduce<Row>(
    (changed, [other, value]) => withValue(changed, other.split('.'), value),
    row,
  )
  const before = show(page, start)
  return samples.some((value) => value !== undefined && show(page, withValue(start, path, value)) !== before)
}

/** Tests that the screen changes with every field of the row, but those that have a reason. */
export function describeFields(kind: string, page: FieldPage): void {
  const { schema, base, reasons, context = {}, values = {} } = page
  const paths = listPaths(schema as Schema)
  const names = paths.map((path) => path.join('.'))

  describe(kind, () => {
    test('gives reasons only for fields that exist', () => {
      const named = [...Object.keys(reasons), ...Object.keys(base), ...Object.keys(context), ...Object.keys(values)]
      expect(named.filter((name) => !names.some((known) => known === name || known.startsWith(`${name}.`)))).toEqual([])
    })

    test.each(paths.filter((path) => !hasReason(page, path.join('.'))).map((path) => [path.join('.'), path] as const))(
      '%s has a place on the screen',
      (name, path) => {
        const given = { ...base, ...context[name] }
        const start = Object.entries(given).reduce<Row>(
          (row, [field, value]) => withValue(row, field.split('.'), value),
          makeRow(schema),
        )
        const value =
          values[name] ?? (name in values ? null : sampleValue(path.at(-1) ?? '', fieldAt(schema as Schema, path), 1))
        expect(show(page, withValue(start, path, value))).not.toBe(show(page, start))
      },
    )
  })
}
