import { formatNumber } from '../../format/intl.ts'
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

/** Texts about DNS domains and their records. */
export const dnsMessages = {
  title: 'Domain',
  empty: 'Domain not found',
  copyName: 'Copy domain',
  /** Shown in place of a missing owner. */
  noOwner: 'No owner',
  /** Account that the domain points to. */
  wallet: 'Linked wallet',
  /** Shown in place of a linked wallet that is the owner. */
  ownersWallet: 'Same as the owner',
  site: 'Site',
  storage: 'TON Storage bag',
  resolver: 'Subdomain resolver',
  /** NFT of the domain. */
  item: 'NFT',
  /** Shown in place of a record that is not set. */
  notSet: 'Not set',
  /** Marks a domain that points to an account other than its owner. */
  walletIsNotOwner: 'Linked wallet is not the owner',
  /** Marks a domain with characters beyond ASCII. */
  encoded: 'Non-Latin characters',
  encodedHint: 'This domain contains encoded characters (Punycode). When decoded, it may look like another domain.',
  records: 'Domains',
  noRecords: 'No domains',
  domain: 'Domain',
  auctions: 'Domain auctions',
  noAuctions: 'No auctions',
  auctionOpen: 'Open',
  /** The auction is over, and the winner has not claimed the domain yet. */
  auctionEnded: 'Ended',
  auctionEnds: 'Ends',
  bidder: 'Leading bidder',
  bid: 'Leading bid',
  auction: 'Domain auction',
  /** When the domain was last paid for. */
  lastFillUp: 'Last top-up',
}

/** Texts about accounts with several signers, and their orders. */
export const multisigMessages = {
  title: 'Multisig',
  empty: 'Multisig not found',
  /** How many of the signers must approve; both counts in the reader's digits, here and below. */
  required: (needed: string, signers: string) => `${needed} of ${signers} must approve`,
  signers: 'Signers',
  proposers: 'Proposers',
  /** Shown in place of an unknown list of signers. */
  notKnown: 'Unknown',
  nobody: 'None',
  /** After an amount in base units. */
  ofUnknownJetton: 'of an unknown jetton',
  threshold: 'Required approvals',
  nextOrder: 'Next order seqno',
  /** Shown in place of the next number if orders may have any number. */
  anyNumber: 'Any',
  orders: 'Orders',
  noOrders: 'No orders yet',

  order: 'Order',
  emptyOrder: 'Order not found',
  orderNumber: (seqno: string) => `Order #${seqno}`,
  multisig: 'Multisig',
  approvals: 'Approvals',
  approvalsOf: (given: string, needed: string) => `${given} of ${needed}`,
  /** Term before the expiry of an order. */
  until: 'Expires',
  sent: 'Executed',
  open: 'Open',
  expired: 'Expired',
  /** Shown for an open or expired order while the current time is unknown. */
  notSent: 'Not executed',
  unknownState: 'Unknown status',
  /** Whether a signer has approved. */
  approved: 'Approved',
  notApproved: 'Not approved',
  /** The multisig would reject the order even if it is approved. */
  outdated: 'The signers or the threshold have changed. The multisig will reject this order.',

  steps: 'Actions',
  noSteps: 'No actions',
  unreadable: 'The actions could not be decoded',
  /** Marks data that the browser decoded because the service did not. */
  readHere: 'Decoded in this browser',
  body: 'Raw order',
  types: {
    ton_transfer: 'Transfer',
    nft_transfer: 'NFT transfer',
    jetton_transfer: 'Jetton transfer',
    jetton_burn: 'Jetton burn',
    jetton_mint: 'Jetton mint',
    jetton_top_up: 'Jetton contract top-up',
    jetton_change_admin: 'Jetton admin change',
    jetton_claim_admin: 'Jetton admin claim',
    jetton_change_content: 'Jetton metadata change',
    jetton_call_to: 'Jetton wallet call',
    jetton_set_status: 'Jetton wallet status change',
    single_nominator_withdraw: 'Nominator withdrawal',
    single_nominator_change_validator: 'Nominator validator change',
    vesting_internal_transfer: 'Vesting transfer',
    multisig_update_params: 'Signers and threshold change',
    unknown: 'Message',
  },
  /** Shown in place of a value if the whole balance is sent. */
  everything: 'Entire balance',
  /** Follows a value if the remaining value of the incoming message is sent with it. */
  andIncoming: 'plus the remaining incoming value',
  options: 'Send options',
  deploys: 'Deploys a contract',
  errorsIgnored: 'Ignores errors',
  bounces: 'Bounces on failure',
  deletes: 'Deletes the account if empty',
  receiver: 'Recipient',
  newOwner: 'New owner',
  newAdmin: 'New admin',
  amount: 'Amount',
  coins: 'Coins',
  content: 'Metadata URL',
}

/** Texts about vesting contracts. */
export const vestingMessages = {
  title: 'Vesting',
  empty: 'Vesting contract not found',
  states: { notBegun: 'Not started', cliff: 'Locked', unlocking: 'Unlocking', unlocked: 'Unlocked' },
  /** Shown for an unknown state. */
  unknownState: 'Unknown status',
  unlocked: 'Unlocked',
  locked: 'Locked',
  total: 'Total',
  /** Term before the amount that the owner can send now. */
  spendable: 'Available to send',
  next: 'Next unlock',
  /** Shown if there is no next unlock. */
  noNext: 'None',
  /** Term before the amount of the next unlock. */
  nextAmount: 'Next amount',
  sender: 'Funded by',
  start: 'Start',
  end: 'Fully unlocked',
  cliff: 'Cliff',
  noCliff: 'No cliff',
  period: 'Unlocks every',
  plot: 'Schedule',
  /** Description of the plot for screen readers. */
  plotWords: (total: string, start: string, end: string) => `${total} unlocks in steps from ${start} to ${end}`,
  soFar: 'Unlocked',
  stillLocked: 'Locked',
  now: 'Now',
  /** The terms are invalid. */
  unreadable: 'The vesting schedule is invalid',
  /** Heads the table of all unlocks. */
  steps: 'All unlocks',
  runningTotal: 'Total',
  /** Heads a truncated table. */
  first: (count: number, locale: string) => `Showing the first ${formatNumber(count, locale)}`,
  whitelist: 'Whitelist',
  whitelistNote: 'Locked funds may be sent to these addresses',
  noWhitelist: 'No addresses',
}
