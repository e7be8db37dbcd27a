import { useState } from 'react'

/** Counts the rows that a long list shows: so many at first, and so many more on each request. */
export function useShownCount(step: number): readonly [count: number, showMore: () => void] {
  const [count, setCount] = useState(step)
  return [count, () => setCount((before) => before + step)]
}
