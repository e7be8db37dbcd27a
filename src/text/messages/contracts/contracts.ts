import type { VestingState } from '../../../meaning/contracts/vesting.ts'

/** Texts about DNS domains and their records. */
export interface DnsMessages {
  /** Name of a card of one domain. */
  readonly title: string
  readonly empty: string
  readonly copyName: string
  readonly owner: string
  /** Shown in place of a missing owner. */
  readonly noOwner: string
  /** Account that the domain points to. */
  readonly wallet: string
  readonly site: string
  readonly storage: string
  readonly resolver: string
  /** NFT of the domain. */
  readonly item: string
  /** Shown in place of a record that is not set. */
  readonly notSet: string
  /** Marks a domain that points to an account other than its owner. */
  readonly walletIsNotOwner: string
  /** Marks a domain with characters beyond ASCII. */
  readonly encoded: string
  readonly encodedHint: string
  /** Name of a list of domains. */
  readonly records: string
  readonly noRecords: string
  readonly domain: string
  readonly auctions: string
  readonly noAuctions: string
  readonly auctionState: string
  readonly auctionOpen: string
  /** The auction is over, and the winner has not claimed the domain yet. */
  readonly auctionEnded: string
  readonly auctionEnds: string
  readonly bidder: string
  readonly bid: string
  readonly auction: string
  /** When the domain was last paid for. */
  readonly lastFillUp: string
}

/** Types of actions in an order, by the service's names; `unknown` for the rest. */
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
  /** Shown in place of an unknown list of signers. */
  readonly notKnown: string
  readonly nobody: string
  readonly threshold: string
  readonly nextOrder: string
  /** Shown in place of the next number if orders may have any number. */
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
  /** Term before the expiry of an order. */
  readonly until: string
  readonly sent: string
  readonly open: string
  readonly expired: string
  /** Shown for an open or expired order while the current time is unknown. */
  readonly notSent: string
  readonly unknownState: string
  /** Whether a signer has approved. */
  readonly approved: string
  readonly notApproved: string
  /** The multisig would reject the order even if it is approved. */
  readonly outdated: string

  readonly steps: string
  readonly noSteps: string
  readonly unreadable: string
  /** Marks data that the browser decoded because the service did not. */
  readonly readHere: string
  readonly body: string
  readonly types: Readonly<Record<OrderStepType, string>>
  readonly to: string
  readonly value: string
  readonly comment: string
  /** Shown in place of a value if the whole balance is sent. */
  readonly everything: string
  /** Follows a value if the remaining value of the incoming message is sent with it. */
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

/** Texts about vesting contracts. */
export interface VestingMessages {
  /** Name of a card of one vesting contract. */
  readonly title: string
  readonly empty: string
  readonly states: Readonly<Record<VestingState, string>>
  /** Shown for an unknown state. */
  readonly unknownState: string
  readonly unlocked: string
  readonly locked: string
  readonly total: string
  /** Term before the amount that the owner can send now. */
  readonly spendable: string
  readonly next: string
  /** Shown if there is no next unlock. */
  readonly noNext: string
  /** Term before the amount of the next unlock. */
  readonly nextAmount: string
  readonly owner: string
  readonly sender: string
  readonly start: string
  readonly end: string
  readonly cliff: string
  readonly noCliff: string
  readonly period: string
  /** Name of the plot of a schedule. */
  readonly plot: string
  /** Description of the plot for screen readers. */
  readonly plotWords: (total: string, start: string, end: string) => string
  /** Legend of the plot. */
  readonly soFar: string
  readonly stillLocked: string
  readonly now: string
  /** The terms are invalid. */
  readonly unreadable: string
  /** Heads the table of all unlocks. */
  readonly steps: string
  readonly time: string
  readonly added: string
  readonly runningTotal: string
  /** Heads a truncated table; `shown` in the reader's digits. */
  readonly first: (count: number, shown: string) => string
  readonly whitelist: string
  /** Explains the whitelist. */
  readonly whitelistNote: string
  readonly noWhitelist: string
}
