import type { PricesConfig } from '../config/prices.ts'

/** Setting of a reader who wants no values. */
export const noCurrency = 'none'

/** Returns the currency of values: the reader's, or the default if the source does not have it; undefined for no values. */
export function chooseCurrency(prices: PricesConfig | undefined, chosen: string): string | undefined {
  if (prices === undefined || chosen === noCurrency) return undefined
  return prices.currencies.includes(chosen) ? chosen : prices.currencies[0]
}
