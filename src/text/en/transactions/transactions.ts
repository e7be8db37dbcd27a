import { countEnglish, formatNumber } from '../../format/intl.ts'
/** Texts of a transaction's card. */
export const transactionMessages = {
  call: (opcode: string) => `Call ${opcode}`,
  batch: 'Multiple messages',
  external: 'External message',
  tick: 'Tick',
  tock: 'Tock',
  storage: 'Storage fee',
  split: 'Account split',
  merge: 'Account merge',
  in: 'Received',
  out: 'Sent',
  self: 'Sent to self',
  fee: 'Fee',
  lt: 'LT',
  undecoded: 'Comment not decoded by the service',
  empty: 'Transaction not found',
  /** Name of an extra currency, which has none but its number. */
  currency: (id: string) => `of currency #${id}`,
  messages: (count: number, locale: string) => `${countEnglish(count, locale, 'message', 'messages')} sent`,
  logs: (count: number, locale: string) => countEnglish(count, locale, 'log', 'logs'),
  /** Ends a truncated list. */
  more: (count: number, locale: string) => `and ${formatNumber(count, locale)} more`,
}

/** Texts of a table of transactions. */
export const transactionTableMessages = {
  empty: 'No transactions',
  /** `symbol` is the native coin's. */
  value: (symbol: string) => (symbol === '' ? 'Value' : `Value (${symbol})`),
  fee: (symbol: string) => (symbol === '' ? 'Fee' : `Fee (${symbol})`),
  /** Shown in place of a malformed row. */
  unreadable: 'Malformed row',
  /** Precedes the operation of a row that failed or is not final. */
  pending: 'Pending',
  /** Recipients besides the first one. */
  others: (count: number, locale: string) => `+${formatNumber(count, locale)}`,
  /** Amount of an extra currency beside the native coin's. */
  extra: (amount: string, id: string) => `and ${amount} of currency #${id}`,
}
