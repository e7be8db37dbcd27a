import { countEnglish, formatNumber } from '../format/intl.ts'
import type { Messages, WithWords } from './index.ts'
import type { NameKind } from '../../meaning/names/labels.ts'
import { knownAccountNames } from '../../ton/facts/knownAccounts.ts'

/** Words that mean the same in many groups. {@link Texts} has them in every group, so no group repeats one. */
export const sharedWords = {
  time: 'Time',
  codeHash: 'Code hash',
  account: 'Account',
  hash: 'Hash',
  to: 'To',
  from: 'From',
  dataHash: 'Data hash',
  yes: 'Yes',
  no: 'No',
  failed: 'Failed',
  type: 'Type',
  transaction: 'Transaction',
  balance: 'Balance',
  lastLt: 'Last updated (LT)',
  owner: 'Owner',
  status: 'Status',
  /** A message without an opcode. */
  transfer: 'Transfer',
  comment: 'Comment',
  /** In place of a comment that cannot be read. */
  encrypted: 'Encrypted comment',
  transactions: 'Transactions',
  fees: 'Fees',
  change: 'Change',
  amount: 'Amount',
  /** Marks a token that the service calls a scam. */
  scam: 'Scam',
  message: 'Message',
  value: 'Value',
  operation: 'Operation',
  block: 'Block',
  trace: 'Trace',
  total: 'Total',
  before: 'Before',
  after: 'After',
  share: 'Share',
  code: 'Code',
  data: 'Data',
  address: 'Address',
  validator: 'Validator',
  jetton: 'Jetton',
  masterchainBlock: 'Masterchain block',
  onSale: 'On sale',
  auction: 'Auction',
}

/** Joins the texts of one group with the shared words. The replacements come before English. */
export function withSharedWords<Own extends object>(
  english: Own,
  words?: Partial<Messages['words']>,
  replaced?: Partial<Own>,
): WithWords<Own> {
  return { ...sharedWords, ...words, ...english, ...replaced }
}

/** Texts that several components share. */
export const commonMessages = {
  copy: 'Copy',
  copyAddress: 'Copy address',
  copyHash: 'Copy hash',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  /** Logical time of a transaction or message. */
  lt: (lt: string) => `LT ${lt}`,
  loading: 'Loading…',
  retry: 'Try again',
  /** Generic text for an empty component. */
  empty: 'No data',
  /** The browser has no network. */
  offline: 'Offline',
  /** In place of content that has not been loaded, while the browser has no network. */
  offlineWait: 'You are offline. This loads once you are online again.',
  /** Followed by an age: why the content is no newer. */
  unreachable: 'Service unreachable',
  /** Followed by an age, such as `3 hours ago`. */
  asOf: 'As of',
  /** In a card, in place of a row that does not have the fields of its kind. */
  malformed: 'This row is malformed',
  /** Below a list: number of rows that it leaves out for that reason. */
  malformedRows: (count: number, locale: string) =>
    `${countEnglish(count, locale, 'malformed row', 'malformed rows')} not shown`,
}

/** Texts about accounts. */
export const addressMessages = {
  /** Sender or recipient outside the blockchain. */
  outside: 'External',
  known: knownAccountNames,
  /** Says who gives a name. `source` is the name of a catalogue; without one, everybody knows the account. */
  namedBy: (kind: NameKind, source?: string) =>
    ({
      label: 'Your label',
      imported: 'Imported label',
      application: 'Named by this application',
      catalogue: source === undefined ? 'Well-known account' : `Named by ${source}`,
      domain: 'Domain, according to the index',
      claim: 'The token’s own name',
    })[kind],
  favorite: 'Favorite',
  /** Warns of a name that looks like a label of the reader for another address. */
  imitates: (label: string) => `Looks like your label “${label}”, but is another address`,
}

/** Texts that all tables share. */
export const tableMessages = {
  /** Read out while the next page is on its way. */
  loadingMore: 'Loading more rows…',
  /** Button of a row, and heading of the column of these buttons. */
  details: 'Details',
  closeDetails: 'Close',
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

/** Texts about failed requests. */
export const errorMessages = {
  title: 'Failed to load.',
  notFound: 'Not found. The service may not have indexed it yet.',
  /** The URL responds, but it is not an endpoint of the API. */
  noRoute: 'This URL is not an API endpoint. Check the base URL; it usually ends in /api/v3.',
  invalid: 'The service rejected a parameter of the request.',
  /** The parameters of a request are invalid, so that it was not sent. */
  notSent: 'The request is invalid, so it was not sent.',
  /** An attribute of a custom element is missing or invalid. */
  attribute: 'This element is not set up correctly.',
  /** A text, such as a bag of cells, does not have the expected format. */
  malformed: 'The input is malformed.',
  unauthorized: 'The API key is missing or invalid.',
  forbidden: 'The service denies access. An API key must belong to this network.',
  rateLimited: 'Too many requests. Wait a moment and try again.',
  server: 'The service is having problems. Try again later.',
  timeout: 'The service took too long to respond. Try again.',
  network: 'The service is unreachable. Check your connection.',
  /** The browser has no network. */
  offline: 'You are offline. Check your connection.',
  /** A request with a key was redirected, and the redirect was not followed. */
  redirected: 'The service moved to another address, and the API key was not sent there.',
  shape: 'The service returned an unexpected response.',
  /** The answer has more bytes than the client accepts. */
  tooLarge: 'The answer is too large. Request fewer rows.',
  /** The service is of an older version than the endpoint. */
  outdatedService: 'This service is too old for this request.',
  /** The code of a part of the page could not be loaded. */
  notLoaded: 'This part of the page could not be loaded. Try again, or reload the page.',
  /** The recipient of an emulated message does not accept it. */
  notAccepted: 'The message would be refused: its recipient does not accept it.',
  /** The emulate service cannot emulate the request. */
  notEmulated: 'This message cannot be emulated: its wallet, an address or a payload in it cannot be used.',
  notMirrored: 'This data is not stored in this browser, and the service was not asked.',
  unknown: 'Something went wrong.',
  /** `wait` is a duration in the reader's language, such as `3 sec`. */
  retryIn: (wait: string) => `Try again in ${wait}.`,
}

/** English words for each status; why a transaction failed is told by `transactions/failures.ts`. */
export const statusWords = {
  success: 'Success',
  pending: 'Pending',
  skipped: 'Received',
  unknown: 'Unknown',
}
