import { type ReactElement, useState } from 'react'
import { ActionList, cardState, TransactionTable, useActions, useTransactions } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Rows of the feed. */
const limit = 10

/** Newest actions or transactions of the network, renewed every ten seconds until the reader pauses. */
export function LiveFeed(): ReactElement {
  const texts = useExplorerTexts('home')
  const [kind, setKind] = useState<'actions' | 'transactions'>('transactions')
  const [isPaused, setIsPaused] = useState(false)
  const Feed = kind === 'actions' ? Actions : Transactions
  return (
    <Section title={texts.live}>
      <div className="explorer-choice" role="group" aria-label={texts.live}>
        <button
          type="button"
          part="button"
          aria-pressed={kind === 'transactions'}
          onClick={() => setKind('transactions')}
        >
          {texts.transactions}
        </button>
        <button type="button" part="button" aria-pressed={kind === 'actions'} onClick={() => setKind('actions')}>
          {texts.actions}
        </button>
        <button type="button" part="button" onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? texts.resume : texts.pause}
        </button>
      </div>
      <div className="explorer-feed">
        <Feed interval={isPaused ? false : 10_000} />
      </div>
    </Section>
  )
}

interface FeedProps {
  /** Milliseconds between two requests; false while the feed is paused. */
  readonly interval: number | false
}

function Transactions({ interval }: FeedProps): ReactElement {
  const query = useTransactions({ limit, sort: 'desc' }, { refetchInterval: interval })
  return <TransactionTable {...cardState(query)} transactions={query.data?.transactions ?? []} />
}

function Actions({ interval }: FeedProps): ReactElement {
  const query = useActions({ limit, sort: 'desc' }, { refetchInterval: interval })
  return <ActionList {...cardState(query)} actions={query.data?.actions ?? []} filterable={false} />
}
