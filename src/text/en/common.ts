import type { StatusMessages } from '../messages/transactions/failures.ts'
import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../messages/common.ts'
import { knownAccountNames } from '../../ton/facts/knownAccounts.ts'

/** English {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: 'Copy',
  copyAddress: 'Copy address',
  copyHash: 'Copy hash',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  lt: (lt) => `LT ${lt}`,
  loading: 'Loading…',
  retry: 'Try again',
  empty: 'No data',
  offline: 'Offline',
  offlineWait: 'You are offline. This loads once you are online again.',
  unreachable: 'Service unreachable',
  asOf: 'As of',
}

/** English {@link AddressMessages}. */
export const addressMessages: AddressMessages = {
  outside: 'External',
  scam: 'Scam',
  known: knownAccountNames,
  namedBy: (kind, source) =>
    ({
      label: 'Your label',
      imported: 'Imported label',
      application: 'Named by this application',
      catalogue: source === undefined ? 'Well-known account' : `Named by ${source}`,
      domain: 'Domain, according to the index',
      claim: 'The token’s own name',
    })[kind],
  favorite: 'Favorite',
  imitates: (label) => `Looks like your label “${label}”, but is another address`,
}

/** English {@link TableMessages}. */
export const tableMessages: TableMessages = {
  loadingMore: 'Loading more rows…',
  details: 'Details',
  closeDetails: 'Close',
  transaction: 'Transaction',
  account: 'Account',
  hash: 'Hash',
  lt: 'Logical time',
  jetton: 'Jetton',
  symbol: 'Symbol',
  exact: 'Exact',
  columns: 'Columns',
  density: 'Row height',
  densities: { normal: 'Normal', compact: 'Compact' },
  filter: 'Filter',
  clearFilters: 'Clear filters',
  found: (shown, total) => `${shown} of ${total} rows`,
  foundLoaded: (shown, loaded) => `${shown} of the ${loaded} rows loaded`,
  loadMore: 'Load more rows',
  moreColumns: (names) => `More columns: ${names}`,
  fewerColumns: 'Fewer columns',
  export: 'Export',
  filtered: (count, shown) => (count === 1 ? '1 row found' : `${shown} rows found`),
  loaded: (count, shown) => (count === 1 ? '1 loaded row' : `${shown} loaded rows`),
  range: 'Date range',
  firstDay: 'From',
  lastDay: 'To',
  invalidRange: 'The start date must not be after the end date.',
  csv: 'CSV',
  json: 'JSON',
  running: (count, shown) => (count === 1 ? '1 row loaded' : `${shown} rows loaded`),
  reached: (day) => `back to ${day}`,
  done: (count, shown) => (count === 1 ? '1 row exported' : `${shown} rows exported`),
  stopped: (count, shown) => `Export stopped after ${count === 1 ? '1 row' : `${shown} rows`}. No file was saved.`,
  failedAfter: (count, shown) => `Export failed after ${count === 1 ? '1 row' : `${shown} rows`}. No file was saved.`,
  stop: 'Stop',
}

/** English {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  shownSoFar: (_count, shown) => `${shown} shown`,
  showMore: (shown, left) => (left === undefined ? `Show ${shown} more` : `Show ${shown} more (${left} hidden)`),
  all: (_count, shown) => `${shown} in total`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (shown) => `Page ${shown}`,
  pageOf: (shown, total) => `Page ${shown} of ${total}`,
}

/** English {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: 'Failed to load.',
  notFound: 'Not found. The service may not have indexed it yet.',
  noRoute: 'This URL is not an API endpoint. Check the base URL; it usually ends in /api/v3.',
  invalid: 'The service rejected a parameter of the request.',
  notSent: 'The request is invalid, so it was not sent.',
  attribute: 'This element is not set up correctly.',
  malformed: 'The input is malformed.',
  unauthorized: 'The API key is missing or invalid.',
  forbidden: 'The service denies access. An API key must belong to this network.',
  rateLimited: 'Too many requests. Wait a moment and try again.',
  server: 'The service is having problems. Try again later.',
  timeout: 'The service took too long to respond. Try again.',
  network: 'The service is unreachable. Check your connection.',
  offline: 'You are offline. Check your connection.',
  redirected: 'The service moved to another address, and the API key was not sent there.',
  shape: 'The service returned an unexpected response.',
  tooLarge: 'The answer is too large. Request fewer rows.',
  outdatedService: 'This service is too old for this request.',
  notLoaded: 'This part of the page could not be loaded. Try again, or reload the page.',
  notAccepted: 'The message would be refused: its recipient does not accept it.',
  notEmulated: 'This message cannot be emulated: its wallet, an address or a payload in it cannot be used.',
  notMirrored: 'This data is not stored in this browser, and the service was not asked.',
  unknown: 'Something went wrong.',
  retryIn: (wait) => `Try again in ${wait}.`,
}

/** English words for each status; why a transaction failed is told by `transactions/failures.ts`. */
export const statusWords = {
  success: 'Success',
  failed: 'Failed',
  pending: 'Pending',
  skipped: 'Received',
  unknown: 'Unknown',
} satisfies Partial<StatusMessages>
