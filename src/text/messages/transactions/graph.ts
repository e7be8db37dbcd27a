import type { Failure } from '../../../meaning/outcome/failure.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import type { Verdict } from '../../../meaning/trace/verdict.ts'

/** Facts about one item, already in the reader's language and digits. */
export interface ItemFacts {
  /**
   * Visible texts of its card, in that order. They come first in the accessible name, so that users
   * of voice control can address the card by its visible text.
   */
  readonly seen: readonly string[]
  readonly outcome: string
  /** Messages that it sent. */
  readonly sent: number
  readonly sentShown: string
  /** Transactions that a collapsed item hides; 0 if none are hidden. */
  readonly hidden: number
  readonly hiddenShown: string
  readonly position: string
  readonly total: string
}

/** Kind of a group of items that are drawn as one. */
export type GroupKind =
  /** Similar branches. */
  | 'siblings'
  /** Consecutive transactions that only forward a message. */
  | 'chain'
  /** Intermediate steps of a transfer. */
  | 'plumbing'
  /** Remaining branches of one sender. */
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
  /** A bounce message, and the transaction that received it. */
  readonly bounce: string
  readonly bounced: string
  readonly log: string
  readonly waiting: string
  readonly noOpcode: string
  readonly fee: (amount: string) => string
  readonly open: (hidden: number, shown: string) => string
  readonly close: string
  /** Name of a group of items. */
  readonly group: (kind: GroupKind, count: number, shown: string) => string
  /** Number of accounts among the members of a group. */
  readonly groupAccounts: (count: number, shown: string) => string
  /** Value that each member of a group received. */
  readonly groupEach: (amount: string) => string
  /** Smallest and largest value that a member of a group received. */
  readonly groupRange: (least: string, most: string) => string
  readonly failed: (count: number, shown: string) => string
  /** State of a group, after its name. */
  readonly folded: string
  readonly unfold: string
  readonly fold: string
  /** Accessible name of a transaction. */
  readonly item: (facts: ItemFacts) => string
  /** Accessible name of a message without a transaction. */
  readonly end: (kind: 'log' | 'waiting', seen: readonly string[]) => string
  /** Announced while a trace grows. */
  readonly grown: (count: number, shown: string, failed: number, failedShown: string) => string
}

/** Texts of the tools of the message chain graph. Counts come in the reader's digits. */
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
  /** Position among the matches; `at` is empty before the first step. */
  readonly hits: (at: string, count: number, shown: string) => string
  readonly follow: string
  readonly newBelow: (count: number, shown: string) => string
  readonly view: string
  readonly views: Readonly<Record<'messages' | 'actions' | 'accounts' | 'outline', string>>
  readonly export: string
  readonly exportAs: Readonly<Record<'svg' | 'png' | 'mermaid' | 'json', string>>
  /** The exported image had to be scaled down. */
  readonly exportSmaller: (percent: string) => string
  readonly exportFailed: string
  readonly exportTooLarge: (most: string) => string
  /** Printed above the visible part if the whole graph is too large to print. */
  readonly paperTooLarge: (transactions: string) => string
  readonly sentBy: (account: string) => string
  readonly receivedBy: (account: string) => string
  readonly nothingSent: string
  readonly close: string
  /** Name of the account view. */
  readonly accounts: (accounts: string, messages: string) => string
  readonly accountRole: string
  readonly accountHelp: string
  readonly incoming: (count: number, shown: string) => string
  readonly outgoing: (count: number, shown: string) => string
  /** Only the neighbors of one account are shown. */
  readonly neighborhood: (account: string, shown: string, all: string) => string
  readonly showNeighbors: string
  readonly times: (shown: string) => string
}
