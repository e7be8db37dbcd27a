import { useMemo } from 'react'
import { useNaming } from '../../../../react/display/useNaming.ts'
import { useDisplay } from '../../../../react/display/display.ts'
import { useControlled } from '../../../parts/useControlled.ts'
import type { TableColumn } from '../columns.ts'
import { searchText, type FieldSettings } from '../file/columnFields.ts'
import type { TableDensity, TableFilters, TableToolProps } from './toolProps.ts'

/** Choices of the reader or of the application for a table. */
export interface TableChoices<Row> {
  /** Columns that can be shown, in the order of the table. */
  readonly offered: readonly TableColumn<Row>[]
  /** Columns that are shown, in the same order. */
  readonly columns: readonly TableColumn<Row>[]
  readonly choose: (columns: readonly string[]) => void
  readonly density: TableDensity
  readonly setDensity: (density: TableDensity) => void
  readonly filters: TableFilters
  readonly setFilters: (filters: TableFilters) => void
  /** Rows that fit the filters; the same array without a filter. */
  readonly rows: readonly Row[]
}

const noFilters: TableFilters = {}

/** Applies the chosen columns and the filters. */
export function useTableChoices<Row>(
  all: readonly TableColumn<Row>[],
  loaded: readonly Row[],
  props: TableToolProps<Row>,
): TableChoices<Row> {
  const offered = useMemo(() => all.filter(({ visibility }) => visibility !== 'file'), [all])
  const [shown, choose] = useControlled<readonly string[] | undefined>(
    props.columnsShown,
    props.defaultColumnsShown,
    (next) => {
      if (next !== undefined) props.onColumnsShownChange?.(next)
    },
  )
  const [density, setDensity] = useControlled<TableDensity>(
    props.density,
    props.defaultDensity ?? 'normal',
    props.onDensityChange,
  )
  const [filters, setFilters] = useControlled(props.filters, props.defaultFilters ?? noFilters, props.onFiltersChange)
  const columns = useMemo(() => {
    const chosen = offered.filter(({ id }) => shown?.includes(id))
    return chosen.length > 0 ? chosen : offered.filter(({ visibility }) => visibility !== 'optional')
  }, [offered, shown])
  const naming = useNaming()
  const { nativeCoin, testOnly } = useDisplay()
  const { decimals } = nativeCoin
  const rows = useMemo(
    () => filterRows(loaded, all, filters, { naming, decimals, testOnly }),
    [loaded, all, filters, naming, decimals, testOnly],
  )
  return { offered, columns, choose, density, setDensity, filters, setFilters, rows }
}

/** Rows with the text of every filter in its column: in the value, in the name of an account, or in a plain cell. */
function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: TableFilters,
  settings: FieldSettings,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const wanted = Object.hasOwn(filters, column.id) ? foldCase(String(filters[column.id])) : ''
    return wanted === '' ? [] : [(row: Row) => foldCase(searchText(column, row, settings)).includes(wanted)]
  })
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((fits) => fits(row)))
}

function foldCase(text: string): string {
  return text.trim().toLowerCase()
}
