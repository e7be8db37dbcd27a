/**
 * How large `part` is beside `whole`, exact to a thousandth.
 * @returns From 0 to 1, and at least a hundredth for what is not nothing, so that it can be seen.
 */
export function visibleShare(part: bigint, whole: bigint): number {
  if (part <= 0n || whole <= 0n) return 0
  return Math.min(1, Math.max(0.01, Number((part * 1000n) / whole) / 1000))
}
