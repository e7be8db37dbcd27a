/** Texts about one message. */
export interface MessageMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** Name of the table. */
  readonly table: string
  /** Where it comes from and goes to. */
  readonly internal: string
  readonly externalIn: string
  readonly externalOut: string
  /** What it is for: plain value, a request that no standard names, nothing at all. */
  readonly transfer: string
  readonly call: (opcode: string) => string
  readonly noOpcode: string
  readonly bounced: string
  /** Terms. */
  readonly from: string
  readonly to: string
  readonly value: string
  readonly time: string
  readonly operation: string
  readonly fwdFee: string
  readonly ihrFee: string
  readonly importFee: string
  readonly createdLt: string
  readonly hash: string
  readonly hashNorm: string
  readonly bounce: string
  readonly ihr: string
  readonly initState: string
  readonly sentBy: string
  readonly takenBy: string
  readonly body: string
  readonly yes: string
  readonly no: string
  readonly empty: string
  readonly emptyTable: string
  /** Name of an extra currency, which has none but its number. */
  readonly currency: (id: string) => string
}

/** English {@link MessageMessages}. */
export const messageMessages: MessageMessages = {
  title: 'Message',
  table: 'Messages',
  internal: 'Message',
  externalIn: 'From outside',
  externalOut: 'Log',
  transfer: 'Transfer',
  call: (opcode) => `Call ${opcode}`,
  noOpcode: 'No opcode',
  bounced: 'Bounced back',
  from: 'From',
  to: 'To',
  value: 'Value',
  time: 'Time',
  operation: 'Operation',
  fwdFee: 'Forward fee',
  ihrFee: 'IHR fee',
  importFee: 'Import fee',
  createdLt: 'Logical time',
  hash: 'Hash',
  hashNorm: 'Normalised hash',
  bounce: 'Comes back on failure',
  ihr: 'Instant routing',
  initState: 'State of a new contract',
  sentBy: 'Sent by',
  takenBy: 'Taken by',
  body: 'Body',
  yes: 'Yes',
  no: 'No',
  empty: 'No such message',
  emptyTable: 'No messages here',
  currency: (id) => `of currency ${id}`,
}
