'use client'
import {
  forwardRef,
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { type ActionRenderers, useDisplay, useTexts } from '../../../react/display/display.ts'
import { ImitationProvider } from '../../../react/display/ImitationProvider.tsx'
import { partNames } from '../../../react/display/partNames.ts'
import { useTimeZone } from '../../../react/display/useTime.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import { formatTime } from '../../../text/format/time.ts'
import type { Action } from '../../../service/rows/action.ts'
import { ActionCard } from '../action-card/ActionCard.tsx'
import { ActionLine } from '../action-card/ActionLine.tsx'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, hasError, isContent, type StateProps } from '../../states/frame/frameState.ts'
import { useControlled } from '../../parts/useControlled.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { LoadMore } from '../../lists/load-more/LoadMore.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { isPoison } from '../../../meaning/names/dealings.ts'
import { listActionDealings } from '../../../text/actions/actionDealings.ts'
import { groupActions, type TraceActionGroup } from './actionGroups.ts'
import { TypeFilter } from './TypeFilter.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { useRows } from '../../../react/display/useRows.ts'
import { actionShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link ActionList}; the rest go to the `<section>`. */
export interface ActionListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, StateProps {
  /** Rows of `/actions`, in the service's order. */
  readonly actions: readonly Action[]
  /** Account from which to look, in any form: tells in from out. @default none */
  readonly perspective?: string | undefined
  /** Draws the sentences of actions of some types, or of all. @default the display's `renderAction` */
  readonly renderAction?: ActionRenderers | undefined
  /** Offers to show actions of one type only. @default true */
  readonly filterable?: boolean | undefined
  /**
   * Types to offer. `loaded`: those of `actions` with their counts; the list filters by itself.
   * `known`: all types that the service accepts; the host requests the chosen one as `action_type`.
   * @default 'loaded'
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
  /** Rows of the skeleton. @default 6 */
  readonly loadingRows?: number | undefined
  /** Loads the page that failed again. @default onLoadMore */
  readonly onRetry?: (() => void) | undefined
  /** Whether more actions can be loaded. @default false */
  readonly hasMore?: boolean | undefined
  /** Loads the next page. */
  readonly onLoadMore?: (() => void) | undefined
  /** Whether the next page is loading. @default false */
  readonly loadingMore?: boolean | undefined
  /** More fields beside that of the type. @default none */
  readonly filters?: ReactNode
  /** Name of the list for screen readers. @default the catalogue's */
  readonly label?: string | undefined
}

/** Actions rendered per step: rows of different heights cannot be virtualized. */
const step = 50
/** Actions rendered at once: all of a step in one task would block a slow phone. */
const first = 15
/** Rows of one trace that are shown at first. */
const shownOfTrace = 8

/**
 * List of actions as rows, grouped by day, with a filter by type. Repetitions are folded into one row. Feed it from
 * {@link useInfiniteActions} or {@link useLiveActions}.
 * @example
 * const query = useInfiniteActions({ account })
 * <ActionList actions={query.rows} perspective={account} {...listState(query)} />
 */
