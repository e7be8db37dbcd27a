import { csvText } from '../../../../ledger/file/csv.ts'
import type { TableColumn } from '../columns.ts'
import { columnFields, hasValues, type FieldSettings } from './columnFields.ts'

/** File formats. */
export type FileFormat = 'csv' | 'json'

/** Additions to a file, besides the rows and columns of a table. */
export interface FileExtras {
  /** Names of more CSV columns. */
  readonly header: readonly string[]
  /** Cells of these columns, for each row. */
  readonly cells: readonly (readonly string[])[]
  /** Contents of the JSON file, instead of the rows alone. */
  readonly json: unknown
}

/** Contents of an exported file: rows as the service sent them (JSON), or one line for each row (CSV). */
export function writeFile<Row>(
  rows: readonly Row[],
  format: FileFormat,
  columns: readonly TableColumn<Row>[],
  settings: FieldSettings,
  extras?: FileExtras,
): string {
  if (format === 'json') return `${JSON.stringify(extras === undefined ? rows : extras.json, undefined, 2)}\n`
  const fields = columns
    .filter((column) => column.visibility !== 'screen' && hasValues(column, rows, settings.naming))
    .flatMap((column) => columnFields(column, settings))
  return csvText([
    [...fields.map(({ name }) => name), ...(extras?.header ?? [])],
    ...rows.map((row, index) => [...fields.map(({ text }) => text(row)), ...(extras?.cells[index] ?? [])]),
  ])
}
