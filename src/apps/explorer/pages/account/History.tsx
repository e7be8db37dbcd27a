import { type ReactElement, useEffect } from 'react'
import {
  ActionList,
  EmptyState,
  formatNumber,
  formatTime,
  LoadMore,
  useDisplay,
  useInfiniteActions,
  type JettonWallet,
} from 'tonlens'
import { AccountActions } from 'tonlens/views'
import { useList } from '../../shell/queries.ts'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { historyLimit } from './historyLimit.ts'
import { type HistoryFilter, isHistoryFilterSet, useHistoryFilter } from './historyFilter.ts'

const noJettons: readonly JettonWallet[] = []

/** History of an account as rows, by day. Filters are in the URL; without any, the list is live. */
export function History({ address, jettons = noJettons, onResult }: AccountPartProps): ReactElement {
  const filter = useHistoryFilter(address)
  const isFiltered = isHistoryFilterSet(filter)
  const List = isFiltered ? Filtered : Live
  // Filters need the jettons.
  useEffect(() => {
    if (isFiltered) onResult?.()
  }, [isFiltered, onResult])
  return (
    <>
      {/* They stay, with the focus, when another list takes the place of the first. */}
      <HistoryFilters jettons={jettons} />
      <List address={address} filter={filter} onResult={onResult} />
    </>
  )
}

interface ListProps extends Omit<AccountPartProps, 'jettons'> {
  readonly filter: HistoryFilter
}

function Live({ address, onResult }: ListProps): ReactElement {
  const [, setQuery] = useRouteQuery()
  return (
    <AccountActions
      address={address}
      limit={historyLimit}
      loadingRows={15}
      types="known"
      type={null}
      onResult={onResult}
      onTypeChange={(type) => setQuery({ type: type ?? '' })}
    />
  )
}

/** The service filters by type and time. What else is asked for is looked for in the loaded actions. */
function Filtered({ address, filter: { type, range, matches } }: ListProps): ReactElement {
  const { filters } = useExplorerTexts('account')
  const { locale, timeZone } = useDisplay()
  const [, setQuery] = useRouteQuery()
  const query = useInfiniteActions({
    account: address,
    ...range,
    ...(type !== null && { action_type: [type] }),
    ...(matches !== undefined && { include_accounts: true }),
    limit: 100,
    sort: 'desc',
  })
  const { rows, state } = useList(
    query,
    (page) => page.actions,
    ({ action_id }) => action_id,
  )
  const matching = matches === undefined ? rows : rows.filter(matches)
  const { hasMore = false, loadingMore, onLoadMore, ...first } = state
  const oldest = matches === undefined ? undefined : rows.at(-1)
  const isPartial = oldest !== undefined
  return (
    <>
      <ActionList
        {...first}
        {...(!isPartial && { hasMore, loadingMore, onLoadMore })}
        actions={matching}
        empty={<EmptyState label={filters.none} />}
        perspective={address}
        types="known"
        type={type}
        onTypeChange={(chosen) => setQuery({ type: chosen ?? '' })}
      />
      {oldest !== undefined && (
        <p role="status" className="explorer-kind">
          {filters.matches(
            formatNumber(matching.length, locale),
            formatNumber(rows.length, locale),
            formatTime(oldest.end_utime, { locale, timeZone, fields: 'date' }),
          )}{' '}
          {hasMore && filters.more}
        </p>
      )}
      {isPartial && hasMore && <LoadMore count={rows.length} hasMore loading={loadingMore} onLoadMore={onLoadMore} />}
    </>
  )
}
