/** Texts of a transaction's card. */
export interface TransactionMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  readonly from: string
  readonly to: string
  readonly incoming: string
  readonly outgoing: string
  readonly self: string
  readonly external: string
  readonly tick: string
  readonly tock: string
  readonly storage: string
  readonly fee: string
  readonly lt: string
  readonly comment: string
  readonly encrypted: string
  readonly binary: string
  readonly empty: string
  /** `shown` is the count in the reader's digits. */
  readonly messages: (count: number, shown: string) => string
  readonly more: (count: number, shown: string) => string
  readonly logs: (count: number, shown: string) => string
}

/** English {@link TransactionMessages}. */
export const transactionMessages: TransactionMessages = {
  title: 'Transaction',
  from: 'From',
  to: 'To',
  incoming: 'In',
  outgoing: 'Out',
  self: 'Self',
  external: 'External message',
  tick: 'Tick',
  tock: 'Tock',
  storage: 'Storage fee',
  fee: 'Fee',
  lt: 'Logical time',
  comment: 'Comment',
  encrypted: 'Encrypted comment',
  binary: 'Binary comment',
  empty: 'No such transaction',
  messages: (count, shown) => `${shown} ${count === 1 ? 'message' : 'messages'} sent`,
  more: (_count, shown) => `and ${shown} more`,
  logs: (count, shown) => `${shown} ${count === 1 ? 'log' : 'logs'}`,
}
