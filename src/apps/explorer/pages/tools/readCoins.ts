/** Reads whole coins such as `1.5` as nanograms; undefined if the text is no amount. */
export function readCoins(text: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : String(BigInt(whole + fraction.padEnd(9, '0')))
}
