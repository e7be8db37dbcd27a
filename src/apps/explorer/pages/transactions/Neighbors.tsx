import type { ReactElement } from 'react'
import { cardState, type Transaction, TransactionCard, useNeighbors } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import '../parts.css'

/** Previous and next transactions: one request, regardless of the size of the trace. */
export function Neighbors({ transaction }: { readonly transaction: Transaction | undefined }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { data, ...query } = useNeighbors(transaction)
  // Until the page knows the transaction, nothing is asked.
  const state = { ...cardState(query), loading: query.isPending, compact: true }
  const children = data?.children ?? []
  // The service answers alike if there are no neighbors and if it does not know them.
  const noParent = transaction?.in_msg?.source == null ? texts.noParent : texts.unknownParent
  const noChildren = data === undefined || data.unmatched.length === 0 ? texts.noChildren : texts.unknownChildren
  return (
    <div className="explorer-columns">
      <Section title={texts.parent}>
        <TransactionCard {...state} transaction={data?.parent} empty={noParent} />
      </Section>
      <Section title={texts.children}>
        {children.length === 0 && <TransactionCard {...state} transaction={undefined} empty={noChildren} />}
        <ol className="explorer-list">
          {children.map((child) => (
            <li key={child.hash}>
              <TransactionCard transaction={child} origin={query.origin} compact />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
