import type { ReactElement } from 'react'
import { ActionList, EmptyState, formatNumber, LoadMore, useDisplay, useInfiniteActions } from 'tonlens'
import { equalAddresses } from 'tonlens/ton'
import { AccountActions } from 'tonlens/views'
import { useList } from '../../shell/queries.ts'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { type HistoryFilter, isHistoryFilterSet, useHistoryFilter } from './historyFilter.ts'

/** History of an account as sentences, by day. Filters are in the URL; without any, the list is live. */
export function History({ address }: AccountPartProps): ReactElement {
  const filter = useHistoryFilter()
  return (
    <>
      <HistoryFilters />
      {isHistoryFilterSet(filter) ? <Filtered address={address} filter={filter} /> : <Live address={address} />}
    </>
  )
}

function Live({ address }: AccountPartProps): ReactElement {
  const [, setQuery] = useRouteQuery()
  return (
    <AccountActions
      address={address}
      limit={50}
      types="known"
      type={null}
      onTypeChange={(type) => setQuery({ type: type ?? '' })}
    />
  )
}

interface FilteredProps extends AccountPartProps {
  readonly filter: HistoryFilter
}

/** The service filters by type and time; by counterparty it cannot, so the loaded actions are filtered here. */
function Filtered({ address, filter: { type, counterparty, ...range } }: FilteredProps): ReactElement {
  const { filters } = useExplorerTexts('account')
  const { locale } = useDisplay()
  const [, setQuery] = useRouteQuery()
  const query = useInfiniteActions({
    account: address,
    ...range,
    ...(type !== null && { action_type: [type] }),
    ...(counterparty !== undefined && { include_accounts: true }),
    limit: 100,
    sort: 'desc',
  })
  const { rows, state } = useList(
    query,
    (page) => page.actions,
    ({ action_id }) => action_id,
  )
  const matching =
    counterparty === undefined
      ? rows
      : rows.filter(({ accounts }) => accounts?.some((each) => equalAddresses(each, counterparty)))
  const { hasMore = false, loadingMore, onLoadMore, ...first } = state
  const isPartial = counterparty !== undefined && rows.length > 0
  return (
    <>
      {isPartial && (
        <p role="status" className="explorer-kind">
          {filters.matches(formatNumber(matching.length, locale), formatNumber(rows.length, locale))}{' '}
          {hasMore && filters.more}
        </p>
      )}
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
      {isPartial && hasMore && <LoadMore count={rows.length} hasMore loading={loadingMore} onLoadMore={onLoadMore} />}
    </>
  )
}
