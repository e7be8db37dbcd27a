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
  readonly allAccounts: string
  readonly around: string
  readonly times: (shown: string) => string
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
