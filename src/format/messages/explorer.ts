/** Texts of the explorer in one tag. */
export interface ExplorerMessages {
  /** Name of the explorer; links to its first page. */
  readonly name: string
  /** Name of the box; others on the page may be called a search too. */
  readonly search: string
  /** Name of the rows on the first page. */
  readonly latest: string
  /** Headings of the pages. */
  readonly titles: Readonly<Record<'home' | 'account' | 'transaction' | 'block' | 'nft' | 'search', string>>
  /** Name of the links to the parts of an account. */
  readonly sections: string
  readonly section: Readonly<Record<'history' | 'actions' | 'jettons' | 'nfts' | 'items', string>>
  readonly trace: string
  readonly transactions: string
  readonly looking: string
  /** No answer holds what was looked for. */
  readonly nothing: string
  readonly noWallet: (domain: string) => string
}

/** English {@link ExplorerMessages}. */
export const explorerMessages: ExplorerMessages = {
  name: 'Explorer',
  search: 'Search the explorer',
  latest: 'Latest transactions',
  titles: { home: 'Overview', account: 'Account', transaction: 'Transaction', block: 'Block', nft: 'NFT', search: 'Search' },
  sections: 'Parts of this account',
  section: { history: 'Transactions', actions: 'Actions', jettons: 'Jettons', nfts: 'NFTs', items: 'Items' },
  trace: 'Trace',
  transactions: 'Transactions',
  looking: 'Looking…',
  nothing: 'The index holds nothing of that name.',
  noWallet: (domain) => `${domain} points to no wallet.`,
}
