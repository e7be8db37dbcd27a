import type { ReactElement } from 'react'
import { cardState, skipToken, type Transaction, TransactionCard, useNeighbors } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Previous and next transactions: one request, regardless of the size of the trace. */
export function Neighbors({ transaction }: { readonly transaction: Transaction | undefined }): ReactElement {
  const texts = useTexts('transactions')
  const { data, ...query } = useNeighbors(transaction ?? skipToken)
  // Until the page knows the transaction, nothing is asked.
  const state = { ...cardState(query), loading: query.isPending, compact: true }
  const children = data?.children ?? []
  return (
    <div className="explorer-columns">
      <Section title={texts.parent}>
        <TransactionCard {...state} transaction={data?.parent} empty={texts.noParent} />
      </Section>
      <Section title={texts.children}>
        {children.length === 0 && <TransactionCard {...state} transaction={undefined} empty={texts.noChildren} />}
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
