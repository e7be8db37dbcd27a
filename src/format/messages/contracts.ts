import type { VestingState } from '../../model/vesting.ts'

/** Texts about names and what they lead to. */
export interface DnsMessages {
  /** Name of a card of one name. */
  readonly title: string
  readonly empty: string
  readonly copyName: string
  readonly owner: string
  /** Stands for the owner of a name that has none at the moment. */
  readonly noOwner: string
  /** The account that the name stands for. */
  readonly wallet: string
  readonly site: string
  readonly storage: string
  readonly resolver: string
  /** The token that the name is. */
  readonly item: string
  /** Stands for a record that is not set. */
  readonly notSet: string
  /** Marks a name that stands for an account of somebody else than its owner. */
  readonly walletIsNotOwner: string
  /** Marks a name written in letters beyond ASCII. */
  readonly encoded: string
  readonly encodedHint: string
  /** Name of a list of names. */
  readonly records: string
  readonly noRecords: string
  readonly domain: string
}

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

/** Texts about coins that are unlocked over time. */
export interface VestingMessages {
  /** Name of a card of one vesting contract. */
  readonly title: string
  readonly empty: string
  readonly states: Readonly<Record<VestingState, string>>
  /** Stands for a state that cannot be told. */
  readonly unknownState: string
  readonly unlocked: string
  readonly locked: string
  readonly total: string
  /** Heads what the owner can send right now, where the balance is known. */
  readonly spendable: string
  readonly next: string
  /** In place of the next unlock. */
  readonly noNext: string
  /** Heads what the next unlock brings. */
  readonly nextAmount: string
  readonly owner: string
  readonly sender: string
  readonly start: string
  readonly end: string
  readonly cliff: string
  readonly noCliff: string
  readonly period: string
  /** Name of the picture of a schedule. */
  readonly plot: string
  /** What the picture shows, in words. */
  readonly plotWords: (total: string, start: string, end: string) => string
  /** Legend of the picture. */
  readonly soFar: string
  readonly stillLocked: string
  readonly now: string
  /** Says that the terms make no schedule. */
  readonly unreadable: string
  /** Heads the table of all unlocks. */
  readonly steps: string
  readonly time: string
  readonly added: string
  readonly runningTotal: string
  /** Above a table that is cut; `shown` in the reader's digits. */
  readonly first: (count: number, shown: string) => string
  readonly whitelist: string
  /** What the list is for. */
  readonly whitelistNote: string
  readonly noWhitelist: string
}
