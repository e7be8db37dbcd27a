import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { describeFailure } from './failures.ts'

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

const transactions = (count: number, shown: string): string =>
  `${shown} ${count === 1 ? 'transaction' : 'transactions'}`

const messageCount = (count: number, shown: string): string => `${shown} ${count === 1 ? 'message' : 'messages'}`

const groupNames: Readonly<Record<GroupKind, (count: number, shown: string) => string>> = {
  siblings: (_, shown) => `${shown} similar`,
  chain: (count, shown) => `${shown} ${count === 1 ? 'hop' : 'hops'}`,
  plumbing: (count, shown) => `${shown} intermediate ${count === 1 ? 'step' : 'steps'}`,
  rest: (_, shown) => `${shown} more`,
  logs: (count, shown) => `${shown} ${count === 1 ? 'log' : 'logs'}`,
  waits: (_, shown) => `${shown} in transit`,
}

/** Texts of the message chain graph. A count comes with its form in the reader's digits. */
export const graphMessages = {
  region: 'Message chain',
  tree: (transactions: string, messages: string, failed: string | undefined) =>
    `Message chain, ${transactions}, ${messages}${failed === undefined ? '' : `, ${failed} failed`}`,
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
  verdict: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    partial: 'Partially failed',
    pending: 'Pending',
    wouldSucceed: 'Would succeed',
    wouldFail: 'Would fail',
    wouldPartlyFail: 'Would partially fail',
    broken: 'Incomplete',
  },
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
  noOpcode: 'Transfer',
  fee: (amount: string) => `Fee ${amount}`,
  open: (hidden: number, shown: string) => `Show ${transactions(hidden, shown)}`,
  close: 'Hide child transactions',
  group: (kind: GroupKind, count: number, shown: string) => groupNames[kind](count, shown),
  /** Number of accounts among the members of a group. */
  groupAccounts: (count: number, shown: string) => (count === 1 ? 'one account' : `${shown} accounts`),
  /** Value that each member of a group received. */
  groupEach: (amount: string) => `${amount} each`,
  /** Smallest and largest value that a member of a group received. */
  groupRange: (least: string, most: string) => `${least} to ${most}`,
  failed: (_: number, shown: string) => `${shown} failed`,
  /** State of a group, after its name. */
  folded: 'grouped',
  unfold: 'Ungroup',
  fold: 'Group',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }: ItemFacts) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`sent ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`${transactions(hidden, hiddenShown)} hidden`]),
      `transaction ${position} of ${total}`,
    ].join(', '),
  end: (kind: 'log' | 'waiting', seen: readonly string[]) =>
    [...seen, kind === 'log' ? 'external outgoing message' : 'no transaction yet'].join(', '),
  /** Announced while a trace grows. */
  grown: (count: number, shown: string, failed: number, failedShown: string) =>
    `${shown} new ${count === 1 ? 'transaction' : 'transactions'}${failed === 0 ? '' : `, ${failedShown} failed`}`,
}

/** Texts of the tools of the message chain graph. Counts come in the reader's digits. */
export const graphToolsMessages = {
  toolbar: 'View',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to screen',
  nextFailure: 'Next failed transaction',
  search: 'Search this trace',
  closeSearch: 'Close search',
  searchLabel: 'Account, hash, operation or comment',
  searchHint: 'Search',
  nextHit: 'Next match',
  previousHit: 'Previous match',
  /** Position among the matches; `at` is empty before the first step. */
  hits: (at: string, count: number, shown: string) =>
    count === 0 ? 'No matches' : at === '' ? `${shown} ${count === 1 ? 'match' : 'matches'}` : `${at} of ${shown}`,
  follow: 'Follow new transactions',
  newBelow: (_: number, shown: string) => `${shown} new`,
  view: 'View as',
  views: { messages: 'Messages', actions: 'Actions', accounts: 'Accounts', outline: 'Outline' },
  export: 'Export',
  exportAs: { svg: 'SVG image', png: 'PNG image', mermaid: 'Mermaid diagram', json: 'Trace as JSON' },
  /** The exported image had to be scaled down. */
  exportSmaller: (percent: string) => `The image was too large, so it was saved at ${percent} of its size.`,
  exportFailed: 'Export failed. Try another format.',
  exportTooLarge: (most: string) => `Mermaid supports up to ${most} messages. Collapse some branches and try again.`,
  /** Printed above the visible part if the whole graph is too large to print. */
  paperTooLarge: (transactions: string) =>
    `Only the visible part is printed, because all ${transactions} transactions would be too small to read. Export the graph as a file instead.`,
  sentBy: (account: string) => `Sent by ${account}`,
  receivedBy: (account: string) => `Received by ${account}`,
  nothingSent: 'No messages',
  close: 'Close',
  accounts: (accounts: string, messages: string) =>
    `Account graph. Accounts: ${accounts}. Messages between them: ${messages}`,
  accountRole: 'account',
  accountHelp: 'Arrow keys: nearest account. Enter: its first transaction. Plus, Minus, 0 and F: zoom.',
  incoming: (_: number, shown: string) => `${shown} incoming`,
  outgoing: (_: number, shown: string) => `${shown} outgoing`,
  /** Only the neighbors of one account are shown. */
  neighborhood: (account: string, shown: string, all: string) =>
    `Showing ${shown} of ${all} accounts: the neighbors of ${account}`,
  showNeighbors: 'Show neighbors only',
  times: (shown: string) => `${shown} ×`,
}
