import { useEffect, useState } from 'react'

/**
 * Counts `seconds` down to 0 and restarts when `subject` changes.
 * @returns Remaining seconds.
 */
export function useCountdown(seconds: number, subject: unknown): number {
  const [left, setLeft] = useState({ subject, seconds })
  const current = left.subject === subject ? left.seconds : seconds
  useEffect(() => {
    if (current <= 0) return
    const timer = setTimeout(() => setLeft({ subject, seconds: current - 1 }), 1000)
    return () => clearTimeout(timer)
  }, [current, subject])
  return current
}
