/** Texts of the details of a transaction. */
export interface TransactionDetailsMessages {
  /** Name of the card for screen readers. */
  readonly title: string
  /** Asks to select a transaction. */
  readonly unselected: string
  /** Terms of its head. */
  readonly hash: string
  readonly lt: string
  readonly block: string
  readonly masterchainBlock: string
  readonly trace: string
  readonly previous: string
  readonly previousLt: string
  /** Plain hash of the external message that started the trace. */
  readonly externalHash: string
  readonly destroyed: string
  /** Whether a split was installed. */
  readonly installed: string
  readonly kind: string
  /** Kinds of transactions by the service's word. */
  readonly kinds: Readonly<Record<string, string>>
  /** Sections. */
  readonly fees: string
  readonly phases: string
  readonly account: string
  readonly received: string
  readonly sent: (count: number, shown: string) => string
  /** Parts of the fees. */
  readonly feeParts: Readonly<Record<'storage' | 'due' | 'gas' | 'action' | 'bounce' | 'import' | 'other', string>>
  readonly total: string
  /** Fees in currencies other than the native coin. */
  readonly otherFees: string
  /** Fees that outgoing messages carry for their delivery. */
  readonly forward: string
  /** Phases, and how they ended. */
  readonly phaseNames: Readonly<Record<'storage' | 'credit' | 'compute' | 'action' | 'bounce' | 'split', string>>
  readonly skipped: string
  readonly done: string
  readonly failed: string
  /** Terms of the phases. */
  readonly terms: Readonly<Record<PhaseTerm, string>>
  /** Effects of a phase on the account status, by the service's word; unknown words are shown as they are. */
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
  readonly stateTerms: Readonly<
    Record<
      'balance' | 'status' | 'storedStatus' | 'code' | 'data' | 'codeCell' | 'dataCell' | 'state' | 'frozen',
      string
    >
  >
  /** Account states by the service's word. */
  readonly statuses: Readonly<Record<string, string>>
  readonly currency: (id: string) => string
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
