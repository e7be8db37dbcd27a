/**
 * Compares two decimal strings of any length, such as logical times, without converting them to numbers.
 * @returns Negative when `a` is smaller, 0 when equal, positive when larger.
 */
export function compareDecimal(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}
