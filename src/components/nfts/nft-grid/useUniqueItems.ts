import { useEffect, useMemo, useState } from 'react'
import type { NftItem } from '../../../service/rows/nft.ts'

/** Longer lists are deduplicated after the first paint, which they would delay noticeably. */
const maxBeforePaint = 5000

/** Removes duplicates. Duplicates of a long first list are removed after its first paint. */
export function useUniqueItems(given: readonly NftItem[]): readonly NftItem[] {
  const [unique] = useState(createUnique)
  const [painted, setPainted] = useState(given.length <= maxBeforePaint)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return useMemo(() => (painted ? unique(given) : given), [painted, unique, given])
}

/** Creates a function that removes duplicates. It caches the last list: one that grew costs only its new items. */
function createUnique(): (items: readonly NftItem[]) => readonly NftItem[] {
  let known: readonly NftItem[] = []
  let first: readonly NftItem[] = []
  let seen = new Set<string>()
  return (items) => {
    if (items === known) return first
    const grown = known.length <= items.length && known.every((item, n) => item === items[n])
    if (!grown) seen = new Set()
    const added = items.slice(grown ? known.length : 0).filter(({ address }) => {
      if (seen.has(address)) return false
      seen.add(address)
      return true
    })
    known = items
    first = seen.size === items.length ? items : [...(grown ? first : []), ...added]
    return first
  }
}
