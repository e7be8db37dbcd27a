/** Texts about what a message says. */
export interface BodyMessages {
  /** A cell to open. */
  readonly cell: string
  /** The whole body, as cells to open. */
  readonly whole: string
  readonly yes: string
  readonly no: string
  /** Stands for a field that holds nothing. */
  readonly none: string
  /** A body without a bit in it. */
  readonly empty: string
  /** There is a body, and neither the service nor the kit knows its layout. */
  readonly undecoded: string
  /** There is a body, and this answer does not hold it. */
  readonly absent: string
  /** Marks what this kit read, where the service did not. */
  readonly readHere: string
  /** Ends a list that was cut; `shown` in the reader's digits. */
  readonly more: (count: number, shown: string) => string
  /** What lies behind the fields of the standard. */
  readonly rest: string
  /** Heads a comment that was read from the cells. */
  readonly comment: string
  readonly encrypted: string
}

/** English {@link BodyMessages}. */
export const bodyMessages: BodyMessages = {
  cell: 'Cell',
  whole: 'Body as cells',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  empty: 'Empty body',
  undecoded: 'Not decoded',
  absent: 'Not in this answer',
  readHere: 'Read in this browser',
  more: (_count, shown) => `and ${shown} more`,
  rest: 'Rest',
  comment: 'Comment',
  encrypted: 'Encrypted comment',
}
