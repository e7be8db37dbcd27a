import { type ReactElement, useState } from 'react'
import { RawData, type Trace, TraceDetails, type Transaction } from 'tonlens'
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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TraceDetails {...view} trace={trace} />
      <Neighbors transaction={transaction} />
      {trace != null && (
        <details className="explorer-raw" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{texts.raw}</summary>
          {isOpen && <RawData value={trace} />}
        </details>
      )}
    </>
  )
}
