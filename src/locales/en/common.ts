import type { AddressMessages, CommonMessages, ErrorMessages, ListMessages, TableMessages } from '../../format/messages/common.ts'

/** English {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: 'Copy',
  copyAddress: 'Copy address',
  copyHash: 'Copy hash',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  lt: (lt) => `lt ${lt}`,
  loading: 'Loading',
  retry: 'Try again',
  empty: 'Nothing here yet',
  meaning: (english) => english,
}

/** English {@link AddressMessages}. */
export const addressMessages: AddressMessages = {
  outside: 'Outside the chain',
  scam: 'Scam',
}

/** English {@link TableMessages}. */
export const tableMessages: TableMessages = {
  loadingMore: 'Loading more rows',
}

/** English {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  shownSoFar: (_count, shown) => `${shown} so far`,
  all: (count, shown) => (count === 1 ? 'That is all: 1' : `That is all: ${shown}`),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (shown) => `Page ${shown}`,
  pageOf: (shown, total) => `Page ${shown} of ${total}`,
}

/** English {@link ErrorMessages}. */
export const errorMessages: ErrorMessages = {
  title: 'Could not load.',
  notFound: 'The index does not know it, or does not know it yet.',
  noRoute: 'Nothing is served there. The base URL of an index mostly ends in /api/v3.',
  invalid: 'A parameter of the request is not valid.',
  unauthorized: 'The API key is missing or wrong.',
  forbidden: 'The API key belongs to another network.',
  rateLimited: 'Too many requests for this key.',
  server: 'The service has a fault of its own.',
  timeout: 'The service did not answer in time.',
  network: 'The service could not be reached.',
  shape: 'The service answered in an unexpected form.',
  notMirrored: 'This browser does not hold it, and no service was asked.',
  unknown: 'Something went wrong.',
  retryIn: (wait) => `Try again in ${wait}.`,
}
