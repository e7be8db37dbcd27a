import type { Failure } from '../../model/failure.ts'
import type { TraceWarning } from '../../trace/model.ts'
import type { Verdict } from '../../trace/verdict.ts'
import type { TransactionStatus } from '../../model/outcome.ts'

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

const transactions = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'transaction' : 'transactions'}`
const messageCount = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'message' : 'messages'}`

const groupNames: Readonly<Record<GroupKind, (count: number, shown: string) => string>> = {
  siblings: (_, shown) => `${shown} alike`,
  chain: (count, shown) => `${shown} ${count === 1 ? 'hop' : 'hops'}`,
  plumbing: (count, shown) => `${shown} ${count === 1 ? 'step' : 'steps'} between`,
  rest: (_, shown) => `${shown} more`,
  logs: (count, shown) => `${shown} ${count === 1 ? 'log' : 'logs'}`,
  waits: (_, shown) => `${shown} on their way`,
}

/** English {@link GraphMessages}. */
export const graphMessages: GraphMessages = {
  region: 'Message chain',
  tree: (transactions, messages, failed) =>
    `Message chain, ${transactions}, ${messages}${failed === undefined ? '' : `, ${failed} failed`}`,
  help:
    'Right arrow: first child. Left arrow: parent. Up and down: same column. Home and End: first and last. ' +
    'E: next failed transaction. C: close or open. G: group. Space: select. Enter: details. ' +
    'Slash: search. Plus, minus, 0 and F: zoom.',
  empty: 'No transactions in this trace',
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',
  touchHint: 'Use two fingers to move',
  transactions,
  messages: messageCount,
  verdict: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    partial: 'Partly failed',
    pending: 'Pending',
    broken: 'Incomplete',
  },
  failure: ({ text }) => text.charAt(0).toUpperCase() + text.slice(1),
  warning: ({ text }) => text,
  outcome: { success: 'succeeded', failed: 'failed', pending: 'not final', skipped: 'no code ran', unknown: 'outcome unknown' },
  notExecuted: 'No code ran',
  external: 'External message',
  system: 'System',
  tick: 'Tick',
  tock: 'Tock',
  bounce: 'Bounce',
  bounced: 'Bounced back',
  log: 'Log',
  waiting: 'On its way',
  noOpcode: 'Transfer',
  fee: (amount) => `Fee ${amount}`,
  open: (hidden, shown) => `Show ${transactions(hidden, shown)}`,
  close: 'Hide what follows',
  group: (kind, count, shown) => groupNames[kind](count, shown),
  failed: (_, shown) => `${shown} failed`,
  folded: 'folded',
  unfold: 'Show one by one',
  fold: 'Fold again',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`sent ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`${transactions(hidden, hiddenShown)} hidden`]),
      `transaction ${position} of ${total}`,
    ].join(', '),
  end: (kind, seen) =>
    [...seen, kind === 'log' ? 'message to outside the chain' : 'has no transaction yet'].join(', '),
  grown: (count, shown, failed, failedShown) =>
    `${shown} new ${count === 1 ? 'transaction' : 'transactions'}${failed === 0 ? '' : `, ${failedShown} failed`}`,
}
