import { createHash } from 'node:crypto'

/**
 * SHA-256 of texts, one after another.
 * @param {...string} parts
 * @returns {Buffer}
 */
export function digest(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest()
}

/**
 * Stream of numbers that depends on the seed only (mulberry32).
 * @param {string} seed
 */
export function createRandom(seed) {
  let state = digest('random', seed).readUInt32BE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    /**
     * Whole number from `low` to `high`, both included.
     * @param {number} low
     * @param {number} high
     */
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    /**
     * One element.
     * @template T
     * @param {readonly T[]} list
     * @returns {T}
     */
    pick: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
  }
}

/** @typedef {ReturnType<typeof createRandom>} Random */
