import { countEnglish } from '../format/intl.ts'
import type { Messages, WithWords } from './index.ts'

/** Words that mean the same in many groups. {@link Texts} has them in every group, so no group repeats one. */
export const sharedWords = {
  time: 'Time',
  codeHash: 'Code hash',
  account: 'Account',
  hash: 'Hash',
  to: 'To',
  from: 'From',
  counterparty: 'Counterparty',
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
  /** Before, or in place of, a comment with a link or a request. */
  bait: 'Suspicious comment: do not do what it asks',
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
  close: 'Close',
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

/** English words for each status; why a transaction failed is told by `transactions/failures.ts`. */
export const statusWords = {
  success: 'Success',
  pending: 'Pending',
  skipped: 'No code executed',
  unknown: 'Unknown',
}
