import { type ReactElement, type ReactNode, useId } from 'react'
import { type Transaction, TransactionDetails } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** A view of a trace with the details of the selected transaction beside it, on phones below it. */
export function BesideSelected({
  transaction,
  children,
  below,
}: {
  /** Undefined while the trace is loading. */
  readonly transaction: Transaction | undefined
  readonly children: ReactNode
  /** Content below the view; not on phones, where it has a tab of its own. @default none */
  readonly below?: ReactNode
}): ReactElement {
  const texts = useExplorerTexts('transactions')
  const id = useId()
  return (
    <div className="explorer-beside">
      <div className="explorer-view">{children}</div>
      <section aria-labelledby={id} className="explorer-selected">
        <h2 id={id}>{texts.selected}</h2>
        {transaction !== undefined && <Links transaction={transaction} />}
        <TransactionDetails transaction={transaction} loading={transaction === undefined} />
      </section>
      {below !== undefined && <div className="explorer-view explorer-below">{below}</div>}
    </div>
  )
}

/** Links from the selected transaction to its own page, its steps and its row. */
function Links({ transaction: { hash, emulated } }: { readonly transaction: Transaction }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { route, hrefOf } = useRouter()
  const page = route.page === 'trace' ? 'trace' : 'transaction'
  const tab = (name: string) => hrefOf(page, route.id, name, { selected: hash })
  return (
    <ul className="explorer-place">
      {emulated !== true && route.id !== hash && (
        <li>
          <a href={hrefOf('transaction', hash)}>{texts.openSelected}</a>
        </li>
      )}
      <li>
        <a href={tab('vm')}>{texts.openSteps}</a>
      </li>
      <li>
        <a href={tab('raw')}>{texts.openRaw}</a>
      </li>
    </ul>
  )
}
