import type { NftItem } from '../../schema/nft.ts'

/** The items without repetitions; the same array when there are none. */
export function uniqueItems(items: readonly NftItem[]): readonly NftItem[] {
  const seen = new Set<string>()
  for (const item of items) seen.add(item.address)
  if (seen.size === items.length) return items
  return items.filter((item) => seen.delete(item.address))
}
