import { useEffect, useRef, useState } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'

/** A reader is told at most once in this time, in milliseconds. */
const pause = 5000

/** Words for a live region about transactions that arrived since it last spoke; empty at first. */
export function useGrowthAnnouncement(transactions: number, failed: number): string {
  const { locale } = useDisplay()
  const messages = useTexts('graph', graphMessages)
  const said = useRef({ transactions, failed, at: -Infinity })
  const [grown, setGrown] = useState<{ readonly more: number; readonly moreFailed: number }>()
  useEffect(() => {
    const last = said.current
    const more = transactions - last.transactions
    if (more <= 0) {
      said.current = { ...last, transactions, failed }
      return
    }
    const timer = setTimeout(
      () => {
        const moreFailed = Math.max(0, failed - last.failed)
        said.current = { transactions, failed, at: performance.now() }
        setGrown({ more, moreFailed })
      },
      Math.max(0, last.at + pause - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [transactions, failed])
  if (grown === undefined) return ''
  const { more, moreFailed } = grown
  return messages.grown(more, moreFailed, locale)
}
