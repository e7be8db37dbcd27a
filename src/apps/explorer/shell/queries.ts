import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type InfiniteQueryResult, listState, type TableStateProps } from 'tonlens'

/** Milliseconds between two requests for the state of an account where the service has no stream. */
export const accountPace = 15_000

/**
 * Joins the rows of all pages and converts the query to the state props of tables, lists and grids.
 * Removes duplicates, which occur if rows are added between the requests of two pages.
 */
export function useList<Page, Row>(
  query: InfiniteQueryResult<InfiniteData<Page>>,
  rowsOf: (page: Page) => readonly Row[],
  keyOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly state: TableStateProps } {
  const { data } = query
  const rows = useMemo(() => {
    const all = data?.pages.flatMap(rowsOf) ?? []
    return [...new Map(all.map((row) => [keyOf(row), row])).values()]
    // oxlint-disable-next-line react/exhaustive-deps -- both functions say the same at each render
  }, [data])
  return { rows, state: listState(query) }
}
