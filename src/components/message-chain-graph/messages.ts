import type { Failure } from '../../trace/failure.ts'
import type { TraceWarning } from '../../trace/model.ts'
import type { Verdict } from '../../trace/verdict.ts'

/** Facts about one item, already in the reader's words and digits; undefined where there is none. */
export interface ItemFacts {
  /** What its message asked for. */
  readonly operation: string | undefined
  readonly account: string
  readonly amount: string | undefined
  readonly outcome: string
  /** Messages that it sent. */
  readonly sent: number
  readonly sentShown: string
  /** Transactions that a closed item hides; 0 when nothing is hidden. */
  readonly hidden: number
  readonly hiddenShown: string
  readonly positionShown: string
  readonly totalShown: string
}

/** Texts of the message chain graph. A count comes with its form in the reader's digits. */
export interface GraphMessages {
  readonly region: string
  readonly tree: (transactions: string, messages: string, failed: string | undefined) => string
  /** Read out after the name of the tree. */
  readonly help: string
  readonly empty: string
  readonly toolbar: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly nextFailure: string
  readonly zoomHint: string
  readonly transactions: (count: number, shown: string) => string
  readonly messages: (count: number, shown: string) => string
  readonly verdict: Readonly<Record<Verdict['status'], string>>
  /** Why a transaction failed: a phrase without its full stop. */
  readonly failure: (failure: Failure) => string
  /** A warning of our own; those of kind `service` are shown as the service words them. */
  readonly warning: (warning: TraceWarning) => string
  readonly success: string
  readonly failed: string
  readonly pending: string
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
  /** Whole sentence about a transaction, for screen readers. */
  readonly item: (facts: ItemFacts) => string
  /** The same about a message that has no transaction. */
  readonly end: (kind: 'log' | 'waiting', operation: string | undefined, account: string | undefined) => string
  /** Said while a trace grows. */
  readonly grown: (transactions: number, shown: string, failed: number, failedShown: string) => string
}

const transactions = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'transaction' : 'transactions'}`
const messageCount = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'message' : 'messages'}`

/** English {@link GraphMessages}. */
export const graphMessages: GraphMessages = {
  region: 'Message chain',
  tree: (transactions, messages, failed) =>
    `Message chain, ${transactions}, ${messages}${failed === undefined ? '' : `, ${failed} failed`}`,
  help:
    'Right arrow: first child. Left arrow: parent. Up and down: same column. Home and End: first and last. ' +
    'E: next failed transaction. C: close or open. Enter: select. Plus, minus, 0 and F: zoom.',
  empty: 'No transactions in this trace',
  toolbar: 'View',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit all',
  nextFailure: 'Next failed transaction',
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',
  transactions,
  messages: messageCount,
  verdict: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    partial: 'Partly failed',
    pending: 'Pending',
    unknown: 'Incomplete',
  },
  failure: ({ text }) => text.charAt(0).toUpperCase() + text.slice(1),
  warning: ({ text }) => text,
  success: 'success',
  failed: 'failed',
  pending: 'not final',
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
  item: (facts) =>
    [
      facts.operation,
      `account ${facts.account}`,
      facts.amount === undefined ? undefined : `received ${facts.amount}`,
      facts.outcome,
      facts.sent === 0 ? undefined : `sent ${messageCount(facts.sent, facts.sentShown)}`,
      facts.hidden === 0 ? undefined : `${transactions(facts.hidden, facts.hiddenShown)} hidden`,
      `transaction ${facts.positionShown} of ${facts.totalShown}`,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  end: (kind, operation, account) =>
    [
      kind === 'log' ? 'Message to outside the chain' : 'Message on its way',
      operation,
      account === undefined ? undefined : `to ${account}`,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  grown: (count, shown, failed, failedShown) =>
    `${shown} new ${count === 1 ? 'transaction' : 'transactions'}${failed === 0 ? '' : `, ${failedShown} failed`}`,
}
