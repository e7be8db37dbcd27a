import type { StackedPlace, TableColumn } from '../columns.ts'
import type { TableMetrics } from './useTableMetrics.ts'

/** `two-line`: rows of two lines; `stacked`: a line for each cell. */
type TableLayout = 'columns' | 'two-line' | 'stacked'

/** Columns in the order in which they are drawn. */
export interface Arrangement<Row> {
  readonly layout: TableLayout
  readonly columns: readonly TableColumn<Row>[]
  /** Columns that do not fit. The reader can ask for them. */
  readonly hidden: readonly TableColumn<Row>[]
}

const places: readonly StackedPlace[] = ['title', 'value', 'note', 'to', 'aside']

/**
 * Decides which columns are drawn, and how.
 * @param metrics Undefined before they are measured.
 * @param expanded Whether the reader asked for all columns.
 * @param ownRow Whether the application draws narrow rows itself.
 */
export function arrangeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  metrics: Pick<TableMetrics, 'stacked' | 'hidden'> | undefined,
  expanded: boolean,
  ownRow: boolean,
): Arrangement<Row> {
  if (metrics === undefined) return { layout: 'columns', columns, hidden: [] }
  if (!metrics.stacked) {
    const hidden = columns.filter(({ id }) => metrics.hidden.includes(id))
    return {
      layout: 'columns',
      columns: expanded ? columns : columns.filter((column) => !hidden.includes(column)),
      hidden,
    }
  }
  if (ownRow) return { layout: expanded ? 'stacked' : 'two-line', columns, hidden: columns }
  if (!columns.some(({ stacked }) => stacked !== undefined)) return { layout: 'stacked', columns, hidden: [] }
  const shown = columns.filter((column) => stackedPlace(column) !== undefined)
  const hidden = columns.filter((column) => !shown.includes(column))
  if (expanded) return { layout: 'stacked', columns, hidden }
  const rank = (column: TableColumn<Row>): number => places.indexOf(stackedPlace(column) ?? 'aside')
  return { layout: 'two-line', columns: [...shown].sort((a, b) => rank(a) - rank(b)), hidden }
}

/** Place of a column in a row of two lines; undefined if it is hidden there. */
export function stackedPlace<Row>({ stacked, hideOrder }: TableColumn<Row>): StackedPlace | undefined {
  return stacked ?? (hideOrder === undefined ? 'note' : undefined)
}
