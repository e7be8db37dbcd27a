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
  /** Stands for a row of an unexpected form. */
  readonly unreadable: string
  /** Begins the operation of a row that failed, or is not final. */
  readonly failed: string
  readonly pending: string
  /** Receivers besides the one that is named; `shown` in the reader's digits, here and below. */
  readonly others: (count: number, shown: string) => string
  /** Amount of an extra currency beside the native coin's. */
  readonly extra: (amount: string, id: string) => string
  /** Saving rows as files. */
  readonly export: string
  readonly loaded: (count: number, shown: string) => string
  readonly range: string
  /** Labels of the days that bound a range; both may stay empty. */
  readonly firstDay: string
  readonly lastDay: string
  /** The first day lies after the last. */
  readonly daysWrong: string
  readonly csv: string
  readonly json: string
  readonly running: (count: number, shown: string) => string
  /** Day down to which rows have come. */
  readonly reached: (day: string) => string
  readonly done: (count: number, shown: string) => string
  readonly stopped: (count: number, shown: string) => string
  readonly failedAfter: (count: number, shown: string) => string
  readonly stop: string
}

/** English {@link TransactionTableMessages}. */
export const transactionTableMessages: TransactionTableMessages = {
  title: 'Transactions',
  empty: 'No transactions here',
  operation: 'Operation',
  time: 'Time',
  from: 'From',
  to: 'To',
  value: (symbol) => (symbol === '' ? 'Value' : `Value, ${symbol}`),
  fee: (symbol) => (symbol === '' ? 'Fee' : `Fee, ${symbol}`),
  unreadable: 'Unexpected form',
  failed: 'Failed',
  pending: 'Pending',
  others: (_count, shown) => `+${shown}`,
  extra: (amount, id) => `and ${amount} of currency ${id}`,
  export: 'Export',
  loaded: (count, shown) => (count === 1 ? 'The row loaded so far' : `The ${shown} rows loaded so far`),
  range: 'The whole range',
  firstDay: 'From day',
  lastDay: 'To day',
  daysWrong: 'The first day is after the last.',
  csv: 'CSV',
  json: 'JSON',
  running: (count, shown) => (count === 1 ? '1 row so far' : `${shown} rows so far`),
  reached: (day) => `back to ${day}`,
  done: (count, shown) => (count === 1 ? '1 row saved' : `${shown} rows saved`),
  stopped: (_count, shown) => `Stopped after ${shown} rows; nothing was saved.`,
  failedAfter: (_count, shown) => `Could not go on after ${shown} rows; nothing was saved.`,
  stop: 'Stop',
}
