import type { GraphMessages, GraphToolsMessages, GroupKind } from '../../format/messages/graph.ts'

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

/** English {@link GraphToolsMessages}. */
export const graphToolsMessages: GraphToolsMessages = {
  toolbar: 'View',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit all',
  nextFailure: 'Next failed transaction',
  search: 'Search in this trace',
  closeSearch: 'Close the search',
  searchLabel: 'Account, hash, operation or comment',
  searchHint: 'Search',
  nextHit: 'Next hit',
  previousHit: 'Previous hit',
  hits: (at, count, shown) => (count === 0 ? 'No hits' : at === '' ? `${shown} ${count === 1 ? 'hit' : 'hits'}` : `${at} of ${shown}`),
  follow: 'Follow new transactions',
  newBelow: (_, shown) => `${shown} new`,
  view: 'What is shown',
  views: { messages: 'Messages', actions: 'Actions', accounts: 'Accounts' },
  export: 'Save',
  exportAs: { svg: 'Picture, SVG', png: 'Picture, PNG', mermaid: 'Diagram, Mermaid', json: 'Trace, JSON' },
  exportSmaller: (percent) => `The picture was too large and was saved at ${percent}.`,
  exportFailed: 'This could not be saved.',
  exportTooLarge: (most) => `Mermaid draws no more than ${most} messages: close some branches first.`,
  paperTooLarge: (transactions) =>
    `The part in view. A picture of all ${transactions} transactions would be too small to read: save it as a file.`,
  sentBy: (account) => `Sent by ${account}`,
  receivedBy: (account) => `Received by ${account}`,
  nothingSent: 'No messages',
  close: 'Close',
  accounts: (accounts, messages) => `Accounts: ${accounts}, with ${messages} between them`,
  accountRole: 'account',
  accountHelp: 'Arrow keys: the nearest account. Enter: its first transaction. Plus, minus, 0 and F: zoom.',
  incoming: (_, shown) => `${shown} incoming`,
  outgoing: (_, shown) => `${shown} outgoing`,
  neighbourhood: (account, shown, all) => `${shown} of ${all} accounts: those next to ${account}.`,
  allAccounts: 'Show all accounts',
  around: 'Show only what is next to it',
  times: (shown) => `${shown} ×`,
}
