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
  readonly receivedBy: string
  readonly body: string
  readonly yes: string
  readonly no: string
  readonly empty: string
  readonly emptyTable: string
  /** Name of an extra currency, which has none but its number. */
  readonly currency: (id: string) => string
}

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

/** Texts of the viewer of raw data. */
export interface RawDataMessages {
  /** Name of the tree. */
  readonly label: string
  readonly search: string
  /** `at` and `count` in the reader's digits. */
  readonly position: (at: string, count: string) => string
  readonly noMatches: string
  /** Says that not all of it was looked through. */
  readonly partly: (words: string) => string
  readonly previous: string
  readonly next: string
  readonly copyAll: string
  readonly copyValue: string
  /** Name of the pane that shows one value whole. */
  readonly value: string
  readonly hash: string
  /** Length of a cell's data. */
  readonly bits: (count: number, shown: string) => string
  /** Begins the line of a text that is not the bag of cells it looks like. */
  readonly unreadable: string
}

/** Opcodes of the TON standards by the service's names for them. */
export interface OpcodeMessages {
  readonly text_comment: string
  readonly encrypted_comment: string
  readonly jetton_transfer: string
  readonly jetton_internal_transfer: string
  readonly jetton_notify: string
  readonly jetton_burn: string
  readonly jetton_burn_notification: string
  readonly excess: string
  readonly provide_wallet_address: string
  readonly take_wallet_address: string
  readonly nft_transfer: string
  readonly nft_ownership_assigned: string
  readonly change_dns_record: string
  readonly elector_new_stake: string
  readonly elector_new_stake_ok: string
  readonly elector_recover_stake: string
  readonly elector_recover_stake_ok: string
  readonly bounced_message: string
}
