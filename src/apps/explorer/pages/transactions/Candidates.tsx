import type { ReactElement } from 'react'
import { EmptyState, skipToken, TransactionCard, useTransactions } from 'tonlens'
import type { TraceModel } from 'tonlens/trace'
import { Section } from '../../shell/Layout.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Traces that are offered. */
const most = 8

interface CandidatesProps {
  readonly trace: TraceModel
  readonly onChoose: (hash: string) => void
}

/** Other traces that the sender started, such as the repetition of a failed one: one request. */
export function Candidates({ trace, onChoose }: CandidatesProps): ReactElement {
  const texts = useExplorerTexts('transactions').comparison
  const root = trace.transactions[trace.roots[0] ?? 0]
  const query = useTransactions(root === undefined ? skipToken : { account: [root.account], limit: 50, sort: 'desc' })
  const started =
    query.data?.transactions.filter(({ in_msg, trace_id }) => in_msg?.source == null && trace_id !== root?.trace_id) ??
    []
  return (
    <Section title={texts.candidates}>
      {query.isPending && <TransactionCard loading compact />}
      <QueryNotes of={[query]} />
      {query.data !== undefined && query.error === null && started.length === 0 && (
        <EmptyState label={texts.noCandidates} />
      )}
      <ol className="explorer-list">
        {started.slice(0, most).map((transaction) => (
          <li key={transaction.hash} className="explorer-candidate">
            <TransactionCard transaction={transaction} compact />
            <button type="button" part="button" onClick={() => onChoose(transaction.hash)}>
              {texts.compare}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
