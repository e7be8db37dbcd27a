/** Texts of a transaction in full. */
export interface TransactionDetailsMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** Terms of its head. */
  readonly hash: string
  readonly lt: string
  readonly block: string
  readonly masterchainBlock: string
  readonly trace: string
  readonly previous: string
  readonly kind: string
  /** Kinds of transactions by the service's word. */
  readonly kinds: Readonly<Record<string, string>>
  /** Sections. */
  readonly fees: string
  readonly phases: string
  readonly account: string
  readonly received: string
  readonly sent: (count: number, shown: string) => string
  readonly raw: string
  /** Parts of the fees. */
  readonly feeParts: Readonly<Record<'storage' | 'due' | 'gas' | 'action' | 'bounce' | 'import' | 'other', string>>
  readonly total: string
  /** What sent messages carry to pay for their way. */
  readonly forward: string
  /** Phases, and how they ended. */
  readonly phaseNames: Readonly<Record<'storage' | 'credit' | 'compute' | 'action' | 'bounce' | 'split', string>>
  readonly skipped: string
  readonly done: string
  readonly failed: string
  /** Terms of the phases. */
  readonly terms: Readonly<Record<PhaseTerm, string>>
  /** What a phase did to the account; other words of the service stand as they are. */
  readonly statusChanges: Readonly<Record<string, string>>
  /** Ways to bounce, by the service's word. */
  readonly bounceTypes: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
  readonly size: (cells: string, bits: string) => string
  readonly gas: (used: string, limit: string) => string
  /** Account before and after. */
  readonly before: string
  readonly after: string
  readonly change: string
  readonly unchanged: string
  readonly changed: string
  readonly stateTerms: Readonly<Record<'balance' | 'status' | 'code' | 'data' | 'state' | 'frozen', string>>
  /** Account states by the service's word. */
  readonly statuses: Readonly<Record<string, string>>
  readonly currency: (id: string) => string
  readonly showAll: (count: number, shown: string) => string
}

/** Facts of a phase. */
export type PhaseTerm =
  | 'collected'
  | 'due'
  | 'statusChange'
  | 'credit'
  | 'dueCollected'
  | 'exitCode'
  | 'exitArg'
  | 'gasFees'
  | 'gasUsed'
  | 'gasCredit'
  | 'vmSteps'
  | 'mode'
  | 'stateUsed'
  | 'activated'
  | 'resultCode'
  | 'resultArg'
  | 'actions'
  | 'special'
  | 'skippedActions'
  | 'created'
  | 'forwardFees'
  | 'actionFees'
  | 'size'
  | 'valid'
  | 'noFunds'
  | 'bounceType'
  | 'messageFees'
  | 'requiredFees'
  | 'prefix'
  | 'splitDepth'
  | 'sibling'
  | 'reason'

/** English {@link TransactionDetailsMessages}. */
export const transactionDetailsMessages: TransactionDetailsMessages = {
  title: 'Transaction',
  hash: 'Hash',
  lt: 'Logical time',
  block: 'Block',
  masterchainBlock: 'Committed by',
  trace: 'Trace',
  previous: 'Previous of this account',
  kind: 'Kind',
  kinds: {
    ord: 'Ordinary',
    storage: 'Storage',
    tick_tock: 'Tick-tock',
    split_prepare: 'Split, first half',
    split_install: 'Split, second half',
    merge_prepare: 'Merge, first half',
    merge_install: 'Merge, second half',
  },
  fees: 'Fees',
  phases: 'Phases',
  account: 'Account',
  received: 'Message received',
  sent: (count, shown) => (count === 1 ? 'Message sent' : `${shown} messages sent`),
  raw: 'Raw data',
  feeParts: {
    storage: 'Storage',
    due: 'Storage owed from before',
    gas: 'Running the code',
    action: 'Sending messages',
    bounce: 'Sending it back',
    import: 'Taking the message in',
    other: 'Not broken down',
  },
  total: 'Total',
  forward: 'Carried by sent messages for their way, besides',
  phaseNames: {
    storage: 'Storage',
    credit: 'Credit',
    compute: 'Compute',
    action: 'Action',
    bounce: 'Bounce',
    split: 'Split or merge',
  },
  skipped: 'Skipped',
  done: 'Done',
  failed: 'Failed',
  terms: {
    collected: 'Collected',
    due: 'Still owed',
    statusChange: 'Account',
    credit: 'Credited',
    dueCollected: 'Debt paid',
    exitCode: 'Exit code',
    exitArg: 'Exit argument',
    gasFees: 'Gas fee',
    gasUsed: 'Gas used',
    gasCredit: 'Gas on credit',
    vmSteps: 'Steps',
    mode: 'Mode',
    stateUsed: 'Code came with the message',
    activated: 'Account became active',
    resultCode: 'Result code',
    resultArg: 'Result argument',
    actions: 'Actions',
    special: 'Of them special',
    skippedActions: 'Of them skipped',
    created: 'Messages created',
    forwardFees: 'Forward fees',
    actionFees: 'Fee',
    size: 'Size of messages',
    valid: 'Valid',
    noFunds: 'Not enough coins',
    bounceType: 'Outcome',
    messageFees: 'Fee',
    requiredFees: 'Fee it would have needed',
    prefix: 'Shard prefix',
    splitDepth: 'Depth of the split',
    sibling: 'Other half',
    reason: 'Reason',
  },
  statusChanges: { unchanged: 'Unchanged', frozen: 'Frozen', deleted: 'Deleted' },
  bounceTypes: {
    ok: 'The value went back',
    nofunds: 'Not enough left to send it back',
    negfunds: 'Nothing left to send back',
  },
  yes: 'Yes',
  no: 'No',
  size: (cells, bits) => `${cells} cells, ${bits} bits`,
  gas: (used, limit) => `${used} of ${limit}`,
  before: 'Before',
  after: 'After',
  change: 'Change',
  unchanged: 'Unchanged',
  changed: 'Changed',
  stateTerms: {
    balance: 'Balance',
    status: 'Status',
    code: 'Code',
    data: 'Data',
    state: 'State',
    frozen: 'Frozen state',
  },
  statuses: {
    uninit: 'Without code',
    active: 'Active',
    frozen: 'Frozen',
    nonexist: 'Not there',
  },
  currency: (id) => `of currency ${id}`,
  showAll: (_count, shown) => `Show all ${shown}`,
}
