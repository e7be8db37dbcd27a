import { formatCoins } from '../../text/format/coins.ts'
import { amountPrecision } from '../../text/format/precision.ts'
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

/** Formats an amount for a label. */
export function labelAmount(
  amount: string,
  unit: string,
  { decimals, locale, context = 'label' }: { decimals: number; locale: string; context?: 'label' | 'picture' },
): LabelAmount {
  const exact = { decimals, locale }
  const number = formatCoins(amount, { ...exact, ...amountPrecision(context, { amount, unit, decimals }) })
  return { text: `${formatCoins(amount, exact)} ${unit}`, number, unit }
}

/** Formats an amount of the native coin for a label; undefined when there is no amount. */
export function coinLabel(
  value: string | null,
  { nativeCoin, locale }: Pick<GraphContext, 'nativeCoin' | 'locale'>,
): LabelAmount | undefined {
  if (parseAmount(value) === undefined || value === null) return undefined
  const { decimals, symbol } = nativeCoin
  return labelAmount(value, plainText(symbol, { maximum: 16 }), { decimals, locale })
}

/** Formats an amount of the native coin in full; undefined when there is no amount. */
export function coinText(
  value: string | null,
  context: Pick<GraphContext, 'nativeCoin' | 'locale'>,
): string | undefined {
  return coinLabel(value, context)?.text
}
