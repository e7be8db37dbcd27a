'use client'
import {
  forwardRef,
  useMemo,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { useDisplay, type Display } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { checkRows, type Shape } from '../../../service/rows/checkRows.ts'
import type { TableColumn } from './columns.ts'
import { detailsColumn } from './detailsColumn.tsx'
import { DealingTable, type RowDealings } from './DealingTable.tsx'
import { useColumns } from './Table.tsx'
import type { TableProps, TableStateProps } from './tableProps.ts'
import type { ColumnProps } from './tools/toolProps.ts'

/** Props of a table of one kind of rows; the rest go to its root, which is the element that scrolls. */
export interface RowTableProps<Row>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<Row> {}

/** A table of one kind of rows. */
interface TableDefinition<Props, Row, Option extends keyof Props, Extra extends object> extends Pick<
  TableProps<Row>,
  'rowKey' | 'rowStatus' | 'fileName' | 'notice'
> {
  readonly part: string
  /** Name of the prop with the rows. */
  readonly rows: keyof Props
  /**
   * Shape of these rows, or the shapes of which each has one; malformed rows are left out. @default the rows are made
   * by this package
   */
  readonly shape?: Shape<unknown> | readonly Shape<unknown>[]
  /** Names of the other props of the table itself. @default none */
  readonly options?: readonly Option[]
  /** Makes the shown rows. @default the prop as it is */
  readonly list?: (props: Props) => readonly Row[]
  /** Returns an error that replaces the one of the host; undefined for none. @default none */
  readonly failure?: (props: Props, display: Display) => unknown
  readonly texts: (display: Display) => {
    readonly label: string
    readonly empty: string
    /** Adds a column that opens the details of a row. @default none */
    readonly details?: { readonly title: string; readonly label: string }
  }
  /** Reads transfers of accounts from rows; addresses that imitate others are marked then. @default none */
  readonly dealings?: (props: Props, rows: readonly Row[]) => RowDealings<Row> | undefined
  /** Hook that finds what else the columns depend on, in the rows or in contexts. @default nothing */
  readonly useColumnOptions?: (rows: readonly Row[], props: Props) => Extra
  readonly columns: (display: Display, options: Pick<Props, Option> & Extra) => readonly TableColumn<Row>[]
  /** Renders the details of a row, if `texts` name them. */
  readonly details?: (row: Row) => ReactNode
}

/** Makes the component of a table of one kind of rows. */
export function defineTable<
  Props extends object,
  Row,
  Option extends keyof Props = never,
  Extra extends object = object,
>({
  part: ownPart,
  rows: rowsProp,
  shape,
  options: optionNames = [],
  list,
  failure,
  texts: readTexts,
  useColumnOptions = noOptions,
  columns: listColumns,
  dealings: readDealings,
  details,
  fileName: ownFileName,
  ...fixed
}: TableDefinition<Props, Row, Option, Extra>): ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>> {
  function DefinedTable(props: RowTableProps<Row>, ref: ForwardedRef<HTMLDivElement>): ReactElement {
    const { columns: choice, label, part, fileName = ownFileName, error, ...others } = props
    const given = others as unknown as Props
    const display = useDisplay()
    const texts = useMemo(() => readTexts(display), [display])
    const own = new Set<keyof Props>([rowsProp, ...optionNames])
    const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !own.has(name as keyof Props)))
    const options = optionNames.map((name) => given[name])
    const source = given[rowsProp]
    const listRows = () => {
      const checked = shape === undefined ? { rows: source, malformed: 0 } : checkRows(shape, source)
      const rows = list === undefined ? checked.rows : list({ ...given, [rowsProp]: checked.rows })
      return { rows: rows as readonly Row[], malformed: checked.malformed }
    }
    const listDefaults = () => {
      const columns = listColumns(display, { ...given, ...extra })
      if (texts.details === undefined || details === undefined) return columns
      return [...columns, detailsColumn<Row>(texts.details.title, texts.details.label, (row) => () => details(row))]
    }
    // oxlint-disable-next-line react/exhaustive-deps -- both depend on the named props alone
    const { rows, malformed } = useMemo(listRows, [source, ...options])
    const extra = useColumnOptions(rows, given)
    // oxlint-disable-next-line react/exhaustive-deps
    const defaults = useMemo(listDefaults, [display, texts, ...options, ...Object.values(extra)])
    const columns = useColumns(defaults, choice)
    // oxlint-disable-next-line react/exhaustive-deps -- of the props, it reads options alone
    const dealings = useMemo(() => readDealings?.(given, rows), [rows, ...options])
    return (
      <DealingTable
        {...rest}
        {...fixed}
        {...(fileName === undefined ? {} : { fileName })}
        tableRef={ref}
        dealings={dealings}
        part={partNames(ownPart, part)}
        label={label ?? texts.label}
        rows={rows}
        malformed={malformed}
        columns={columns}
        error={failure?.(given, display) ?? error}
        emptyText={texts.empty}
      />
    )
  }
  // `block-table` is shown by developer tools as `BlockTable`.
  DefinedTable.displayName = ownPart.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return forwardRef(DefinedTable) as ForwardRefExoticComponent<Props & RefAttributes<HTMLDivElement>>
}

const noOptions = () => ({}) as never
