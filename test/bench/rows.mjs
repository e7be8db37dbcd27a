// Numbers and rows of the table that `npm run bench` prints.

/** @import { BenchRow } from './bench.ts' */

/** Returns the middle value. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Returns a row whose target is an upper bound of the ratio; without `most`, it has none.
 * @param {string} what @param {number} ours @param {number} peer @param {number} [most] @param {BenchRow['unit']} [unit]
 * @returns {BenchRow}
 */
export function atMost(what, ours, peer, most, unit = 'ms') {
  const ratio = ours / peer
  const target = most === undefined ? '' : `≤ ${most}`
  return { what, ours, peer, unit, ratio, target, holds: most === undefined || ratio <= most }
}
