/**
 * Joins the rows of all pages and removes duplicates, which occur if rows are added between the
 * requests of two pages.
 */
export function uniqueRows<Page, Row>(
  pages: readonly Page[] | undefined,
  readRows: (page: Page) => readonly Row[],
  readKey: (row: Row) => string,
): readonly Row[] {
  return [...new Map(pages?.flatMap(readRows).map((row) => [readKey(row), row])).values()]
}
