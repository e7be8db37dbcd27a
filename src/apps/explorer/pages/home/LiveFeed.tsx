import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import {
  type Action,
  ActionList,
  cardState,
  type Display,
  TransactionTable,
  useActions,
  useDisplay,
  useTransactions,
} from 'tonlens'
import { foldRepeats } from 'tonlens/trace'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Rows of the feed. */
const limit = 10

/** Actions from which the feed is chosen. */
export const newestActions = { limit: 5 * limit, sort: 'desc' } as const

const noActions: readonly Action[] = []

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
  const texts = useExplorerTexts('home')
  const { isBait } = useDisplay()
  const query = useActions(newestActions, { refetchInterval: interval })
  const newest = query.data?.actions ?? noActions
  // One airdrop can be all that is newest: what began before it is asked for, too.
  const hasMore = newest.length === newestActions.limit
  const isFlooded = hasMore && chooseActions(newest, isBait).length < rowsOfTrace
  const older = useActions({ ...newestActions, end_lt: findStart(newest) }, { enabled: isFlooded })
  const { rows, hasSpam } = useMemo(() => {
    const all = isFlooded ? [...newest, ...(older.data?.actions ?? noActions)] : newest
    return { rows: chooseActions(all, isBait).flat(), hasSpam: all.some((action) => hasBait(action, isBait)) }
  }, [newest, isFlooded, older.data, isBait])
  return (
    <FeedRoom query={query.isSuccess && isFlooded ? older : query}>
      <ActionList {...cardState(query)} actions={rows} hasMore={hasMore} filterable={false} />
      {hasSpam && <p className="explorer-hint">{texts.spam}</p>}
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

/** Leaves out what the network does by itself, what baits its readers, and more than a few rows of one trace. */
function chooseActions(actions: readonly Action[], isBait: Display['isBait']): readonly (readonly Action[])[] {
  const counts = new Map<string, number>()
  return foldRepeats(actions.filter((action) => action.type !== 'tick_tock' && !hasBait(action, isBait)))
    .filter(([{ trace_id, action_id }]) => {
      const trace = trace_id ?? action_id
      const count = (counts.get(trace) ?? 0) + 1
      counts.set(trace, count)
      return count <= rowsOfTrace
    })
    .slice(0, limit)
}

function hasBait({ details }: Action, isBait: Display['isBait']): boolean {
  const comment = details?.['comment']
  return typeof comment === 'string' && isBait(comment)
}

/** Logical time before which no one of these actions began; undefined for none. */
function findStart(actions: readonly Action[]): string | undefined {
  const first = actions.map(({ start_lt }) => BigInt(start_lt)).toSorted((a, b) => (a < b ? -1 : 1))[0]
  return first === undefined ? undefined : String(first - 1n)
}
