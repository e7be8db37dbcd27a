/** Native coin of a chain. */
export interface NativeCoin {
  /** Name in texts, such as `Gram`. */
  readonly name: string
  /** Symbol behind amounts, such as `GRAM`. */
  readonly symbol: string
  /** Number of decimal places. */
  readonly decimals: number
}

/** How a host names the native coin: `{ name: 'Toncoin', symbol: 'TON' }` writes amounts as before the coin became Gram. */
export interface NativeCoinOptions {
  /** Symbol behind amounts. */
  readonly symbol: string
  /** @default the symbol */
  readonly name?: string | undefined
  /** Number of decimal places. @default 9 */
  readonly decimals?: number | undefined
}

/** Native coin unless a host names another one. The network stays TON. */
export const gram: NativeCoin = { name: 'Gram', symbol: 'GRAM', decimals: 9 }

/**
 * Names that belong to the native coin whatever a host calls it: those of today and those from before it became Gram. A
 * token with one of them pretends to be the coin, and whoever searches for one of them looks for the coin.
 */
export const coinNames = ['Gram', 'Grams', 'GRM', 'TON', 'Toncoin', 'TON Coin', 'The Open Network', 'nanogram', 'nanoton', 'Грам', 'Тон', 'Тонкоин'] as const

/** Completes the setting of a host; Gram without one. */
export function completeCoin(given: NativeCoinOptions | undefined): NativeCoin {
  if (given === undefined) return gram
  const { symbol, name = symbol, decimals = gram.decimals } = given
  return { name, symbol, decimals }
}
