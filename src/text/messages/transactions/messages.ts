/** Texts about one message. */
export interface MessageMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** Name of the table. */
  readonly table: string
  /** Kinds of messages, by their sender and recipient. */
  readonly internal: string
  readonly externalIn: string
  readonly externalOut: string
  /** Purpose of a message: plain value, an opcode that no standard names, or no opcode. */
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
  readonly initStateHash: string
  readonly initStateDecoded: string
  readonly extraFlags: string
  readonly bodyHash: string
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

/** Texts about message bodies. */
export interface BodyMessages {
  /** Label of a disclosure that shows a cell. */
  readonly cell: string
  /** Label of a disclosure that shows the whole body as cells. */
  readonly whole: string
  readonly yes: string
  readonly no: string
  /** Shown for an empty field. */
  readonly none: string
  /** The body has no bits. */
  readonly empty: string
  /** The layout of the body is unknown. */
  readonly undecoded: string
  /** The answer does not include the body. */
  readonly absent: string
  /** Marks data that the browser decoded because the service did not. */
  readonly readHere: string
  /** Ends a truncated list; `shown` in the reader's digits. */
  readonly entries: (count: number, shown: string) => string
  /** Data after the fields of the standard. */
  readonly rest: string
  /** Heads a comment that the browser decoded. */
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
  readonly searching: string
  readonly noMatches: string
  /** Follows a result if only a part was searched. */
  readonly partly: (words: string) => string
  readonly previous: string
  readonly next: string
  readonly copyAll: string
  readonly copyValue: string
  /** Name of the pane that shows one complete value. */
  readonly value: string
  readonly hash: string
  /** Length of a cell's data. */
  readonly bits: (count: number, shown: string) => string
  /** Precedes text that looks like a BOC but is invalid. */
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
