import type { CSSProperties } from 'react'
import type { NamingSources } from '../../../../text/naming/namingSources.ts'
import { decimalCoins } from '../../../../text/format/coins.ts'
import type { TableColumn } from '../columns.ts'

/** Rows of which the widths are compared. */
const maxRows = 1000

/** Width of a decimal point or of a separator of groups, in digits. */
const pointWidth = 0.5

/** Widths of a number on both sides of its decimal point, which belongs to the fraction, in digits. */
interface NumberWidths {
  readonly whole: number
  readonly fraction: number
}

/** Widths of the longest numbers in the columns of amounts, by the id of the column. */
export type DecimalWidths = Readonly<Record<string, NumberWidths>>

/** The display of a table: names, and the decimal places of its coin. */
type CoinDisplay = NamingSources & { readonly nativeCoin: { readonly decimals: number } }

/** Measures the columns of amounts, so that {@link decimalStyle} can align their decimal points. */
export function measureDecimals<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  display: CoinDisplay,
): DecimalWidths {
  const measured = rows.slice(0, maxRows)
  return Object.fromEntries(
    columns
      .filter(({ kind }) => kind === 'coins' || kind === 'decimal')
      .map((column) => {
        const cells = measured.flatMap((row) => measureCell(row, column, display) ?? [])
        const longest = (side: keyof NumberWidths) => Math.max(0, ...cells.map((cell) => cell[side]))
        return [column.id, { whole: longest('whole'), fraction: longest('fraction') }]
      }),
  )
}

/**
 * Returns the style of a cell in which the decimal point of its number is below those of other rows: the space that its
 * fraction lacks, or in right-to-left layouts its whole part, and the width of the number, which has the first right to
 * the room of the cell.
 */
export function decimalStyle<Row>(
  row: Row,
  column: TableColumn<Row>,
  widths: DecimalWidths,
  display: CoinDisplay,
): CSSProperties | undefined {
  const longest = widths[column.id]
  const cell = longest && measureCell(row, column, display)
  if (longest === undefined || cell === undefined) return undefined
  const [lead, tail] = [longest.whole - cell.whole, longest.fraction - cell.fraction]
  if (lead <= 0 && tail <= 0) return undefined
  return {
    '--tonlens-lead': `${lead}ch`,
    '--tonlens-tail': `${tail}ch`,
    '--tonlens-number': `${cell.whole + cell.fraction}ch`,
  } as CSSProperties
}

/** Measures a number; undefined if the cell has none. */
function measureCell<Row>(row: Row, column: TableColumn<Row>, display: CoinDisplay): NumberWidths | undefined {
  const value = column.value?.(row, display)
  const text = column.kind === 'coins' ? decimalCoins(value, display.nativeCoin.decimals) : String(value)
  const [, whole, fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const shown = fraction.slice(0, column.maximumFractionDigits).replace(/0+$/, '').length
  return {
    whole: whole.length + Math.floor((whole.length - 1) / 3) * pointWidth,
    fraction: shown === 0 ? 0 : shown + pointWidth,
  }
}
