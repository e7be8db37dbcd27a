import { useMemo } from 'react'
import { checkRows, type CheckedRows, type Shape } from '../../service/rows/checkRows.ts'

/** Checks the rows that an application gives to a list. The result is stable while the list is the same. */
export function useRows<Row>(
  shape: Shape<Row> | readonly Shape<Row>[],
  rows: readonly Row[] | null | undefined,
): CheckedRows<Row> {
  return useMemo(() => checkRows(shape, rows), [shape, rows])
}
