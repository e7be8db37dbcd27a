import { useEffect, useRef, useState } from 'react'
import { isPending } from '../../../model/finality.ts'
import type { GraphControlsProps } from './GraphControls.tsx'

/** What came since the reader last looked. */
export interface Arrivals {
  /** The trace may grow, or has grown while it was shown. */
  readonly live: boolean
  /** New transactions outside of the window. */
  readonly unseen: number
  /** Place of the first of them. */
  readonly first: number
  readonly forget: () => void
}

/** Counts transactions that arrive out of sight; while `follow` is on, brings the newest into view. */
export function useArrivals({ trace, walk, stage, follow }: GraphControlsProps): Arrivals {
  const { drawing } = walk
  const known = useRef<ReadonlySet<string>>(undefined)
  const [grown, setGrown] = useState(false)
  const [news, setNews] = useState<readonly string[]>([])
  useEffect(() => {
    const before = known.current
    const hashes = trace.transactions.map(({ in_msg, hash }) => in_msg?.hash ?? hash)
    known.current = new Set(hashes)
    if (before === undefined) return
    const fresh = hashes.filter((hash) => !before.has(hash))
    // Another trace in the same place is no growth.
    if (fresh.length === 0 || fresh.length === hashes.length) return
    setGrown(true)
    setNews((old) => [...old, ...fresh])
  }, [trace])

  /** Place of a transaction, or of the nearest one above it that is shown. */
  const placeOf = (hash: string): number => {
    const at = drawing.placeById.get(hash)
    if (at !== undefined) return at
    const message = trace.messages.findIndex(({ message }) => message.hash === hash)
    for (let index = trace.messages[message]?.to ?? -1; index >= 0; index = trace.parent[index] ?? -1) {
      const place = drawing.placeOfTransaction[index] ?? -1
      if (place >= 0) return place
    }
    return 0
  }
  const newest = news.at(-1)
  useEffect(() => {
    if (follow && newest !== undefined) stage.current?.reveal(placeOf(newest))
    // Only what arrives moves the view, and not every picture of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [follow, newest])

  const hidden = news.length > 500 ? news.slice(-500) : news
  const unseen = hidden.filter((hash) => stage.current?.sees(placeOf(hash)) === false)
  return {
    live: grown || trace.state === 'pending' || trace.transactions.some(isPending),
    unseen: unseen.length,
    first: unseen[0] === undefined ? -1 : placeOf(unseen[0]),
    forget: () => setNews([]),
  }
}
