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

/** Actions from which the feed is chosen, and how the service answered. */
interface Feed {
  /** Newest first; what began before an airdrop that fills the newest is at the end. */
  readonly actions: readonly Action[]
  /** The request that the feed waits for. */
  readonly query: ReturnType<typeof useActions>
  readonly hasMore: boolean
  /** Whether the feed was answered, if only with an error: what readers come for less can begin. */
  readonly isAnswered: boolean
}

/** Asks for what the feed shows: in the page itself, because parents ask before their children. */
export function useFeed(): Feed {
  const { isBait } = useDisplay()
  const query = useActions(newestActions)
  const newest = query.data?.actions ?? noActions
  // One airdrop can be all that is newest: what began before it is asked for, too.
  const hasMore = newest.length === newestActions.limit
  const isFlooded = hasMore && chooseActions(newest, isBait).length < rowsOfTrace
  const older = useActions(
    isFlooded ? { ...newestActions, limit: 2 * limit, end_lt: findStart(newest) } : undefined,
    // The same rows stand behind newer ones until others come.
    { placeholderData: (before) => before },
  )
  const isComplete = query.isFetched && !(isFlooded && older.isPending)
  // Later tries do not take it back.
  const [wasComplete, setComplete] = useState(isComplete)
  if (isComplete && !wasComplete) setComplete(true)
  const rest = isFlooded ? older.data?.actions : undefined
  return {
    actions: useMemo(() => [...newest, ...(rest ?? noActions)], [newest, rest]),
    query: query.isSuccess && isFlooded ? older : query,
    hasMore,
    isAnswered: isComplete || wasComplete,
  }
}

/** Newest actions or transactions of the network, renewed every ten seconds until the reader pauses. */
export function LiveFeed({ feed }: { readonly feed: Feed }): ReactElement {
  const texts = useExplorerTexts('home')
  const [kind, setKind] = useState<'actions' | 'transactions'>('actions')
  const [isPaused, setIsPaused] = useState(false)
  const interval = isPaused ? false : 10_000
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
      {kind === 'actions' ? <Actions interval={interval} feed={feed} /> : <Transactions interval={interval} />}
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

function Actions({ interval, feed }: FeedProps & { readonly feed: Feed }): ReactElement {
  const texts = useExplorerTexts('home')
  const { isBait } = useDisplay()
  const { actions, query, hasMore } = feed
  useActions(newestActions, { refetchInterval: interval })
  const rows = useMemo(() => chooseActions(actions, isBait).flat(), [actions, isBait])
  const hasSpam = useMemo(() => actions.some((action) => hasBait(action, isBait)), [actions, isBait])
  return (
    <FeedRoom query={query}>
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
