import { countEnglish, formatNumber } from '../../format/intl.ts'

/** Texts of the tools of the message chain graph. */
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
  hits: (at: string, count: number, locale: string) =>
    count === 0
      ? 'No matches'
      : at === ''
        ? countEnglish(count, locale, 'match', 'matches')
        : `${at} of ${formatNumber(count, locale)}`,
  follow: 'Follow new transactions',
  newBelow: (count: number, locale: string) => `${formatNumber(count, locale)} new`,
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
  accounts: (accounts: string, messages: string) =>
    `Account graph. Accounts: ${accounts}. Messages between them: ${messages}`,
  accountRole: 'account',
  accountHelp: 'Arrow keys: nearest account. Enter: its first transaction. Plus, Minus, 0 and F: zoom.',
  incoming: (count: number, locale: string) => `${formatNumber(count, locale)} incoming`,
  outgoing: (count: number, locale: string) => `${formatNumber(count, locale)} outgoing`,
  /** Only the neighbors of one account are shown. */
  neighborhood: (account: string, shown: string, all: string) =>
    `Showing ${shown} of ${all} accounts: the neighbors of ${account}`,
  showNeighbors: 'Show neighbors only',
  times: (shown: string) => `${shown} ×`,
}
