/**
 * Rows of all pages. Those that arrive between two pages shift the offsets, so that one may come
 * twice; it is shown once.
 */
export function uniqueRows<Page, Row>(
  pages: readonly Page[] | undefined,
  of: (page: Page) => readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  return [...new Map(pages?.flatMap(of).map((row) => [keyOf(row), row])).values()]
}
