import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { type Finality, readFinality } from '../../../service/rows/finality.ts'
import { progressMessages } from '../../../text/en/transactions/progress.ts'
import { isUnconsumed, type TraceModel } from '../../../meaning/trace/model.ts'

const order = ['finalized', 'confirmed', 'pending'] as const

/** Number of transactions by finality, as a bar and as counts. */
export function FinalityShares({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('progress', progressMessages)
  const counts: Record<Finality | 'open', number> = {
    pending: 0,
    confirmed: 0,
    finalized: 0,
    invalidated: 0,
    open: trace?.messages.filter(isUnconsumed).length ?? 0,
  }
  for (const row of trace?.transactions ?? []) counts[readFinality(row)] += 1
  const total = (trace?.transactions.length ?? 0) + counts.open
  const edges = order.map((finality, at) => order.slice(0, at).reduce((sum, before) => sum + counts[before], 0))
  return (
    <div part="transaction-progress-shares">
      <svg
        part="transaction-progress-bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {order.map((finality, at) => (
          <rect
            key={finality}
            part="transaction-progress-share"
            data-finality={finality}
            x={((edges[at] ?? 0) / Math.max(1, total)) * 100}
            y={0}
            width={(counts[finality] / Math.max(1, total)) * 100}
            height={4}
          />
        ))}
      </svg>
      <ul part="transaction-progress-counts">
        {order.map((finality) => (
          <li key={finality} part="transaction-progress-count" data-finality={finality}>
            <bdi>{messages.transactions(finality, counts[finality], locale)}</bdi>
          </li>
        ))}
        <li part="transaction-progress-count" data-finality="open">
          <bdi>{messages.open(counts.open, locale)}</bdi>
        </li>
      </ul>
    </div>
  )
}
