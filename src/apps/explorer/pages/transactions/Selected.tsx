import { type ReactElement, type ReactNode, useId } from 'react'
import { type Transaction, TransactionDetails } from 'tonlens'
import type { Failure } from 'tonlens/trace'
import { useLocalVm } from '../../connection/connection.ts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Advice } from './Advice.tsx'

interface BesideSelectedProps {
  /** Undefined while the trace is loading. */
  readonly transaction: Transaction | undefined
  /** Why the transaction failed, if it is the first failure of the trace. */
  readonly failure: Failure | undefined
  /** Facts that the head of the page states about the transaction already: `outcome`, `time`, or both. */
  readonly told: string
  readonly children: ReactNode
}

/** A view of a trace with the details of the selected transaction beside it, on phones below it. */
export function BesideSelected({ transaction, failure, told, children }: BesideSelectedProps): ReactElement {
  const texts = useExplorerTexts('transactions')
  const id = useId()
  return (
    <div className="explorer-beside">
      <div className="explorer-view">{children}</div>
      <section aria-labelledby={id} className="explorer-selected" data-told={told}>
        <div className="explorer-selected-head">
          <h2 id={id}>{texts.selected}</h2>
          {transaction !== undefined && <Links transaction={transaction} />}
        </div>
        {transaction !== undefined && failure !== undefined && <Advice transaction={transaction} failure={failure} />}
        <TransactionDetails transaction={transaction} loading={transaction === undefined} />
      </section>
    </div>
  )
}

/** Links from the selected transaction to its own page, and to its steps where there is a VM. */
function Links({ transaction: { hash, emulated } }: { readonly transaction: Transaction }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { route, hrefOf } = useRouter()
  const hasVm = useLocalVm() !== undefined
  const page = route.page === 'trace' ? 'trace' : 'transaction'
  if (emulated === true) return <></>
  return (
    <ul className="explorer-place">
      {route.id !== hash && (
        <li>
          <a href={hrefOf('transaction', hash)}>{texts.openSelected}</a>
        </li>
      )}
      {hasVm && (
        <li>
          <a href={hrefOf(page, route.id, 'vm', { selected: hash })}>{texts.openSteps}</a>
        </li>
      )}
    </ul>
  )
}
