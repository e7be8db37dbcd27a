import type { Failure } from '../../model/failure.ts'
import type { TransactionStatus } from '../../model/outcome.ts'
import type { TraceWarning } from '../../trace/model.ts'
import type { Verdict } from '../../trace/verdict.ts'

/** Facts about one item, already in the reader's words and digits. */
export interface ItemFacts {
  /**
   * What its card shows, in that order. These words come first and together, so that who speaks to
   * a computer can call the card by what is seen of it.
   */
  readonly seen: readonly string[]
  readonly outcome: string
  /** Messages that it sent. */
  readonly sent: number
  readonly sentShown: string
  /** Transactions that a closed item hides; 0 when nothing is hidden. */
  readonly hidden: number
  readonly hiddenShown: string
  readonly position: string
  readonly total: string
}

/** What the several things of one item have in common. */
export type GroupKind =
  /** Branches that are alike. */
  | 'siblings'
  /** Transactions in a row that only pass on. */
  | 'chain'
  /** Steps that serve a transfer. */
  | 'plumbing'
  /** What is left of one sender's branches. */
  | 'rest'
  | 'logs'
  | 'waits'

/** Texts of the message chain graph. A count comes with its form in the reader's digits. */
export interface GraphMessages {
  readonly region: string
  readonly tree: (transactions: string, messages: string, failed: string | undefined) => string
  /** Read out after the name of the tree. */
  readonly help: string
  readonly empty: string
  readonly zoomHint: string
  readonly touchHint: string
  readonly transactions: (count: number, shown: string) => string
  readonly messages: (count: number, shown: string) => string
  readonly verdict: Readonly<Record<Verdict['status'], string>>
  /** Why a transaction failed: a phrase without its full stop. */
  readonly failure: (failure: Failure) => string
  /** A warning of our own; those of kind `service` are shown as the service words them. */
  readonly warning: (warning: TraceWarning) => string
  /** Outcome of one transaction, within a sentence. */
  readonly outcome: Readonly<Record<TransactionStatus, string>>
  readonly notExecuted: string
  readonly external: string
  readonly system: string
  readonly tick: string
  readonly tock: string
  /** Said of a message, and of the transaction that got it back. */
  readonly bounce: string
  readonly bounced: string
  readonly log: string
  readonly waiting: string
  readonly noOpcode: string
  readonly fee: (amount: string) => string
  readonly open: (hidden: number, shown: string) => string
  readonly close: string
  /** Name of several things that are drawn as one. */
  readonly group: (kind: GroupKind, count: number, shown: string) => string
  readonly failed: (count: number, shown: string) => string
  /** Said of a group after its name. */
  readonly folded: string
  readonly unfold: string
  readonly fold: string
  /** Whole sentence about a transaction, for screen readers. */
  readonly item: (facts: ItemFacts) => string
  /** The same about a message that has no transaction. */
  readonly end: (kind: 'log' | 'waiting', seen: readonly string[]) => string
  /** Said while a trace grows. */
  readonly grown: (count: number, shown: string, failed: number, failedShown: string) => string
}

/** Texts of what the message chain graph loads when it is used. Counts come in the reader's digits. */
export interface GraphToolsMessages {
  readonly toolbar: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly nextFailure: string
  readonly search: string
  readonly closeSearch: string
  readonly searchLabel: string
  readonly searchHint: string
  readonly nextHit: string
  readonly previousHit: string
  /** Which hit the reader is at, of how many; `at` is empty before the first step. */
  readonly hits: (at: string, count: number, shown: string) => string
  readonly follow: string
  readonly newBelow: (count: number, shown: string) => string
  readonly view: string
  readonly views: Readonly<Record<'messages' | 'actions' | 'accounts', string>>
  readonly export: string
  readonly exportAs: Readonly<Record<'svg' | 'png' | 'mermaid' | 'json', string>>
  /** A picture had to be made smaller than it is drawn. */
  readonly exportSmaller: (percent: string) => string
  readonly exportFailed: string
  readonly exportTooLarge: (most: string) => string
  /** Printed above the part in view, in place of a picture of all. */
  readonly paperTooLarge: (transactions: string) => string
  readonly sentBy: (account: string) => string
  readonly receivedBy: (account: string) => string
  readonly nothingSent: string
  readonly close: string
  /** Name of the account view: so many accounts, and messages between them. */
  readonly accounts: (accounts: string, messages: string) => string
  readonly accountRole: string
  readonly accountHelp: string
  readonly incoming: (count: number, shown: string) => string
  readonly outgoing: (count: number, shown: string) => string
  /** A few of many accounts are shown: those around one. */
  readonly neighbourhood: (account: string, shown: string, all: string) => string
  readonly showNeighbors: string
  readonly times: (shown: string) => string
}
