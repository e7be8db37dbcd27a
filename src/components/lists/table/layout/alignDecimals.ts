import type { CSSProperties } from 'react'
import { absolute, parseAmount } from '../../../../service/rows/amount.ts'
import type { NamingSources } from '../../../../text/naming/namingSources.ts'
import type { TableColumn } from '../columns.ts'

/** Rows of which the widths are compared. */
const maxRows = 1000

/** Width of a decimal point or of a separator of groups, in digits. */
const pointWidth = 0.5

/** Widths of the longest fractions in the columns of coins, with their points, in digits, by the id of the column. */
export type FractionWidths = Readonly<Record<string, number>>

/** The display of a table: names, and the decimal places of its coin. */
type CoinDisplay = NamingSources & { readonly nativeCoin: { readonly decimals: number } }

/** Measures the columns of coins, so that {@link decimalStyle} can align their decimal points. */
export function measureFractions<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  display: CoinDisplay,
): FractionWidths {
  const measured = rows.slice(0, maxRows)
  return Object.fromEntries(
    columns
      .filter(({ kind }) => kind === 'coins')
      .map((column) => [
        column.id,
        Math.max(0, ...measured.map((row) => measureCell(row, column, display)?.fraction ?? 0)),
      ]),
  )
}

/**
 * Returns the style of a cell in which the decimal point of its number is below those of other rows: the space that its
 * fraction lacks, and the width of the number, which has the first right to the room of the cell.
 */
export function decimalStyle<Row>(
  row: Row,
  column: TableColumn<Row>,
  fractions: FractionWidths,
  display: CoinDisplay,
): CSSProperties | undefined {
  const longest = fractions[column.id] ?? 0
  const cell = longest === 0 ? undefined : measureCell(row, column, display)
  if (cell === undefined || cell.fraction >= longest) return undefined
  return { '--tonlens-tail': `${longest - cell.fraction}ch`, '--tonlens-number': `${cell.number}ch` } as CSSProperties
}

/** Measures a number and its fraction, in digits; undefined if the cell has none. */
function measureCell<Row>(row: Row, column: TableColumn<Row>, display: CoinDisplay) {
  const amount = parseAmount(column.value?.(row, display))
  if (amount === undefined) return undefined
  const { decimals } = display.nativeCoin
  const digits = absolute(amount)
    .toString()
    .padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const shown = digits.slice(split).slice(0, column.maximumFractionDigits).replace(/0+$/, '').length
  const fraction = shown === 0 ? 0 : shown + pointWidth
  return { number: split + Math.floor((split - 1) / 3) * pointWidth + fraction, fraction }
}
