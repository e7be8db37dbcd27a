import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { type Action, ActionList, cardState, TransactionTable, useActions, useTransactions } from 'tonlens'
import { foldRepeats } from 'tonlens/trace'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Rows of the feed. */
const limit = 10

/** Actions from which the feed is chosen. */
export const newestActions = { limit: 5 * limit, sort: 'desc' } as const

/**
 * Tells parts of the page that wait for the feed, which readers come for, when to begin.
 *
 * @returns Whether the feed was answered, if only with an error; later tries do not take it back.
 */
export function useHasFeed(): boolean {
  return useActions(newestActions).isFetched
}

/** Newest actions or transactions of the network, renewed every ten seconds until the reader pauses. */
export function LiveFeed(): ReactElement {
  const texts = useExplorerTexts('home')
  const [kind, setKind] = useState<'actions' | 'transactions'>('actions')
  const [isPaused, setIsPaused] = useState(false)
  const Feed = kind === 'actions' ? Actions : Transactions
  return (
    <Section title={texts.live}>
      <div className="explorer-choice" role="group" aria-label={texts.live}>
        <button type="button" part="button" aria-pressed={kind === 'actions'} onClick={() => setKind('actions')}>
          {texts.actions}
        </button>
        <button
          type="button"
          part="button"
          aria-pressed={kind === 'transactions'}
          onClick={() => setKind('transactions')}
        >
          {texts.transactions}
        </button>
        <button type="button" part="button" onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? texts.resume : texts.pause}
        </button>
      </div>
      <Feed interval={isPaused ? false : 10_000} />
    </Section>
  )
}

interface FeedProps {
  /** Milliseconds between two requests; false while the feed is paused. */
  readonly interval: number | false
}

function Transactions({ interval }: FeedProps): ReactElement {
  const query = useTransactions({ limit, sort: 'desc' }, { refetchInterval: interval })
  return (
    <FeedRoom query={query}>
      <TransactionTable {...cardState(query)} transactions={query.data?.transactions ?? []} />
    </FeedRoom>
  )
}

function Actions({ interval }: FeedProps): ReactElement {
  const query = useActions(newestActions, { refetchInterval: interval })
  const actions = useMemo(() => chooseActions(query.data?.actions ?? []), [query.data])
  const hasMore = query.data?.actions.length === newestActions.limit
  return (
    <FeedRoom query={query}>
      <ActionList {...cardState(query)} actions={actions} hasMore={hasMore} filterable={false} />
    </FeedRoom>
  )
}

interface FeedRoomProps {
  readonly query: { readonly isPending: boolean; readonly error: unknown }
  readonly children: ReactNode
}

/** Keeps room for rows that are still to come. */
function FeedRoom({ query, children }: FeedRoomProps): ReactElement {
  return (
    <div className="explorer-feed" data-filling={query.isPending && query.error === null ? '' : undefined}>
      {children}
    </div>
  )
}

/** Rows of one trace, which may do many things. */
const rowsOfTrace = 5

/** Leaves out what the network does by itself, and more than a few rows of one trace. */
function chooseActions(actions: readonly Action[]): readonly Action[] {
  const counts = new Map<string, number>()
  const rows = foldRepeats(actions.filter(({ type }) => type !== 'tick_tock')).filter(([{ trace_id, action_id }]) => {
    const trace = trace_id ?? action_id
    const count = (counts.get(trace) ?? 0) + 1
    counts.set(trace, count)
    return count <= rowsOfTrace
  })
  return rows.slice(0, limit).flat()
}
