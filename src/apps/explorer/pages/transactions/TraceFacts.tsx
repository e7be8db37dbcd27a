import type { ReactElement } from 'react'
import { type Trace, TraceDetails, type Transaction } from 'tonlens'
import { Neighbors } from './Neighbors.tsx'

interface TraceFactsProps {
  /** State of the query of the trace. */
  readonly view: { readonly loading: boolean; readonly error: unknown; readonly onRetry: () => void }
  readonly trace: Trace | null | undefined
  /** The selected transaction. */
  readonly transaction: Transaction | undefined
}

/** Facts of a trace, and the neighbors of the selected transaction. */
export function TraceFacts({ view, trace, transaction }: TraceFactsProps): ReactElement {
  return (
    <>
      <TraceDetails {...view} trace={trace} />
      <Neighbors transaction={transaction} />
    </>
  )
}