export const ActionList = forwardRef<HTMLElement, ActionListProps>(function ActionList(
  {
    actions,
    perspective,
    renderAction,
    filterable = true,
    types = 'loaded',
    type: givenType,
    defaultType = null,
    onTypeChange,
    loadingRows = 6,
    filters,
    label,
    ...others
  },
  ref,
) {
  const {
    loading = false,
    error,
    onRetry,
    offline,
    origin,
    empty,
    hasMore = false,
    onLoadMore,
    loadingMore,
    part,
    ...rest
  } = others
  const { locale } = useDisplay()
  const timeZone = useTimeZone()
  const messages = useTexts('action', actionMessages)
  const [limit, setLimit] = useState(step)
  const [type, setType] = useControlled<string | null>(givenType, defaultType || null, onTypeChange)
  const { rows, malformed } = useRows(actionShape, actions)
  // With `known` types, rows are shown as the service filtered them: it may file a type under another.
  const asked = types === 'known' || type === null
  const wanted = useMemo(() => (asked ? rows : rows.filter((row) => row.type === type)), [rows, type, asked])
  const settled = useDeferredValue(wanted)
  const drawn = settled === wanted ? limit : Math.min(limit, Math.max(first, settled.length))
  const days = useMemo(
    () =>
      groupActions(
        wanted.slice(0, drawn),
        ({ end_utime }) => formatTime(end_utime, { locale, timeZone, fields: 'date' }),
        perspective,
        // Rows that a host draws are not folded into one of ours.
        renderAction === undefined,
      ),
    [wanted, drawn, locale, timeZone, perspective, renderAction],
  )
  const dealings = useMemo(() => listActionDealings(rows, perspective), [rows, perspective])
  const state = frameState(rows.length > 0, { loading, error, offline })
  const waiting = state === 'loading' && !isContent(loading)
  const isCut = wanted.length > limit
  const last = days.at(-1)?.traces.at(-1)
  return (
    <section
      aria-label={label ?? messages.list}
      {...rest}
      ref={ref}
      part={partNames('action-list', part)}
      data-state={state}
      aria-busy={waiting}
    >
      {(filterable || filters !== undefined) && (
        <div part="action-list-filters">
          {filterable && (rows.length > 0 || (types === 'known' && (type !== null || waiting))) && (
            <TypeFilter actions={types === 'known' ? undefined : rows} type={type} onChange={setType} />
          )}
          {waiting && filterable && types === 'loaded' && (
            <span part="action-list-filter" aria-hidden="true">
              <Skeleton part="action-list-select" like={messages.allTypes} />
            </span>
          )}
          {filters}
        </div>
      )}
      {state === 'shown' && wanted.length === 0 && <EmptyState label={messages.noneOfType} />}
      <ImitationProvider accounts={perspective === undefined ? [] : [perspective]} dealings={dealings} among={rows}>
        {days.map(({ day, traces }) => (
          <section key={day} part="action-list-day" aria-label={day}>
            <h3 part="action-list-heading">
              <bdi>{day}</bdi>
            </h3>
            <ol part="action-list-rows">
              {traces.map((trace) => (
                <TraceActions
                  key={trace.key}
                  trace={trace}
                  perspective={perspective}
                  renderAction={renderAction}
                  continues={trace === last && (isCut || hasMore)}
                />
              ))}
            </ol>
          </section>
        ))}
      </ImitationProvider>
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
      {waiting && (
        <div part="load-more" aria-hidden="true">
          <span part="load-more-count">
            <Skeleton like="12 shown" />
          </span>
        </div>
      )}
      <FrameMessages
        state={state}
        loading={loading}
        error={state === 'error' || isCut ? error : undefined}
        onRetry={onRetry ?? onLoadMore}
        failed={hasError(error)}
        malformed={malformed}
        offline={offline}
        origin={origin}
        empty={empty ?? (asked && type !== null ? messages.noneAsked : messages.emptyList)}
      />
      {state === 'shown' && (
        <LoadMore
          count={isCut ? limit : wanted.length}
          hasMore={isCut || hasMore}
          loading={!isCut && loadingMore}
          error={isCut ? undefined : error}
          onLoadMore={() => {
            // Loaded rows of the next page are shown without another press.
            setLimit(limit + step)
            if (!isCut) onLoadMore?.()
          }}
          onRetry={onRetry ?? onLoadMore}
        />
      )}
    </section>
  )
})

interface TraceActionsProps extends Pick<ActionListProps, 'perspective' | 'renderAction'> {
  readonly trace: TraceActionGroup
  /** Whether its last row may have more repetitions than are drawn. */
  readonly continues: boolean
}

/** Rows of one trace. A list that grows draws only new ones. */
const TraceActions = memo(function TraceActions({ trace, continues, ...shown }: TraceActionsProps) {
  const { imitations } = useDisplay()
  const messages = useTexts('action', actionMessages)
  const isPoisoned =
    imitations.size > 0 &&
    trace.rows.flat().every((action) => isPoison(listActionDealings([action], shown.perspective), imitations))
  const rows = (
    <FoldedList items={trace.rows} first={shownOfTrace}>
      {(row, at) =>
        row.length > 1 ? (
          <Repeats
            key={`${row[0].action_id} ${at}`}
            row={row}
            continues={continues && row === trace.rows.at(-1)}
            {...shown}
          />
        ) : (
          <ActionCard key={`${row[0].action_id} ${at}`} action={row[0]} {...shown} compact />
        )
      }
    </FoldedList>
  )
  return (
    <li part="action-list-trace" data-size={trace.rows.length > 1 ? 'several' : undefined}>
      {isPoisoned ? (
        <details part="action-list-repeats action-list-poison">
          <summary part="action-list-repeated action-list-poison-summary">
            <Icon name="warning" /> {messages.fromImitator}
          </summary>
          {rows}
        </details>
      ) : (
        rows
      )}
    </li>
  )
}, hasSameRows)

interface RepeatsProps extends Omit<TraceActionsProps, 'trace'> {
  readonly row: TraceActionGroup['rows'][number]
}

/** Repetitions as one row, whose own rows are drawn once a reader opens it. */
function Repeats({ row, continues, ...shown }: RepeatsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details part="action-list-repeats" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary part="action-list-repeated">
        <ActionLine action={row[0]} repeats={row} continues={continues} perspective={shown.perspective} compact />
      </summary>
      {isOpen &&
        row.map((action, place) => (
          <ActionCard key={`${action.action_id} ${place}`} action={action} {...shown} compact />
        ))}
    </details>
  )
}

/** Tells whether the props hold the same actions: groups are made anew with each change of the list. */
function hasSameRows(
  { trace: one, ...before }: TraceActionsProps,
  { trace: other, ...after }: TraceActionsProps,
): boolean {
  return (
    before.perspective === after.perspective &&
    before.renderAction === after.renderAction &&
    before.continues === after.continues &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, at) => {
      const now = other.rows[at] ?? []
      return row.length === now.length && row.every((action, place) => action === now[place])
    })
  )
}
