/** Texts of the first page. */
export const home = {
  title: 'Chain',
  examples: 'For example',
  price: 'Price',
  newest: 'Newest block',
  blocksPerSecond: 'Blocks per second',
  transactionsPerSecond: 'Transactions per second',
  cycle: 'Validators’ cycle end',
  live: 'Latest transactions and actions',
  transactions: 'Transactions',
  actions: 'Actions',
  pause: 'Pause',
  resume: 'Resume',
  /** Below the feed. */
  spam: 'Transfers with a suspicious comment are left out.',
  blocks: 'Latest blocks',
  topAccounts: 'Largest balances',
  jettons: 'Jettons',
  /** Below the headings of jettons and collections. */
  listNote: 'In the service’s order, which says nothing about size or trust. Marked scams are left out.',
  noJettons: 'No jettons to show',
  collections: 'NFT collections',
  noCollections: 'No NFT collections to show',
  allFavorites: 'All favorites and labels',
  noFavorites: 'Star an account on its page to see its balance and last event here',
}
