import { useId, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { useNaming } from '../../../../react/display/useNaming.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import { tableMessages } from '../../../../text/en/lists.ts'
import type { TableColumn } from '../columns.ts'
import { hasValues } from '../file/columnFields.ts'
import { ExportBar, type DescribeFile } from '../file/ExportBar.tsx'
import type { TableToolProps } from './toolProps.ts'
import type { TableChoices } from './useTableChoices.ts'

interface TableToolsProps<Row> {
  readonly choices: TableChoices<Row>
  /** All columns, also those that are not shown. */
  readonly columns: readonly TableColumn<Row>[]
  /** All loaded rows, as the service sent them. */
  readonly loaded: readonly Row[]
  /** Rows in the order of the table. */
  readonly rows: readonly Row[]
  /** Whether more rows follow that are not loaded. */
  readonly hasMore: boolean
  readonly onLoadMore: (() => void) | undefined
  readonly loadingMore: boolean
  readonly options: TableToolProps<Row>
  readonly name: string
  readonly describeFile: DescribeFile<Row> | undefined
}

const densities = ['normal', 'compact'] as const

/** Controls above a table: columns, density, filters and files. */
export default function TableTools<Row>(props: TableToolsProps<Row>): ReactElement {
  const { choices, columns, loaded, rows, hasMore, onLoadMore, loadingMore, options, name, describeFile } = props
  const { locale } = useDisplay()
  const words = useTexts('table', tableMessages)
  const isFiltered = Object.values(choices.filters).some((text) => text.trim() !== '')
  const [shown, total] = [formatNumber(rows.length, locale), formatNumber(loaded.length, locale)]
  return (
    <div part="table-tools">
      {options.tools === true && (
        <>
          <ColumnChoices choices={choices} />
          <FilterFields choices={choices} loaded={loaded} />
        </>
      )}
      {(options.exportable === true || options.loadRange !== undefined) && (
        <ExportBar
          rows={loaded}
          filtered={isFiltered ? rows : undefined}
          columns={columns}
          loadRange={options.loadRange}
          name={name}
          describeFile={describeFile}
        />
      )}
      <p part="table-found" data-state={isFiltered ? 'filtered' : 'all'}>
        <bdi role="status">{isFiltered ? (hasMore ? words.foundLoaded : words.found)(shown, total) : ''}</bdi>
        {isFiltered && (
          <button type="button" part="button" onClick={() => choices.setFilters({})}>
            {words.clearFilters}
          </button>
        )}
        {isFiltered && hasMore && onLoadMore !== undefined && (
          <button type="button" part="button" aria-disabled={loadingMore} onClick={() => loadingMore || onLoadMore()}>
            {words.loadMore}
          </button>
        )}
      </p>
    </div>
  )
}

function ColumnChoices<Row>({ choices }: Pick<TableToolsProps<Row>, 'choices'>): ReactElement {
  const words = useTexts('table', tableMessages)
  const shown = choices.columns.map(({ id }) => id)
  const group = useId()
  const toggle = (id: string) => {
    const next = choices.offered
      .map((column) => column.id)
      .filter((other) => (other === id ? !shown.includes(id) : shown.includes(other)))
    if (next.length > 0) choices.choose(next)
  }
  return (
    <details part="table-tool">
      <summary part="card-summary">{words.columns}</summary>
      <div part="table-choices" role="group" aria-label={words.columns}>
        {choices.offered.map(({ id, label }) => (
          <label key={id} part="table-choice">
            <input
              type="checkbox"
              checked={shown.includes(id)}
              aria-disabled={shown.length === 1 && shown[0] === id}
              onChange={() => toggle(id)}
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
      <div part="table-choices" role="radiogroup" aria-label={words.density}>
        <span part="card-term">{words.density}</span>
        {densities.map((density) => (
          <label key={density} part="table-choice">
            <input
              type="radio"
              name={group}
              checked={choices.density === density}
              onChange={() => choices.setDensity(density)}
            />
            <bdi>{words.densities[density]}</bdi>
          </label>
        ))}
      </div>
    </details>
  )
}

function FilterFields<Row>({ choices, loaded }: Pick<TableToolsProps<Row>, 'choices' | 'loaded'>): ReactElement {
  const words = useTexts('table', tableMessages)
  const naming = useNaming()
  const { columns, filters, setFilters } = choices
  return (
    <details part="table-tool">
      <summary part="card-summary">{words.filter}</summary>
      <div part="table-choices" role="group" aria-label={words.filter}>
        {columns
          .filter((column) => hasValues(column, loaded, naming))
          .map(({ id, label }) => (
            <label key={id} part="table-field">
              <span part="card-term">{label}</span>
              <input
                part="table-filter"
                type="search"
                maxLength={200}
                value={filters[id] ?? ''}
                onChange={(event) => setFilters({ ...filters, [id]: event.target.value })}
              />
            </label>
          ))}
      </div>
    </details>
  )
}
