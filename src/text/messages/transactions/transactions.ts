/** Texts of a transaction's card. */
export interface TransactionMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** Titles of transactions: plain value, an opcode that no standard names, and the rest. */
  readonly transfer: string
  readonly call: (opcode: string) => string
  /** Title if no other title fits. */
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
  /** Shown in place of an unreadable comment. */
  readonly encrypted: string
  readonly undecoded: string
  readonly empty: string
  /** Name of an extra currency, which has none but its number. */
  readonly currency: (id: string) => string
  /** `shown` is the count in the reader's digits, here and below. */
  readonly messages: (count: number, shown: string) => string
  readonly logs: (count: number, shown: string) => string
  /** Ends a truncated list. */
  readonly more: (count: number, shown: string) => string
}

/** Texts of a table of transactions. */
export interface TransactionTableMessages {
  /** Name of the table. */
  readonly title: string
  readonly empty: string
  /** Heads of the columns; `symbol` is the native coin's. */
  readonly operation: string
  readonly time: string
  readonly from: string
  readonly to: string
  readonly value: (symbol: string) => string
  readonly fee: (symbol: string) => string
  /** Shown in place of a malformed row. */
  readonly unreadable: string
  /** Precedes the operation of a row that failed or is not final. */
  readonly failed: string
  readonly pending: string
  /** Recipients besides the first one; `shown` in the reader's digits, here and below. */
  readonly others: (count: number, shown: string) => string
  /** Amount of an extra currency beside the native coin's. */
  readonly extra: (amount: string, id: string) => string
}
