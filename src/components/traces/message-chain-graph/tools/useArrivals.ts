import { useEffect, useRef, useState } from 'react'
import { isPending } from '../../../../service/rows/finality.ts'
import type { GraphControlsProps } from './GraphControls.tsx'

/** Transactions that arrived since the reader last looked. */
export interface Arrivals {
  /** True when the trace may grow, or has grown while it was shown. */
  readonly live: boolean
  /** Number of new transactions outside the viewport. */
  readonly unseen: number
  /** Place of the first of them; -1 for none. */
  readonly first: number
  readonly forget: () => void
}

/** Counts transactions that arrive outside the viewport; while `follow` is on, reveals the newest. */
export function useArrivals({ trace, navigation, viewport, follow }: GraphControlsProps): Arrivals {
  const { graph } = navigation
  const known = useRef<ReadonlySet<string>>(undefined)
  const [grown, setGrown] = useState(false)
  const [news, setNews] = useState<readonly string[]>([])
  useEffect(() => {
    const before = known.current
    const hashes = trace.transactions.map(({ in_msg, hash }) => in_msg?.hash ?? hash)
    known.current = new Set(hashes)
    if (before === undefined) return
    const fresh = hashes.filter((hash) => !before.has(hash))
    // Another trace in the same component has not grown.
    if (fresh.length === 0 || fresh.length === hashes.length) return
    setGrown(true)
    setNews((old) => [...old, ...fresh])
  }, [trace])

  /** Place of a transaction, or of its nearest visible ancestor. */
  const findPlace = (hash: string): number => {
    const at = graph.placeById.get(hash)
    if (at !== undefined) return at
    const message = trace.messages.findIndex(({ message }) => message.hash === hash)
    for (let index = trace.messages[message]?.to ?? -1; index >= 0; index = trace.parent[index] ?? -1) {
      const place = graph.placeOfTransaction[index] ?? -1
      if (place >= 0) return place
    }
    return 0
  }
  const newest = news.at(-1)
  useEffect(() => {
    if (follow && newest !== undefined) viewport.current?.reveal(findPlace(newest))
    // Only an arrival moves the camera, not every change of the graph.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [follow, newest])

  const hidden = news.length > 500 ? news.slice(-500) : news
  const unseen = hidden.filter((hash) => viewport.current?.shows(findPlace(hash)) === false)
  return {
    live: grown || trace.state === 'pending' || trace.transactions.some(isPending),
    unseen: unseen.length,
    first: unseen[0] === undefined ? -1 : findPlace(unseen[0]),
    forget: () => setNews([]),
  }
}
