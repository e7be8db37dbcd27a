/** Native coin of a chain. */
export interface NativeCoin {
  /** Name in texts, such as `Gram`. */
  readonly name: string
  /** Symbol behind amounts, such as `GRAM`. */
  readonly symbol: string
  /** Number of decimal places. */
  readonly decimals: number
}

/**
 * How a host names the native coin: `{ name: 'Toncoin', symbol: 'TON' }` writes amounts as before the coin became Gram.
 */
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
 * Names by which people and files call the coin: those of today, those from before it became Gram, and Russian
 * spellings.
 */
const usedNames = ['Gram', 'Toncoin', 'TON', 'Грам', 'Тонкоин', 'Тон']

/** Names that no token may have, whatever a host calls the coin: a token with one of them pretends to be the coin. */
export const reservedNames: readonly string[] = [
  ...usedNames,
  'Grams',
  'GRM',
  'TON Coin',
  'The Open Network',
  'nanogram',
  'nanoton',
]

/**
 * Tells whether a name or symbol in a file, a table of prices or a search means the native coin: `GRAM`, `Gram`, `TON`,
 * `Toncoin`, in any case, or what a host calls it. Tokens can have the same symbol: tell them apart by their address.
 */
export function isCoinName(text: string, { name, symbol }: NativeCoin = gram): boolean {
  const sought = text.trim().toLowerCase()
  return [name, symbol, ...usedNames].some((known) => known.toLowerCase() === sought)
}

/** Completes the setting of a host; Gram without one. */
export function completeCoin(given: NativeCoinOptions | undefined): NativeCoin {
  if (given === undefined) return gram
  const { symbol, name = symbol, decimals = gram.decimals } = given
  return { name, symbol, decimals }
}
