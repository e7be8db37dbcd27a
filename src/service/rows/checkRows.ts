import { isObject } from './readRow.ts'

/** Fields of one kind of rows, for a check without its schema. `shapes/tables.ts` has them all. */
export interface Shape<Row> {
  /** Name of the schema, by which checked rows are known; absent for parts of rows. */
  readonly name?: string
  /**
   * Names of the fields, each with marks that are read from left to right: `#` a number, `!` a flag, `$` a text or a
   * number, `*` any value, otherwise a text; then `[` a list and `{` a map of these; then `?` may be null or absent,
   * `|` may be null, `~` may be absent.
   */
  readonly fields: string
  /** Shapes of the fields that are objects, or tests of other fields, by the name with its marks. */
  readonly parts?: Readonly<Record<string, Shape<unknown> | Test>>
  /** Carries the type; never set. */
  readonly row?: Row
}

/** Rows that have their shape, and the number of those that do not. */
export interface CheckedRows<Row> {
  readonly rows: readonly Row[]
  readonly malformed: number
}

type Test = (value: unknown) => boolean

/** Rows that passed, by the name of their shape: a row of one shape has not passed another. */
const passed = new Map<string, WeakSet<object>>()
const tests = new WeakMap<Shape<unknown>, Test>()

/** Rows that passed a shape: whoever checks one adds it, so that a component need not check it again. */
export function findPassed(name: string): WeakSet<object> {
  let rows = passed.get(name)
  if (rows === undefined) passed.set(name, (rows = new WeakSet()))
  return rows
}

/** Returns a row that has its shape; undefined for any other value. */
export function checkRow<Row>(shape: Shape<Row>, row: unknown): Row | undefined {
  return getTest(shape)(row) ? (row as Row) : undefined
}

/**
 * Leaves out the rows that do not have their shape, and counts them. The list itself is returned if there are none. A
 * value that is no list counts as one malformed row; null and undefined stand for no rows.
 * @param shape Their shape, or several of which each row has one.
 */
export function checkRows<Row>(shape: Shape<Row> | readonly Shape<Row>[], rows: unknown): CheckedRows<Row> {
  if (!Array.isArray(rows)) return { rows: noRows, malformed: rows === undefined || rows === null ? 0 : 1 }
  const list: readonly unknown[] = rows
  const choices = [shape].flat().map(getTest)
  const kept = list.filter((row) => choices.some((test) => test(row))) as unknown as readonly Row[]
  const malformed = list.length - kept.length
  return { rows: malformed === 0 ? (rows as readonly Row[]) : kept, malformed }
}

const noRows: readonly never[] = []

function getTest(shape: Shape<unknown>): Test {
  let test = tests.get(shape)
  if (test === undefined) tests.set(shape, (test = buildTest(shape)))
  return test
}

function buildTest({ name, fields, parts = {} }: Shape<unknown>): Test {
  const all = [
    ...(fields.match(/\S+/g) ?? []).map((field) => readField(field, isText)),
    ...Object.entries(parts).map(([field, part]) =>
      readField(field, typeof part === 'function' ? part : getTest(part)),
    ),
  ]
  const known = name === undefined ? undefined : findPassed(name)
  return (row) => {
    if (!isObject(row)) return false
    if (known?.has(row) === true) return true
    const isWhole = all.every((field) => field.test(row[field.name]))
    if (isWhole) known?.add(row)
    return isWhole
  }
}

/** Reads a field and its marks. @param start Test of the field without marks. */
function readField(field: string, start: Test): { readonly name: string; readonly test: Test } {
  const [, name = '', marks = ''] = /^(.*?)([#!$*[{?|~]*)$/.exec(field) ?? []
  return { name, test: marks.split('').reduce((test, mark) => wrap[mark]?.(test) ?? test, start) }
}

const isText: Test = (value) => typeof value === 'string'

/** Test of a field by its mark, made from the test that the marks before it give. */
const wrap: Readonly<Record<string, (test: Test) => Test>> = {
  '#': () => Number.isFinite,
  '!': () => (value) => typeof value === 'boolean',
  $: () => (value) => typeof value === 'string' || Number.isFinite(value),
  '*': () => (value) => value !== undefined,
  '[': (test) => (value) => Array.isArray(value) && !value.some((item) => !test(item)),
  '{': (test) => (value) => isObject(value) && Object.values(value).every(test),
  '?': (test) => (value) => value === null || value === undefined || test(value),
  '|': (test) => (value) => value === null || test(value),
  '~': (test) => (value) => value === undefined || test(value),
}
