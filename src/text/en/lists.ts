import { countEnglish, formatNumber } from '../format/intl.ts'

/** Texts that all tables share. */
export const tableMessages = {
  /** Read out while the next page is on its way. */
  loadingMore: 'Loading more rows…',
  /** Button of a row, and heading of the column of these buttons. */
  details: 'Details',
  /** Heads of columns that are only shown if they are chosen. */
  lt: 'Logical time',
  symbol: 'Symbol',
  exact: 'Exact',
  /** Choice of the columns, and of the height of rows. */
  columns: 'Columns',
  density: 'Row height',
  densities: { normal: 'Normal', compact: 'Compact' },
  filter: 'Filter',
  clearFilters: 'Clear filters',
  /** Number of rows that the filters leave; all numbers are in the reader's digits. */
  found: (shown: string, total: string) => `${shown} of ${total} rows`,
  /** The same while more rows follow that are not loaded. */
  foundLoaded: (shown: string, loaded: string) => `${shown} of the ${loaded} rows loaded`,
  loadMore: 'Load more rows',
  /** Button that shows the columns that do not fit; `names` is a list of them. */
  moreColumns: (names: string) => `More columns: ${names}`,
  fewerColumns: 'Fewer columns',
  /** Button that shows and hides these rows. */
  fromImitators: (count: string) => `Worthless transfers from look-alike addresses: ${count}`,
  /** Saving rows as files. */
  export: 'Export',
  /** The rows that filters leave, and all loaded rows. */
  filtered: (count: number, locale: string) => countEnglish(count, locale, 'row found', 'rows found'),
  loaded: (count: number, locale: string) => countEnglish(count, locale, 'loaded row', 'loaded rows'),
  range: 'Date range',
  /** Labels of the first and last day of a range; both are optional. */
  firstDay: 'From',
  lastDay: 'To',
  /** The first day is after the last day. */
  invalidRange: 'The start date must not be after the end date.',
  csv: 'CSV',
  json: 'JSON',
  running: (count: number, locale: string) => countEnglish(count, locale, 'row loaded', 'rows loaded'),
  /** Day back to which rows are loaded. */
  reached: (day: string) => `back to ${day}`,
  done: (count: number, locale: string) => countEnglish(count, locale, 'row exported', 'rows exported'),
  stopped: (count: number, locale: string) =>
    `Export stopped after ${countEnglish(count, locale, 'row', 'rows')}. No file was saved.`,
  failedAfter: (count: number, locale: string) =>
    `Export failed after ${countEnglish(count, locale, 'row', 'rows')}. No file was saved.`,
  stop: 'Stop',
}

/** Texts of paging controls. */
export const listMessages = {
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  shownSoFar: (count: number, locale: string) => `${formatNumber(count, locale)} shown`,
  /** Button that shows more of a long list; `left` is how many are hidden if it does not show all of them. */
  showMore: (shown: string, left?: string) =>
    left === undefined ? `Show ${shown} more` : `Show ${shown} more (${left} hidden)`,
  /** The list is complete. */
  all: (count: number, locale: string) => `${formatNumber(count, locale)} in total`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (shown: string) => `Page ${shown}`,
  pageOf: (shown: string, total: string) => `Page ${shown} of ${total}`,
}
