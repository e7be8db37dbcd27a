import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { checkRow, checkRows, type Shape } from '../../../src/service/rows/checkRows.ts'
import { conforms } from '../../../src/service/rows/shapes/conforms.ts'
import { rowNames } from '../../../src/service/rows/shapes/openObject.ts'
import * as shapes from '../../../src/service/rows/shapes/tables.ts'
import { Transaction } from '../../../src/service/rows/transaction.ts'
import { makeRow } from '../../helpers/components/describeFields.tsx'
import { createWrongTypes } from '../../helpers/components/wrongTypes.ts'
import { transaction } from '../../fixtures/transactions.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/service/rows/**/*.ts', {
  eager: true,
})
const schemas = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((schema) => {
      const name = typeof schema === 'object' && schema !== null ? rowNames.get(schema as z.ZodMiniType) : undefined
      return name === undefined ? [] : [[name, schema as z.ZodMiniType] as const]
    }),
  ),
)
const cases = Object.values(shapes as Readonly<Record<string, Shape<unknown>>>).map(
  (shape) => [shape.name ?? '', shape] as const,
)

test.each(cases)('%s: accepts and refuses every kind of value in every field as its schema does', (name, shape) => {
  const schema = schemas.get(name) as z.ZodMiniType
  const row = makeRow(schema)
  expect(schema.safeParse(row).success).toBe(true)
  expect(checkRow(shape, row)).toBe(row)
  const wrong = createWrongTypes({ row }, ['row'], Infinity)
  expect(wrong.length).toBeGreaterThan(30)
  const different = wrong.filter(
    ({ value }) => (checkRow(shape, value.row) !== undefined) !== schema.safeParse(value.row).success,
  )
  expect(different.map(({ path }) => path)).toEqual([])
})

describe('rows', () => {
  const whole = transaction()
  const { transactionShape, messageShape } = shapes

  test('are the same list if all have their shape', () => {
    const list = [whole, transaction({ hash: 'x' })]
    expect(checkRows(transactionShape, list)).toEqual({ rows: list, malformed: 0 })
    expect(checkRows(transactionShape, list).rows).toBe(list)
  })

  test('are left out and counted if they have not', () => {
    const { rows, malformed } = checkRows(transactionShape, [null, whole, { ...whole, lt: 7 }, 'x', [whole]])
    expect([rows, malformed]).toEqual([[whole], 4])
  })

  test('are none without a list', () => {
    expect(checkRows(transactionShape, null)).toEqual({ rows: [], malformed: 0 })
    expect(checkRows(transactionShape, undefined)).toEqual({ rows: [], malformed: 0 })
    expect(checkRows(transactionShape, 'x')).toEqual({ rows: [], malformed: 1 })
  })

  test('that a client checked are not checked again, by their own shape alone', () => {
    const checked = transaction()
    expect(conforms(Transaction, checked)).toBe(true)
    // A change after the check shows that the row itself is not looked into again.
    Object.assign(checked, { lt: 7 })
    expect(checkRow(transactionShape, checked)).toBe(checked)
    expect(checkRow(messageShape, checked)).toBeUndefined()
    expect(checkRow(transactionShape, { ...checked })).toBeUndefined()
  })
})
