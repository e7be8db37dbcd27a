import { countEnglish, formatNumber } from '../../format/intl.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { describeFailure } from './failures.ts'
import { verdictWords } from './progress.ts'

/** Kind of a group of items that are drawn as one. */
export type GroupKind =
  /** Similar branches. */
  | 'siblings'
  /** Consecutive transactions that only forward a message. */
  | 'chain'
  /** Jetton wallets between the sender and the recipient of a transfer. */
  | 'hop'
  /** Intermediate steps of a transfer. */
  | 'plumbing'
  /** Remaining branches of one sender. */
  | 'rest'
  | 'logs'
  | 'waits'

/** Facts about one item, already in the reader's language. */
export interface ItemFacts {
  /**
   * Visible texts of its card, in that order. They come first in the accessible name, so that users
   * of voice control can address the card by its visible text.
   */
  readonly seen: readonly string[]
  readonly outcome: string
  /** Messages that it sent. */
  readonly sent: number
  /** Transactions that a collapsed item hides; 0 if none are hidden. */
  readonly hidden: number
  readonly position: string
  readonly total: string
  readonly locale: string
}

const transactions = (count: number, locale: string): string =>
  countEnglish(count, locale, 'transaction', 'transactions')

const messageCount = (count: number, locale: string): string => countEnglish(count, locale, 'message', 'messages')

const groupNames: Readonly<Record<GroupKind, (count: number, locale: string) => string>> = {
  siblings: (count, locale) => `${formatNumber(count, locale)} similar`,
  chain: (count, locale) => countEnglish(count, locale, 'step', 'steps'),
  hop: (count, locale) => `via ${countEnglish(count, locale, 'jetton wallet', 'jetton wallets')}`,
  plumbing: (count, locale) => countEnglish(count, locale, 'intermediate step', 'intermediate steps'),
  rest: (count, locale) => `${formatNumber(count, locale)} more`,
  logs: (count, locale) => countEnglish(count, locale, 'log', 'logs'),
  waits: (count, locale) => `${formatNumber(count, locale)} pending`,
}

/** Texts of the message chain graph. */
export const graphMessages = {
  region: 'Trace',
  tree: (transactions: string, messages: string, failed: string | undefined) =>
    `Trace, ${transactions}, ${messages}${failed === undefined ? '' : `, ${failed} failed`}`,
  /** Read out after the name of the tree. */
  help:
    'Right: first child. Left: parent. Up and Down: same column. Home and End: first and last. ' +
    'E: next failed transaction. C: collapse or expand. G: group. Space: select. Enter: details. ' +
    'Slash: search. Plus, Minus, 0 and F: zoom.',
  empty: 'No transactions in this trace',
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',
  touchHint: 'Use two fingers to move the graph',
  transactions,
  messages: messageCount,
  verdict: verdictWords,
  /** Why a transaction failed: a phrase without its full stop. */
  failure: describeFailure,
  /** A warning of our own; those of kind `service` are shown as the service words them. */
  warning: ({ text }: TraceWarning) => text,
  /** Outcome of one transaction, within a sentence. */
  outcome: {
    success: 'succeeded',
    failed: 'failed',
    pending: 'not final',
    skipped: 'not executed',
    unknown: 'unknown result',
  },
  notExecuted: 'Not executed',
  external: 'External message',
  system: 'System',
  tick: 'Tick',
  tock: 'Tock',
  /** A bounce message, and the transaction that received it. */
  bounce: 'Bounce',
  bounced: 'Bounced',
  log: 'Log',
  waiting: 'In transit',
  fee: (amount: string) => `Fee ${amount}`,
  open: (hidden: number, locale: string) => `Show ${transactions(hidden, locale)}`,
  close: 'Hide child transactions',
  group: (kind: GroupKind, count: number, locale: string) => groupNames[kind](count, locale),
  /** An account of a folded hop. */
  via: (account: string) => `via ${account}`,
  /** Number of accounts among the members of a group. */
  groupAccounts: (count: number, locale: string) =>
    count === 1 ? 'one account' : `${formatNumber(count, locale)} accounts`,
  /** Value that each member of a group received. */
  groupEach: (amount: string) => `${amount} each`,
  /** Smallest and largest value that a member of a group received. */
  groupRange: (least: string, most: string) => `${least} to ${most}`,
  failed: (count: number, locale: string) => `${formatNumber(count, locale)} failed`,
  /** State of a group, after its name. */
  folded: 'grouped',
  unfold: 'Ungroup',
  fold: 'Group',
  item: ({ seen, outcome, sent, hidden, position, total, locale }: ItemFacts) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`sent ${messageCount(sent, locale)}`]),
      ...(hidden === 0 ? [] : [`${transactions(hidden, locale)} hidden`]),
      `transaction ${position} of ${total}`,
    ].join(', '),
  end: (kind: 'log' | 'waiting', seen: readonly string[]) =>
    [...seen, kind === 'log' ? 'external outgoing message' : 'no transaction yet'].join(', '),
  /** Announced while a trace grows. */
  grown: (count: number, failed: number, locale: string) =>
    `${countEnglish(count, locale, 'new transaction', 'new transactions')}${failed === 0 ? '' : `, ${formatNumber(failed, locale)} failed`}`,
}
