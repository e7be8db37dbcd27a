import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listState, type TonlensError } from 'tonlens'

/** Rows of all loaded pages, and the state of the list. Pass functions that do not change. */
export function useRows<Page, Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page>, TonlensError>,
  read: (page: Page) => readonly Row[],
) {
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(read) ?? [], [data, read])
  return { rows, state: listState(query) }
}
