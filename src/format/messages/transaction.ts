/** Texts of a transaction's card. */
export interface TransactionMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** What a transaction was for: plain value, a request that no standard names, and the rest. */
  readonly transfer: string
  readonly call: (opcode: string) => string
  /** Said of a transaction that any message asked for, where no other word fits. */
  readonly message: string
  readonly batch: string
  readonly external: string
  readonly tick: string
  readonly tock: string
  readonly storage: string
  readonly split: string
  readonly merge: string
  /** Terms. */
  readonly account: string
  readonly from: string
  readonly to: string
  readonly value: string
  readonly in: string
  readonly out: string
  readonly self: string
  readonly fee: string
  readonly lt: string
  readonly hash: string
  /** Stands for a comment that cannot be read. */
  readonly encrypted: string
  readonly undecoded: string
  readonly empty: string
  /** Name of an extra currency, which has none but its number. */
  readonly currency: (id: string) => string
  /** `shown` is the count in the reader's digits, here and below. */
  readonly messages: (count: number, shown: string) => string
  readonly logs: (count: number, shown: string) => string
  /** Ends a list that was cut. */
  readonly more: (count: number, shown: string) => string
}

/** English {@link TransactionMessages}. */
export const transactionMessages: TransactionMessages = {
  title: 'Transaction',
  transfer: 'Transfer',
  call: (opcode) => `Call ${opcode}`,
  message: 'Message',
  batch: 'Several messages',
  external: 'External message',
  tick: 'Tick',
  tock: 'Tock',
  storage: 'Storage fee',
  split: 'Account split',
  merge: 'Account merge',
  account: 'Account',
  from: 'From',
  to: 'To',
  value: 'Value',
  in: 'Received',
  out: 'Sent',
  self: 'Sent to itself',
  fee: 'Fee',
  lt: 'Logical time',
  hash: 'Hash',
  encrypted: 'Encrypted comment',
  undecoded: 'Comment that the service did not decode',
  empty: 'No such transaction',
  currency: (id) => `of currency ${id}`,
  messages: (count, shown) => `${shown} ${count === 1 ? 'message' : 'messages'} sent`,
  logs: (count, shown) => `${shown} ${count === 1 ? 'log' : 'logs'}`,
  more: (_count, shown) => `and ${shown} more`,
}
