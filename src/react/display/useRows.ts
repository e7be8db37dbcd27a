import { useMemo } from 'react'
import { checkRows, type CheckedRows, type Shape } from '../../service/rows/checkRows.ts'

/** Checks the rows that an application gives to a list. The result is stable while the list is the same. */
export function useRows<Row>(
  shape: Shape<Row> | readonly Shape<Row>[],
  rows: readonly Row[] | null | undefined,
): CheckedRows<Row> {
  return useMemo(() => checkRows(shape, rows), [shape, rows])
}

/**
 * Removes duplicates, which occur if rows are added between the requests of two pages.
 * @param key Name of the field that identifies a row.
 */
export function useUniqueRows<Row>(rows: readonly Row[], key: keyof Row): readonly Row[] {
  return useMemo(() => [...new Map(rows.map((row) => [row[key], row])).values()], [rows, key])
}
