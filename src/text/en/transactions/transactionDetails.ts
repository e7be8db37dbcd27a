import { formatNumber } from '../../format/intl.ts'
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
  | 'vmInit'
  | 'vmFinal'
  | 'actionList'
  | 'thisAccount'
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

/** Texts of the details of a transaction. */
export const transactionDetailsMessages = {
  /** Asks to select a transaction. */
  unselected: 'Select a transaction',
  /** Disclosure of hashes, logical times and blocks. */
  technical: 'Technical details',
  /** Tells that no standard has the exit code; the address of the contract follows. */
  ownCode: 'This contract defines the meaning of the exit code itself:',
  lt: 'LT',
  previous: 'Previous transaction',
  previousLt: 'Previous LT',
  /** Plain hash of the external message that started the trace. */
  externalHash: 'External message',
  destroyed: 'Account destroyed',
  /** Whether a split was installed. */
  installed: 'Split installed',
  /** Kinds of transactions by the service's word. */
  kinds: {
    ord: 'Ordinary',
    storage: 'Storage',
    tick_tock: 'Tick-tock',
    split_prepare: 'Split prepare',
    split_install: 'Split install',
    merge_prepare: 'Merge prepare',
    merge_install: 'Merge install',
  } as Readonly<Record<string, string>>,
  phases: 'Phases',
  received: 'Incoming message',
  sent: (count: number, locale: string) =>
    count === 1 ? 'Outgoing message' : `${formatNumber(count, locale)} outgoing messages`,
  feeParts: {
    storage: 'Storage',
    due: 'Storage debt',
    gas: 'Computation (gas)',
    action: 'Action fee',
    bounce: 'Bounce',
    import: 'Import fee',
    other: 'Other',
  },
  /** Fees in currencies other than the native coin. */
  otherFees: 'Other currencies',
  /** Fees that outgoing messages carry for their delivery. */
  forward: 'Forward fees (paid by outgoing messages)',
  /** Phases, and how they ended. */
  phaseNames: {
    storage: 'Storage',
    credit: 'Credit',
    compute: 'Compute',
    action: 'Action',
    bounce: 'Bounce',
    split: 'Split or merge',
  },
  skipped: 'Skipped',
  done: 'OK',
  terms: {
    collected: 'Collected',
    due: 'Outstanding debt',
    statusChange: 'Account status',
    credit: 'Credited',
    dueCollected: 'Debt collected',
    exitCode: 'Exit code',
    exitArg: 'Exit argument',
    gasFees: 'Gas fees',
    gasUsed: 'Gas used',
    gasCredit: 'Gas credit',
    vmSteps: 'VM steps',
    mode: 'Mode',
    vmInit: 'VM state before',
    vmFinal: 'VM state after',
    actionList: 'Action list hash',
    thisAccount: 'This account',
    stateUsed: 'State init used',
    activated: 'Account activated',
    resultCode: 'Result code',
    resultArg: 'Result argument',
    actions: 'Actions',
    special: 'Special actions',
    skippedActions: 'Skipped actions',
    created: 'Messages created',
    forwardFees: 'Forward fees',
    actionFees: 'Action fees',
    size: 'Message size',
    valid: 'Valid',
    noFunds: 'Insufficient funds',
    bounceType: 'Result',
    messageFees: 'Message fees',
    requiredFees: 'Required fees',
    prefix: 'Shard prefix',
    splitDepth: 'Split depth',
    sibling: 'Sibling account',
    reason: 'Reason',
  },
  /** Effects of a phase on the account status, by the service's word; unknown words are shown as they are. */
  statusChanges: { unchanged: 'Unchanged', frozen: 'Frozen', deleted: 'Deleted' } as Readonly<Record<string, string>>,
  /** Ways to bounce, by the service's word. */
  bounceTypes: {
    ok: 'Value returned to the sender',
    nofunds: 'Not enough funds to bounce',
    negfunds: 'No funds left to bounce',
  } as Readonly<Record<string, string>>,
  size: (cells: string, bits: string) => `${cells} cells, ${bits} bits`,
  gas: (used: string, limit: string) => `${used} of ${limit}`,
  unchanged: 'Unchanged',
  changed: 'Changed',
  stateTerms: {
    balance: 'Balance',
    status: 'Status',
    storedStatus: 'Status in the stored state',
    code: 'Code',
    data: 'Data',
    codeCell: 'Code (BOC)',
    dataCell: 'Data (BOC)',
    state: 'State',
    frozen: 'Frozen state',
  },
  /** Account states by the service's word. */
  statuses: {
    uninit: 'Not deployed',
    active: 'Active',
    frozen: 'Frozen',
    nonexist: 'Does not exist',
  } as Readonly<Record<string, string>>,
  currency: (id: string) => `of currency #${id}`,
}
