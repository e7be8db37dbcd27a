import type { ReactElement } from 'react'
import { cardState, LoadMore, useInfiniteTransactions } from 'tonlens'
import { ActivityHeatmap } from 'tonlens/charts'
import { useList } from '../../shell/queries.ts'

/** Activity of an account, as far as its transactions are loaded. A chunk of its own. */
export default function Activity({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteTransactions({ account: [address], limit: 100, sort: 'desc' })
  const { rows } = useList(
    query,
    (page) => page.transactions,
    ({ hash }) => hash,
  )
  const oldest = rows.at(-1)
  // Nothing is missing before the oldest row if the service lists nothing older.
  const covered = query.hasMore || oldest === undefined ? undefined : { from: 0, to: oldest.now }
  return (
    <>
      <ActivityHeatmap {...cardState(query)} transactions={rows} covered={covered} />
      <LoadMore count={rows.length} hasMore={query.hasMore} loading={query.isLoadingMore} onLoadMore={query.loadMore} />
    </>
  )
}
