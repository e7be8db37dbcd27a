import type { GraphMessages, GraphToolsMessages, GroupKind } from '../../messages/transactions/graph.ts'
import { describeFailure } from './failures.ts'

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

/** English {@link GraphMessages}. */
export const graphMessages: GraphMessages = {
  region: 'Message chain',
  tree: (transactions, messages, failed) =>
    `Message chain, ${transactions}, ${messages}${failed === undefined ? '' : `, ${failed} failed`}`,
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
  failure: describeFailure,
  warning: ({ text }) => text,
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
  bounce: 'Bounce',
  bounced: 'Bounced',
  log: 'Log',
  waiting: 'In transit',
  noOpcode: 'Transfer',
  fee: (amount) => `Fee ${amount}`,
  open: (hidden, shown) => `Show ${transactions(hidden, shown)}`,
  close: 'Hide child transactions',
  group: (kind, count, shown) => groupNames[kind](count, shown),
  groupAccounts: (count, shown) => (count === 1 ? 'one account' : `${shown} accounts`),
  groupEach: (amount) => `${amount} each`,
  groupRange: (least, most) => `${least} to ${most}`,
  failed: (_, shown) => `${shown} failed`,
  folded: 'grouped',
  unfold: 'Ungroup',
  fold: 'Group',
  item: ({ seen, outcome, sent, sentShown, hidden, hiddenShown, position, total }) =>
    [
      ...seen,
      outcome,
      ...(sent === 0 ? [] : [`sent ${messageCount(sent, sentShown)}`]),
      ...(hidden === 0 ? [] : [`${transactions(hidden, hiddenShown)} hidden`]),
      `transaction ${position} of ${total}`,
    ].join(', '),
  end: (kind, seen) => [...seen, kind === 'log' ? 'external outgoing message' : 'no transaction yet'].join(', '),
  grown: (count, shown, failed, failedShown) =>
    `${shown} new ${count === 1 ? 'transaction' : 'transactions'}${failed === 0 ? '' : `, ${failedShown} failed`}`,
}

/** English {@link GraphToolsMessages}. */
export const graphToolsMessages: GraphToolsMessages = {
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
  hits: (at, count, shown) =>
    count === 0 ? 'No matches' : at === '' ? `${shown} ${count === 1 ? 'match' : 'matches'}` : `${at} of ${shown}`,
  follow: 'Follow new transactions',
  newBelow: (_, shown) => `${shown} new`,
  view: 'View as',
  views: { messages: 'Messages', actions: 'Actions', accounts: 'Accounts', outline: 'Outline' },
  export: 'Export',
  exportAs: { svg: 'SVG image', png: 'PNG image', mermaid: 'Mermaid diagram', json: 'Trace as JSON' },
  exportSmaller: (percent) => `The image was too large, so it was saved at ${percent} of its size.`,
  exportFailed: 'Export failed. Try another format.',
  exportTooLarge: (most) => `Mermaid supports up to ${most} messages. Collapse some branches and try again.`,
  paperTooLarge: (transactions) =>
    `Only the visible part is printed, because all ${transactions} transactions would be too small to read. Export the graph as a file instead.`,
  sentBy: (account) => `Sent by ${account}`,
  receivedBy: (account) => `Received by ${account}`,
  nothingSent: 'No messages',
  close: 'Close',
  accounts: (accounts, messages) => `Account graph. Accounts: ${accounts}. Messages between them: ${messages}`,
  accountRole: 'account',
  accountHelp: 'Arrow keys: nearest account. Enter: its first transaction. Plus, Minus, 0 and F: zoom.',
  incoming: (_, shown) => `${shown} incoming`,
  outgoing: (_, shown) => `${shown} outgoing`,
  neighborhood: (account, shown, all) => `Showing ${shown} of ${all} accounts: the neighbors of ${account}`,
  showNeighbors: 'Show neighbors only',
  times: (shown) => `${shown} ×`,
}
