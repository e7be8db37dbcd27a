import { useEffect, useMemo, useState } from 'react'
import type { NftItem } from '../../../schema/nft.ts'
import { isItem } from './isItem.ts'

// Above it, looking at every address would be felt before the first paint.
const atOnce = 5000

/** The items without repetitions and what is none; a long first list is looked through after its first paint. */
export function useUniqueItems(given: readonly NftItem[]): readonly NftItem[] {
  const [unique] = useState(createUnique)
  const [painted, setPainted] = useState(given.length <= atOnce)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return useMemo(() => {
    const items = given.every(isItem) ? given : given.filter(isItem)
    return painted ? unique(items) : items
  }, [painted, unique, given])
}

/** Drops repetitions, and remembers the last list, so that one that grew costs only what is new. */
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
