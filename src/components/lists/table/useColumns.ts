import { useMemo } from 'react'
import type { ColumnChoice, TableColumn } from './columns.ts'

/** Returns the columns of a table: those of the application, or the table's own. Memoized. */
export function useColumns<Row>(
  defaults: readonly TableColumn<Row>[],
  choice: ColumnChoice<Row> | undefined,
): readonly TableColumn<Row>[] {
  return useMemo(() => (typeof choice === 'function' ? choice(defaults) : (choice ?? defaults)), [defaults, choice])
}
