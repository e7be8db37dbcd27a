import { formatCoins, type CoinFormat } from '../../text/format/coins.ts'
import { parseAmount } from '../../service/rows/amount.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { GraphContext } from './context.ts'

/** An amount beside an edge, where there is little room. */
export interface LabelAmount {
  /** The amount in full, with its unit. */
  readonly text: string
  /** The digits, shortened when they are long: `20B`. */
  readonly number: string
  readonly unit: string
}

/** Longer amounts are shortened, in characters. */
const maxLength = 15

/** Formats an amount for a label. */
export function labelAmount(amount: string, unit: string, format: CoinFormat): LabelAmount {
  const number = formatCoins(amount, format)
  const isLong = number.length + unit.length >= maxLength
  const short = isLong ? formatCoins(amount, { ...format, maximumFractionDigits: 2, compact: true }) : number
  return { text: `${number} ${unit}`, number: short, unit }
}

/** Formats an amount of the native coin for a label, to three digits; undefined when there is no amount. */
export function coinLabel(
  value: string | null,
  { nativeCoin, locale }: Pick<GraphContext, 'nativeCoin' | 'locale'>,
): LabelAmount | undefined {
  if (parseAmount(value) === undefined || value === null) return undefined
  const { decimals, symbol } = nativeCoin
  return labelAmount(value, plainText(symbol, { maximum: 16 }), { decimals, locale, maximumFractionDigits: 3 })
}

/** Formats an amount of the native coin in full, to three digits; undefined when there is no amount. */
export function coinText(
  value: string | null,
  context: Pick<GraphContext, 'nativeCoin' | 'locale'>,
): string | undefined {
  return coinLabel(value, context)?.text
}
