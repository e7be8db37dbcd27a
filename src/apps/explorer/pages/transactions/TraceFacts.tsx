import type { ReactElement } from 'react'
import { RawData, type Trace, TraceDetails, type Transaction } from 'tonlens'
import { Folded } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Neighbors } from './Neighbors.tsx'

interface TraceFactsProps {
  /** State of the query of the trace. */
  readonly view: { readonly loading: boolean; readonly error: unknown; readonly onRetry: () => void }
  readonly trace: Trace | null | undefined
  /** The selected transaction. */
  readonly transaction: Transaction | undefined
}

/** Facts of a trace, the neighbors of the selected transaction, and the trace as the service sent it. */
export function TraceFacts({ view, trace, transaction }: TraceFactsProps): ReactElement {
  const texts = useExplorerTexts('transactions')
  return (
    <>
      <TraceDetails {...view} trace={trace} />
      <Neighbors transaction={transaction} />
      {trace != null && (
        <Folded summary={texts.raw} className="explorer-raw">
          {() => <RawData value={trace} />}
        </Folded>
      )}
    </>
  )
}
