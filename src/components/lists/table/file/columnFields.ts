import { accountLabel } from '../../../../text/naming/accountLabel.ts'
import { decimalCoins } from '../../../../text/format/coins.ts'
import { findName, replacesAddress } from '../../../../text/naming/names.ts'
import type { NamingSources } from '../../../../text/naming/namingSources.ts'
import { isoTime } from '../../../../text/format/time.ts'
import { plainText } from '../../../../service/rows/plainText.ts'
import type { ColumnValue, TableColumn } from '../columns.ts'

/** Settings by which values are written in files. */
export interface FieldSettings {
  readonly naming: NamingSources
  /** Decimal places of the native coin. */
  readonly decimals: number
  /** Writes test network addresses. */
  readonly testOnly: boolean
}

/** One column of a file. */
export interface Field<Row> {
  readonly name: string
  readonly text: (row: Row) => string
}

const maximum = 10_000

/** Fields of one column of a table: its value, and for accounts the name that the reader sees. */
export function columnFields<Row>(column: TableColumn<Row>, settings: FieldSettings): readonly Field<Row>[] {
  const { id, kind } = column
  const { naming } = settings
  const field = { name: id, text: (row: Row) => columnText(column, row, settings) }
  if (kind !== 'account') return [field]
  return [field, { name: `${id}_name`, text: (row) => accountName(readValue(column, row, naming), naming) }]
}

/** Tells whether a column has values for files and filters: a `value`, or cells that are texts. */
export function hasValues<Row>(column: TableColumn<Row>, rows: readonly Row[], naming: NamingSources): boolean {
  return column.value !== undefined || rows.some((row) => readValue(column, row, naming) !== undefined)
}

/** Value of a cell as plain text: the whole address, ISO time, whole coins. */
function columnText<Row>(column: TableColumn<Row>, row: Row, settings: FieldSettings): string {
  const value = readValue(column, row, settings.naming)
  if (value === undefined || value === null) return ''
  switch (column.kind) {
    case 'time':
      return isoTime(value) ?? ''
    case 'account':
      return accountLabel(String(value), findName(String(value), settings.naming), { testOnly: settings.testOnly })
        .address
    case 'coins':
      return decimalCoins(String(value), settings.decimals)
    default:
      return plainText(String(value), { maximum })
  }
}

/** Name that stands in place of an address; empty if none does. */
function accountName(address: unknown, naming: NamingSources): string {
  if (typeof address !== 'string') return ''
  const known = findName(address, naming)
  return replacesAddress(known) ? (known.name ?? '') : ''
}

function readValue<Row>({ value, cell }: TableColumn<Row>, row: Row, naming: NamingSources): ColumnValue {
  // Rows are as the service sent them. A malformed one keeps its line in files.
  if (typeof row !== 'object' || row === null) return undefined
  const read: unknown = value === undefined ? cell(row) : value(row, naming)
  return typeof read === 'string' || typeof read === 'number' ? read : read === null ? null : undefined
}

/** Text in which a filter looks: the value, and for accounts the name that the reader sees. */
export function searchText<Row>(column: TableColumn<Row>, row: Row, settings: FieldSettings): string {
  return columnFields(column, settings)
    .map(({ text }) => text(row))
    .join(' ')
}
