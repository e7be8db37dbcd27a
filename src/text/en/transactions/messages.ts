import { countEnglish } from '../../format/intl.ts'
/** Texts about one message. */
export const messageMessages = {
  table: 'Messages',
  /** Kinds of messages, by their sender and recipient. */
  internal: 'Internal',
  externalIn: 'External in',
  externalOut: 'External out',
  /** Purpose of a message with an opcode that no standard names. */
  call: (opcode: string) => `Call ${opcode}`,
  noOpcode: 'No opcode',
  bounced: 'Bounced',
  fwdFee: 'Forward fee',
  ihrFee: 'IHR fee',
  importFee: 'Import fee',
  createdLt: 'Created LT',
  hashNorm: 'Normalized hash',
  bounce: 'Bounceable',
  ihr: 'Instant routing (IHR)',
  initState: 'State init',
  initStateHash: 'State init hash',
  initStateDecoded: 'Decoded state init',
  extraFlags: 'Extra flags',
  bodyHash: 'Body hash',
  sentBy: 'Sender transaction',
  receivedBy: 'Recipient transaction',
  body: 'Body',
  empty: 'Message not found',
  emptyTable: 'No messages',
  /** Name of an extra currency, which has none but its number. */
  currency: (id: string) => `of currency #${id}`,
}

/** Texts about message bodies. */
export const bodyMessages = {
  /** Label of a disclosure that shows a cell. */
  cell: 'Cell',
  /** Label of a disclosure that shows the whole body as cells. */
  whole: 'Raw body',
  /** Shown for an empty field. */
  none: 'None',
  /** The body has no bits. */
  empty: 'Empty body',
  /** The layout of the body is unknown. */
  undecoded: 'Not decoded',
  /** The answer does not include the body. */
  absent: 'Body not included',
  /** Marks data that the browser decoded because the service did not. */
  readHere: 'Decoded in this browser',
  /** Ends a truncated list. */
  entries: (count: number, locale: string) => countEnglish(count, locale, 'entry', 'entries'),
  /** Data after the fields of the standard. */
  rest: 'Remaining data',
}

/** Texts of the viewer of raw data. */
export const rawDataMessages = {
  label: 'Raw data',
  search: 'Search raw data',
  /** `at` and `count` in the reader's digits. */
  position: (at: string, count: string) => `${at} of ${count}`,
  searching: 'Searching…',
  noMatches: 'No matches',
  /** Follows a result if only a part was searched. */
  partly: (words: string) => `${words}, partially searched`,
  previous: 'Previous match',
  next: 'Next match',
  copyAll: 'Copy all',
  copyValue: 'Copy value',
  value: 'Value',
  /** Length of a cell's data. */
  bits: (count: number, locale: string) => countEnglish(count, locale, 'bit', 'bits'),
  /** Precedes text that looks like a BOC but is invalid. */
  unreadable: 'Invalid BOC:',
}

/** Opcodes of the TON standards by the service's names for them. */
export const opcodeMessages = {
  text_comment: 'Text comment',
  encrypted_comment: 'Encrypted comment',
  jetton_transfer: 'Jetton transfer',
  jetton_internal_transfer: 'Jetton internal transfer',
  jetton_notify: 'Jetton notify',
  jetton_burn: 'Jetton burn',
  jetton_burn_notification: 'Jetton burn notification',
  excess: 'Excess',
  provide_wallet_address: 'Provide wallet address',
  take_wallet_address: 'Take wallet address',
  nft_transfer: 'NFT transfer',
  nft_ownership_assigned: 'NFT ownership assigned',
  change_dns_record: 'Change DNS record',
  elector_new_stake: 'Elector new stake',
  elector_new_stake_ok: 'Elector new stake ok',
  elector_recover_stake: 'Elector recover stake',
  elector_recover_stake_ok: 'Elector recover stake ok',
  bounced_message: 'Bounced message',
}
