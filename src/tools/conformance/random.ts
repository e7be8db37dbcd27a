/** Reproducible randomness: equal seeds give equal sequences on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** Whole number from 0 to `limit - 1`. */
  integer(limit: number): number
  /** `true` with the given probability. @default 0.5 */
  chance(probability?: number): boolean
  bytes(length: number): Uint8Array
  /** One entry of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
}

/** Generator for `seed` (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    integer,
    chance: (probability = 0.5) => next() < probability,
    bytes: (length) => Uint8Array.from({ length }, () => integer(256)),
    pick: <Item>(list: readonly Item[]) => list[integer(list.length)] as Item,
  }
}
