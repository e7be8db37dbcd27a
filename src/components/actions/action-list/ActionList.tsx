'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { useTimeZone } from '../../../display/useTime.ts'
import { formatNumber } from '../../../format/intl.ts'
import { actionMessages } from '../../../locales/en/actions.ts'
import { formatTime } from '../../../format/time.ts'
import type { Action } from '../../../schema/action.ts'
import { ActionCard } from '../action-card/ActionCard.tsx'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState } from '../../states/frame/frameState.ts'
import { Hash } from '../../values/hash/Hash.tsx'
import { useControlled } from '../../lists/useControlled.ts'
import { LoadMore } from '../../lists/load-more/LoadMore.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { groupActions, type TraceGroup } from './actionGroups.ts'
import { TypeFilter } from './TypeFilter.tsx'

/** Props of {@link ActionList}; the rest go to the `<section>`. */
export interface ActionListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In the order of the service. */
  readonly actions: readonly Action[]
  /** Account from which to look: tells in from out. @default none */
  readonly perspective?: string | undefined
  /** Offers to show one type alone. @default true */
  readonly filterable?: boolean | undefined
  /**
   * Which types to offer: `loaded` are those of `actions`, with their counts, and the list leaves
   * out the others by itself; `known` are all that can be asked for, without counts, for a host that
   * asks the service for the chosen one, as `action_type`. @default loaded
   */
  readonly types?: 'loaded' | 'known' | undefined
  /**
   * Chosen type when the host keeps it, for example to ask the service for that type only; null for
   * all types. @default the list keeps it
   */
  readonly type?: string | null | undefined
  /** Type that is chosen at first, while the list keeps it; null for all types. @default null */
  readonly defaultType?: string | null | undefined
  /** Called with the type that a reader chose, null for all types. */
  readonly onTypeChange?: ((type: string | null) => void) | undefined
  /** The first page is on its way. @default false */
  readonly loading?: boolean | undefined
  /** Why the last page did not come. */
  readonly error?: unknown
  /** Asks for that page again. @default onLoadMore */
  readonly onRetry?: (() => void) | undefined
  /** More actions follow. @default false */
  readonly hasMore?: boolean | undefined
  /** Asks for the next page. */
  readonly onLoadMore?: (() => void) | undefined
  /** The next page is on its way. @default false */
  readonly loadingMore?: boolean | undefined
  /** Name of the list. @default the catalogue's */
  readonly label?: string | undefined
}

const loadingRows = 6
// A long list is put on the page in steps: it has no equal rows to leave out.
const step = 200
const shownOfTrace = 8

/**
 * What happened, in sentences, by day and by trace; one type alone when asked for. Feed it from
 * {@link useInfiniteActions} or {@link useLiveActions}.
 */
export const ActionList = forwardRef<HTMLElement, ActionListProps>(function ActionList(
  { actions, perspective, filterable = true, types = 'loaded', type: givenType, defaultType = null, onTypeChange, label, ...others },
  ref,
) {
  const { loading = false, error, onRetry, hasMore = false, onLoadMore, loadingMore, part, ...rest } = others
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useMessages('action', actionMessages)
  const [limit, setLimit] = useState(step)
  const [type, setType] = useControlled<string | null>(givenType, defaultType, onTypeChange)
  const rows = useMemo(() => actions.filter((row) => typeof row === 'object' && row !== null), [actions])
  // What the host asked for is shown as it came: the service may count a type to another.
  const asked = types === 'known' || type === null
  const wanted = useMemo(() => (asked ? rows : rows.filter((row) => row.type === type)), [rows, type, asked])
  const days = useMemo(
    () =>
      groupActions(wanted.slice(0, limit), ({ end_utime }) => formatTime(end_utime, { locale, timeZone, fields: 'date' })),
    [wanted, limit, locale, timeZone],
  )
  const state = frameState(rows.length > 0, { loading, error })
  const waiting = state === 'loading'
  const hidden = wanted.length > limit
  return (
    <section
      aria-label={label ?? messages.list}
      {...rest}
      ref={ref}
      part={partNames('action-list', part)}
      data-state={state}
      aria-busy={waiting}
    >
      {filterable && (rows.length > 0 || (types === 'known' && (type !== null || waiting))) && (
        <TypeFilter actions={types === 'known' ? undefined : rows} type={type} onChange={setType} />
      )}
      {waiting && filterable && types === 'loaded' && (
        <span part="action-list-filter" aria-hidden="true">
          <Skeleton part="action-list-select" like={messages.allTypes} />
        </span>
      )}
      {state === 'shown' && wanted.length === 0 && <EmptyState label={messages.noneOfType} />}
      {days.map(({ day, traces }) => (
        <section key={day} part="action-list-day" aria-label={day}>
          <h3 part="action-list-heading">
            <bdi>{day}</bdi>
          </h3>
          <ol part="action-list-rows">
            {traces.map((trace) => (
              <Trace key={trace.key} trace={trace} perspective={perspective} />
            ))}
          </ol>
        </section>
      ))}
      {waiting && (
        <div part="action-list-day">
          <p part="action-list-heading">
            <Skeleton like="November 21" />
          </p>
          <ol part="action-list-rows">
            {Array.from({ length: loadingRows }, (_, row) => (
              <li key={row} part="action-list-trace">
                <ActionCard loading compact />
              </li>
            ))}
          </ol>
        </div>
      )}
      <FrameMessages
        state={state}
        error={state === 'error' ? error : undefined}
        onRetry={onRetry ?? onLoadMore}
        empty={asked && type !== null ? messages.noneAsked : messages.emptyList}
      />
      {state === 'shown' && (
        <LoadMore
          count={hidden ? limit : wanted.length}
          hasMore={hidden || hasMore}
          loading={!hidden && loadingMore}
          error={hidden ? undefined : error}
          onLoadMore={hidden ? () => setLimit(limit + step) : onLoadMore}
          onRetry={onRetry ?? onLoadMore}
        />
      )}
    </section>
  )
})

/** What followed from one message; its hash stands above when there were several actions. */
function Trace({ trace, perspective }: { readonly trace: TraceGroup; readonly perspective: string | undefined }) {
  const { locale } = useDisplay()
  const messages = useMessages('action', actionMessages)
  const [all, setAll] = useState(false)
  const { actions } = trace
  const count = formatNumber(actions.length, locale)
  const [first] = actions
  if (actions.length === 1 && first !== undefined) {
    return (
      <li part="action-list-trace">
        <ActionCard action={first} perspective={perspective} compact />
      </li>
    )
  }
  return (
    <li part="action-list-trace" data-size="several">
      <p part="action-list-origin">
        <bdi>{messages.ofTrace(actions.length, count)}</bdi>
        {first?.trace_id != null && <Hash value={first.trace_id} of="transaction" />}
      </p>
      {actions.slice(0, all ? undefined : shownOfTrace).map((action, at) => (
        <ActionCard key={`${action.action_id} ${at}`} action={action} perspective={perspective} compact />
      ))}
      {!all && actions.length > shownOfTrace && (
        <button type="button" part="button action-list-all" onClick={() => setAll(true)}>
          {messages.showAll(actions.length, count)}
        </button>
      )}
    </li>
  )
}
