import type { ReactElement } from 'react'
import { EmptyState, skipToken, type Transaction, TransactionCard, useNeighbors } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Previous and next transactions: one request, regardless of the size of the trace. */
export function Neighbors({ transaction }: { readonly transaction: Transaction | undefined }): ReactElement {
  const texts = useTexts('transactions')
  const { data, ...query } = useNeighbors(transaction ?? skipToken)
  const none = { loading: query.isPending, error: query.error, onRetry: query.refetch, transaction: null, compact: true }
  return (
    <div className="explorer-columns">
      <Section title={texts.parent}>
        {data !== undefined && data.parent === undefined ? (
          <EmptyState label={texts.noParent} />
        ) : (
          <TransactionCard {...none} transaction={data?.parent} />
        )}
      </Section>
      <Section title={texts.children}>
        {data === undefined && <TransactionCard {...none} />}
        {data?.children.length === 0 && <EmptyState label={texts.noChildren} />}
        <ol className="explorer-list">
          {data?.children.map((child) => (
            <li key={child.hash}>
              <TransactionCard transaction={child} compact />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
