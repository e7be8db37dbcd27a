/** What an order can do, as the service names it; `unknown` for the rest. */
export type OrderStepType =
  | 'ton_transfer'
  | 'nft_transfer'
  | 'jetton_transfer'
  | 'jetton_burn'
  | 'jetton_mint'
  | 'jetton_top_up'
  | 'jetton_change_admin'
  | 'jetton_claim_admin'
  | 'jetton_change_content'
  | 'jetton_call_to'
  | 'jetton_set_status'
  | 'single_nominator_withdraw'
  | 'single_nominator_change_validator'
  | 'vesting_internal_transfer'
  | 'multisig_update_params'
  | 'unknown'

/** Texts about accounts with several signers, and their orders. */
export interface MultisigMessages {
  /** Name of a card of one multisig. */
  readonly title: string
  readonly empty: string
  /** How many of the signers must approve; both counts in the reader's digits, here and below. */
  readonly required: (needed: string, signers: string) => string
  readonly signers: string
  readonly proposers: string
  /** Stands for the signers of a multisig whose list is not known. */
  readonly notKnown: string
  readonly nobody: string
  readonly threshold: string
  readonly nextOrder: string
  /** Stands for the next number where orders may have any. */
  readonly anyNumber: string
  readonly orders: string
  readonly noOrders: string
  readonly lastLt: string
  readonly codeHash: string
  readonly dataHash: string

  /** Name of a card of one order, and of that order among others. */
  readonly order: string
  readonly emptyOrder: string
  readonly orderNumber: (seqno: string) => string
  readonly multisig: string
  readonly approvals: string
  readonly approvalsOf: (given: string, needed: string) => string
  /** Heads the moment until which an order can be approved. */
  readonly until: string
  readonly sent: string
  readonly open: string
  readonly expired: string
  /** Stands for open or expired while the clock is not known. */
  readonly notSent: string
  readonly unknownState: string
  /** Say of a signer whether he approved. */
  readonly approved: string
  readonly notApproved: string
  /** The multisig would refuse the order even when it is approved. */
  readonly outdated: string

  readonly steps: string
  readonly noSteps: string
  readonly unreadable: string
  /** Marks what this kit read, where the service did not. */
  readonly readHere: string
  readonly body: string
  readonly types: Readonly<Record<OrderStepType, string>>
  readonly to: string
  readonly value: string
  readonly comment: string
  /** In place of a value: all that the multisig holds is sent. */
  readonly everything: string
  /** After a value: the rest of the incoming message goes with it. */
  readonly andIncoming: string
  readonly options: string
  readonly deploys: string
  readonly errorsIgnored: string
  readonly bounces: string
  readonly deletes: string
  readonly receiver: string
  readonly newOwner: string
  readonly newAdmin: string
  readonly validator: string
  readonly amount: string
  readonly coins: string
  readonly content: string
  readonly status: string
  readonly call: string
}

/** English {@link MultisigMessages}. */
export const multisigMessages: MultisigMessages = {
  title: 'Multisig',
  empty: 'No such multisig',
  required: (needed, signers) => `${needed} of ${signers} must approve`,
  signers: 'Signers',
  proposers: 'Proposers',
  notKnown: 'Not known',
  nobody: 'None',
  threshold: 'Approvals needed',
  nextOrder: 'Next order',
  anyNumber: 'Any number',
  orders: 'Orders',
  noOrders: 'No orders yet',
  lastLt: 'Last logical time',
  codeHash: 'Code hash',
  dataHash: 'Data hash',

  order: 'Order',
  emptyOrder: 'No such order',
  orderNumber: (seqno) => `Order ${seqno}`,
  multisig: 'Multisig',
  approvals: 'Approvals',
  approvalsOf: (given, needed) => `${given} of ${needed}`,
  until: 'Open until',
  sent: 'Sent to be carried out',
  open: 'Open',
  expired: 'Expired',
  notSent: 'Not sent',
  unknownState: 'State unknown',
  approved: 'Approved',
  notApproved: 'Not approved',
  outdated: 'Signers or threshold have changed since: the multisig refuses this order',

  steps: 'What it does',
  noSteps: 'Nothing',
  unreadable: 'What it does cannot be read',
  readHere: 'Read in this browser',
  body: 'Order as cells',
  types: {
    ton_transfer: 'Transfer',
    nft_transfer: 'NFT transfer',
    jetton_transfer: 'Jetton transfer',
    jetton_burn: 'Jetton burn',
    jetton_mint: 'Jetton mint',
    jetton_top_up: 'Top-up of a jetton contract',
    jetton_change_admin: 'New jetton admin',
    jetton_claim_admin: 'Claim to be a jetton’s admin',
    jetton_change_content: 'New jetton description',
    jetton_call_to: 'Call of a jetton wallet',
    jetton_set_status: 'Jetton wallet locked or unlocked',
    single_nominator_withdraw: 'Withdrawal from a nominator',
    single_nominator_change_validator: 'New validator of a nominator',
    vesting_internal_transfer: 'Transfer out of a vesting',
    multisig_update_params: 'New signers and threshold',
    unknown: 'Message',
  },
  to: 'To',
  value: 'Value',
  comment: 'Comment',
  everything: 'All that is left',
  andIncoming: 'and the rest of the incoming value',
  options: 'Sent so that',
  deploys: 'a contract is deployed',
  errorsIgnored: 'errors are passed over',
  bounces: 'failure sends it back',
  deletes: 'an empty account is deleted',
  receiver: 'Receiver',
  newOwner: 'New owner',
  newAdmin: 'New admin',
  validator: 'Validator',
  amount: 'Amount',
  coins: 'Coins',
  content: 'Description at',
  status: 'Status',
  call: 'Does',
}
