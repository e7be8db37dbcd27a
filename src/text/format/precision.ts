import { absolute, parseAmount } from '../../service/rows/amount.ts'
import type { CoinFormat } from './coins.ts'

/** Where an amount stands, which decides how many of its digits are shown. */
export type AmountContext =
  /** Fees, changes of balances, cards and lists of events: every digit. */
  | 'exact'
  /** Lists of large amounts, such as stakes and shares of a supply: two decimals. */
  | 'list'
  /** A badge: two decimals, shortened from one thousand on. */
  | 'badge'
  /** Beside an edge of a graph: three decimals, shortened when it would not fit. */
  | 'label'
  /** On a picture: six decimals, shortened when it would not fit. */
  | 'picture'

/** Digits after the separator, by context; fees stand in none of these. */
const fractionDigits = { list: 2, badge: 2, label: 3, picture: 6 } as const

/** Digits of the integer part and characters of the unit that fit on a label. */
const labelRoom = 9

/**
 * Decides how many digits of an amount are shown. Digits are cut off the same way for all amounts of one context and
 * unit, and amounts are shortened from a power of ten on, so that a whole never looks smaller than one of its parts.
 * @param unit Symbol after the amount, which takes room on a label.
 * @param amount Decimal string of the smallest unit.
 */
export function amountPrecision(
  context: AmountContext,
  { amount, unit = '', decimals = 9 }: { amount?: unknown; unit?: string; decimals?: number } = {},
): Pick<CoinFormat, 'compact' | 'maximumFractionDigits'> {
  if (context === 'exact') return {}
  const maximumFractionDigits = fractionDigits[context]
  if (context === 'list') return { maximumFractionDigits }
  if (context === 'badge') return { maximumFractionDigits, compact: true }
  const digits = absolute(parseAmount(amount) ?? 0n).toString().length - decimals
  return digits + unit.length > labelRoom ? { maximumFractionDigits: 2, compact: true } : { maximumFractionDigits }
}
